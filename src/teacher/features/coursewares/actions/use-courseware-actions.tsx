import { lazy, type ReactNode, Suspense, useState } from 'react';
import type { CoursewareActions } from '#teacher/features/coursewares/row/courseware-menu.tsx';
import { type CoursewareItem, coursewareReads } from '#teacher/shared/coursewares/coursewares.ts';
import type { RenderPreview } from '#teacher/shared/dialogs/preview-modal.tsx';
import { usePreload } from '#teacher/shared/use-preload.ts';
import { useSend } from '#ui/api/hooks.ts';
import type { OpenCoursewareDialog } from './courseware-dialog.tsx';
import { useCloseCourseware } from './use-close-courseware.ts';
import { useDeleteCoursewares } from './use-delete-coursewares.ts';

const loadDialog = () => import('./courseware-dialog.tsx');
const CoursewareDialog = lazy(async () => ({ default: (await loadDialog()).CoursewareDialog }));

type CoursewareActionsResult = {
  actions: CoursewareActions;
  /** Id of the courseware that is being opened. */
  openingId: number | undefined;
  /** The page renders it anywhere. */
  dialog: ReactNode;
};

type CoursewareActionsOptions = {
  /** Name of the courseware's class, or empty if it is not known. */
  findClassName: (courseware: CoursewareItem) => string;
  renderPreview: RenderPreview;
  onDeleted?: () => void;
};

/** The actions for coursewares in a list, and the dialog that these open. */
export function useCoursewareActions({
  findClassName,
  renderPreview,
  onDeleted,
}: CoursewareActionsOptions): CoursewareActionsResult {
  const [shown, setShown] = useState<OpenCoursewareDialog>();
  const show = (kind: OpenCoursewareDialog['kind']) => (courseware: CoursewareItem) =>
    setShown({ kind, courseware });
  const showOpened = show('join');
  const open = useSend('POST /teacher/courseware_open', { refreshes: coursewareReads });
  // `mutate` is stable during a call, so that memoized rows are not rendered again.
  const { mutate: openNow } = open;
  const close = useCloseCourseware((id) => openNow({ id }));
  const deleteCoursewares = useDeleteCoursewares(onDeleted);
  usePreload(loadDialog, true);

  const actions: CoursewareActions = {
    onOpen: (courseware) => {
      // If the due time is past, nobody could enter, so the teacher has to change it first.
      if (courseware.due_at !== null && courseware.due_at <= Date.now()) show('settings')(courseware);
      else
        openNow(
          { id: courseware.id },
          { onSuccess: ({ join_code }) => showOpened({ ...courseware, is_open: true, join_code }) },
        );
    },
    onClose: close,
    onShowCode: show('join'),
    onPreview: show('preview'),
    onSettings: show('settings'),
    onSync: show('sync'),
    onRename: show('rename'),
    onDelete: (coursewares) => void deleteCoursewares(coursewares),
  };
  const dialog = shown && (
    <Suspense fallback={null}>
      <CoursewareDialog
        {...shown}
        className={findClassName(shown.courseware)}
        renderPreview={renderPreview}
        onOpened={showOpened}
        onClose={() => setShown(undefined)}
      />
    </Suspense>
  );
  return { actions, openingId: open.isPending ? (open.variables.id as number) : undefined, dialog };
}
