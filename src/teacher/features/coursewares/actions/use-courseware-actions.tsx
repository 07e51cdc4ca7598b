import { type ReactNode, Suspense, useState } from 'react';
import type { CoursewareActions } from '#teacher/features/coursewares/row/courseware-menu.tsx';
import { type CoursewareItem, coursewareReads } from '#teacher/shared/coursewares/coursewares.ts';
import type { RenderPreview } from '#teacher/shared/dialogs/preview-modal.tsx';
import { createLazyPart } from '#teacher/shared/library/lazy-part.tsx';
import { usePreload } from '#teacher/shared/use-preload.ts';
import { useSend } from '#ui/api/hooks.ts';
import type { CoursewareDialogState } from './courseware-dialog.tsx';
import { useCloseCourseware } from './use-close-courseware.ts';
import { useDeleteCoursewares } from './use-delete-coursewares.ts';

const CoursewareDialog = createLazyPart(
  async () => (await import('./courseware-dialog.tsx')).CoursewareDialog,
);

/** Also loads the parts of single dialogs, for which a click on another one does not wait. */
async function loadAllDialogs(): Promise<void> {
  await CoursewareDialog.load();
  const { loadCoursewareDialogs } = await import('./courseware-dialog.tsx');
  await loadCoursewareDialogs();
}

type CoursewareActionsResult = {
  actions: CoursewareActions;
  /** Id of the courseware that is being opened. */
  openingId: number | undefined;
  /** The page renders it; its place on the page does not matter. */
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
  const [shownDialog, setShownDialog] = useState<CoursewareDialogState>();
  const showDialog = (kind: CoursewareDialogState['kind']) => (courseware: CoursewareItem) =>
    setShownDialog({ kind, courseware });
  const showJoinPanel = showDialog('join');
  const openCall = useSend('POST /teacher/courseware_open', { refreshes: coursewareReads });
  // `mutate` is stable during a call, so that memoized rows are not rendered again.
  const { mutate: openCourseware } = openCall;
  const closeCourseware = useCloseCourseware((id) => openCourseware({ id }));
  const deleteCoursewares = useDeleteCoursewares(onDeleted);
  usePreload(loadAllDialogs, true);

  const actions: CoursewareActions = {
    onOpen: (courseware) => {
      // If the due time is past, nobody could enter, so the teacher has to change it first.
      if (courseware.due_at !== null && courseware.due_at <= Date.now()) showDialog('settings')(courseware);
      else
        openCourseware(
          { id: courseware.id },
          { onSuccess: ({ join_code }) => showJoinPanel({ ...courseware, is_open: true, join_code }) },
        );
    },
    onClose: closeCourseware,
    onShowCode: showDialog('join'),
    onPreview: showDialog('preview'),
    onSettings: showDialog('settings'),
    onSync: showDialog('sync'),
    onRename: showDialog('rename'),
    onRemind: showDialog('remind'),
    onDelete: (coursewares) => void deleteCoursewares(coursewares),
  };
  const dialog = shownDialog && (
    <Suspense fallback={null}>
      <CoursewareDialog
        {...shownDialog}
        className={findClassName(shownDialog.courseware)}
        renderPreview={renderPreview}
        onOpened={showJoinPanel}
        onClose={() => setShownDialog(undefined)}
      />
    </Suspense>
  );
  return { actions, openingId: openCall.isPending ? (openCall.variables.id as number) : undefined, dialog };
}
