import { coursewareMessages } from '#teacher/features/coursewares/messages.ts';
import { coursewareMenuId } from '#teacher/features/coursewares/row/courseware-item.ts';
import { type CoursewareItem, coursewareReads } from '#teacher/shared/coursewares/coursewares.ts';
import { editMessages } from '#teacher/shared/dialogs/edit-messages.ts';
import { RenameDialog } from '#teacher/shared/dialogs/form-dialog.tsx';
import { PreviewModal, type RenderPreview } from '#teacher/shared/dialogs/preview-modal.tsx';
import { createLazyPart } from '#teacher/shared/library/lazy-part.tsx';
import { useCall, useSend } from '#ui/api/hooks.ts';
import { useMessages } from '#ui/i18n/use-messages.ts';

const JoinPanel = createLazyPart(
  async () => (await import('#teacher/shared/joining/join-panel.tsx')).JoinPanel,
);
const SyncDialog = createLazyPart(
  async () => (await import('#teacher/shared/sync/sync-dialog.tsx')).SyncDialog,
);
const RemindDialog = createLazyPart(
  async () => (await import('#teacher/shared/messages/remind-dialog.tsx')).RemindDialog,
);
const SettingsDrawer = createLazyPart(async () => (await import('./settings-drawer.tsx')).SettingsDrawer);

/** Loads the larger dialogs. */
export async function loadCoursewareDialogs(): Promise<void> {
  await Promise.all([JoinPanel, RemindDialog, SyncDialog, SettingsDrawer].map(({ load }) => load()));
}

export type CoursewareDialogState = {
  kind: 'join' | 'settings' | 'rename' | 'preview' | 'remind' | 'sync';
  courseware: CoursewareItem;
};

type CoursewareDialogProps = CoursewareDialogState & {
  className: string;
  renderPreview: RenderPreview;
  /** Called after the settings drawer has opened the courseware. */
  onOpened: (courseware: CoursewareItem) => void;
  onClose: () => void;
};

/** The dialog of an action for a courseware. Loaded once the person starts to use the page. */
export function CoursewareDialog(props: CoursewareDialogProps) {
  const { kind, courseware, className, renderPreview, onOpened, onClose } = props;
  const opener = coursewareMenuId(courseware);
  switch (kind) {
    case 'remind':
      return <RemindDialog coursewareId={courseware.id} onClose={onClose} opener={opener} />;
    case 'join':
      return <JoinPanel courseware={courseware} className={className} onClose={onClose} opener={opener} />;
    case 'settings':
      return <SettingsDrawer courseware={courseware} onOpened={onOpened} onClose={onClose} />;
    case 'preview':
      return <CoursewarePreview courseware={courseware} renderPreview={renderPreview} onClose={onClose} />;
    case 'sync':
      return (
        <SyncDialog
          activity={{ id: courseware.activity_id, name: courseware.name }}
          coursewareId={courseware.id}
          opener={opener}
          onClose={onClose}
        />
      );
    case 'rename':
      return <RenameCourseware courseware={courseware} onClose={onClose} />;
    default:
      return kind satisfies never;
  }
}

function RenameCourseware({ courseware, onClose }: { courseware: CoursewareItem; onClose: () => void }) {
  const t = useMessages(coursewareMessages);
  const tEdit = useMessages(editMessages);
  const renameCall = useSend('POST /teacher/courseware_update', {
    successText: t('edited'),
    failureText: tEdit('edit_failed'),
    refreshes: coursewareReads,
    onSuccess: onClose,
  });
  return (
    <RenameDialog
      title={t('rename')}
      label={t('name')}
      requiredText={t('name_required')}
      name={courseware.name}
      typedName={`courseware_name:${courseware.id}`}
      busy={renameCall.isPending}
      onSave={(name) => renameCall.mutateAsync({ id: courseware.id, name })}
      onClose={onClose}
      opener={coursewareMenuId(courseware)}
    />
  );
}

type CoursewarePreviewProps = Pick<CoursewareDialogProps, 'courseware' | 'onClose' | 'renderPreview'>;

function CoursewarePreview({ courseware, ...modalProps }: CoursewarePreviewProps) {
  const preview = useCall('GET /teacher/courseware_preview', { id: courseware.id }, { quiet: true });
  return (
    <PreviewModal
      name={courseware.name}
      preview={preview}
      opener={coursewareMenuId(courseware)}
      {...modalProps}
    />
  );
}
