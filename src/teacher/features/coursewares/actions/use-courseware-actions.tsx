import { lazy, type ReactNode, Suspense, useState } from 'react';
import { useCloseCourseware } from '#teacher/features/coursewares/actions/use-close-courseware.ts';
import { useDeleteCoursewares } from '#teacher/features/coursewares/actions/use-delete-coursewares.ts';
import { coursewareMessages } from '#teacher/features/coursewares/messages.ts';
import { coursewareMenuId } from '#teacher/features/coursewares/row/courseware-item.ts';
import type { CoursewareActions } from '#teacher/features/coursewares/row/courseware-menu.tsx';
import { type CoursewareItem, coursewareReads } from '#teacher/shared/coursewares/coursewares.ts';
import { editMessages } from '#teacher/shared/dialogs/edit-messages.ts';
import { PreviewModal, type RenderPreview } from '#teacher/shared/dialogs/preview-modal.tsx';
import { RenameDialog } from '#teacher/shared/dialogs/rename-dialog.tsx';
import { useCall, useSend } from '#ui/api/hooks.ts';
import { useMessages } from '#ui/i18n/use-messages.ts';

const JoinPanel = lazy(async () => ({
  default: (await import('#teacher/shared/joining/join-panel.tsx')).JoinPanel,
}));
const SyncDialog = lazy(async () => ({
  default: (await import('#teacher/shared/sync/sync-dialog.tsx')).SyncDialog,
}));
const SettingsDrawer = lazy(async () => ({
  default: (await import('#teacher/features/coursewares/actions/settings-drawer.tsx')).SettingsDrawer,
}));

type Shown = { kind: 'join' | 'settings' | 'rename' | 'preview' | 'sync'; courseware: CoursewareItem };

type Desk = {
  actions: CoursewareActions;
  /** The courseware that is being opened. */
  openingId: number | undefined;
  /** Belongs somewhere on the page. */
  dialogs: ReactNode;
};

type DeskOptions = {
  /** The class of a courseware, where that is known. */
  findClassName: (courseware: CoursewareItem) => string;
  renderPreview: RenderPreview;
  onDeleted?: () => void;
};

/** All that can be done with a courseware in a list, and the dialogs for it. */
export function useCoursewareDesk({ findClassName, renderPreview, onDeleted }: DeskOptions): Desk {
  const t = useMessages(coursewareMessages);
  const edits = useMessages(editMessages);
  const [shown, setShown] = useState<Shown>();
  const hide = () => setShown(undefined);
  const showOpened = (courseware: CoursewareItem) => setShown({ kind: 'join', courseware });
  const open = useSend('POST /teacher/courseware_open', { refreshes: coursewareReads });
  // The functions stay the same while a call is under way: rows need not be drawn again for it.
  const { mutate: openNow } = open;
  const close = useCloseCourseware((id) => openNow({ id }));
  const rename = useSend('POST /teacher/courseware_update', {
    success: t('edited'),
    failure: edits('edit_failed'),
    refreshes: coursewareReads,
    onSuccess: hide,
  });
  const deleteCoursewares = useDeleteCoursewares(onDeleted);

  const actions: CoursewareActions = {
    onOpen: (courseware) => {
      // A due time that has passed would open it to nobody: the teacher chooses another first.
      if (courseware.due_at !== null && courseware.due_at <= Date.now())
        setShown({ kind: 'settings', courseware });
      else
        openNow(
          { id: courseware.id },
          { onSuccess: ({ join_code }) => showOpened({ ...courseware, is_open: true, join_code }) },
        );
    },
    onClose: close,
    onShowCode: (courseware) => setShown({ kind: 'join', courseware }),
    onPreview: (courseware) => setShown({ kind: 'preview', courseware }),
    onSettings: (courseware) => setShown({ kind: 'settings', courseware }),
    onSync: (courseware) => setShown({ kind: 'sync', courseware }),
    onRename: (courseware) => setShown({ kind: 'rename', courseware }),
    onDelete: (coursewares) => void deleteCoursewares(coursewares),
  };
  const courseware = shown?.courseware;
  const dialogs = courseware && (
    <Suspense fallback={null}>
      {shown.kind === 'join' && (
        <JoinPanel
          courseware={courseware}
          className={findClassName(courseware)}
          onClose={hide}
          opener={coursewareMenuId(courseware)}
        />
      )}
      {shown.kind === 'settings' && (
        <SettingsDrawer courseware={courseware} onOpened={showOpened} onClose={hide} />
      )}
      {shown.kind === 'preview' && (
        <CoursewarePreview courseware={courseware} renderPreview={renderPreview} onClose={hide} />
      )}
      {shown.kind === 'sync' && (
        <SyncDialog
          activity={{ id: courseware.activity_id, name: courseware.name }}
          coursewareId={courseware.id}
          opener={coursewareMenuId(courseware)}
          onClose={hide}
        />
      )}
      {shown.kind === 'rename' && (
        <RenameDialog
          title={t('rename')}
          label={t('name')}
          requiredText={t('name_required')}
          name={courseware.name}
          busy={rename.isPending}
          onSave={(name) => rename.mutate({ id: courseware.id, name })}
          onClose={hide}
          opener={coursewareMenuId(courseware)}
        />
      )}
    </Suspense>
  );
  return { actions, openingId: open.isPending ? (open.variables.id as number) : undefined, dialogs };
}

type CoursewarePreviewProps = {
  courseware: CoursewareItem;
  renderPreview: RenderPreview;
  onClose: () => void;
};

function CoursewarePreview({ courseware, ...rest }: CoursewarePreviewProps) {
  const preview = useCall('GET /teacher/courseware_preview', { id: courseware.id }, { quiet: true });
  return (
    <PreviewModal name={courseware.name} preview={preview} opener={coursewareMenuId(courseware)} {...rest} />
  );
}
