import { Button, Modal } from '@mantine/core';
import type { ActivityItem } from '#teacher/features/activities/draft/activity-draft.ts';
import { useReturnFocus } from '#teacher/shared/dialogs/return-focus.ts';
import { useCall } from '#ui/api/hooks.ts';
import { commonMessages } from '#ui/i18n/common-messages.ts';
import { useMessages } from '#ui/i18n/use-messages.ts';
import { DialogFoot } from '#ui/primitives/dialog-foot.tsx';
import { LoadError } from '#ui/primitives/page-state.tsx';
import { Skeleton } from '#ui/primitives/skeleton.tsx';
import { ChangeList } from './change-list.tsx';
import styles from './origin-changes-dialog.module.css';
import { shareMessages } from './share-messages.ts';

type UpdateLibraryDialogProps = {
  activity: Pick<ActivityItem, 'id' | 'name'>;
  /** `data-opener` of the button that gets the focus back. */
  opener: string;
  onUpdate: () => void;
  onClose: () => void;
};

/** Shows what will change in the library, before the newest version of the activity is shared. */
export function UpdateLibraryDialog({ activity, opener, onUpdate, onClose }: UpdateLibraryDialogProps) {
  const t = useMessages(shareMessages);
  const tCommon = useMessages(commonMessages);
  const updatePreview = useCall(
    'GET /resource/update_preview',
    { activity_id: activity.id },
    { quiet: true },
  );
  useReturnFocus(opener);
  return (
    <Modal
      opened
      size="lg"
      title={t('update_title', { name: activity.name })}
      closeButtonProps={{ 'aria-label': tCommon('close') }}
      onClose={onClose}
    >
      {updatePreview.isPending && <Skeleton lines={4} height="3rem" />}
      {updatePreview.isError && (
        <LoadError error={updatePreview.error} onRetry={() => void updatePreview.refetch()} />
      )}
      {updatePreview.data && (
        <div className={styles.changes}>
          <p>
            {t('update_text')}
            {updatePreview.data.copy_count > 0 && (
              <span>{` ${t('update_copies', { count: updatePreview.data.copy_count })}`}</span>
            )}
          </p>
          <ChangeList changes={updatePreview.data} />
          <DialogFoot>
            <Button variant="default" onClick={onClose}>
              {tCommon('cancel')}
            </Button>
            <Button
              onClick={() => {
                onClose();
                onUpdate();
              }}
            >
              {t('update_now')}
            </Button>
          </DialogFoot>
        </div>
      )}
    </Modal>
  );
}
