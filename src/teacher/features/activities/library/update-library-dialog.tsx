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
import classes from './origin-changes-dialog.module.css';
import { shareMessages } from './share-messages.ts';

type DialogProps = {
  activity: Pick<ActivityItem, 'id' | 'name'>;
  /** The `data-opener` of the button to go back to. */
  opener: string;
  onUpdate: () => void;
  onClose: () => void;
};

/** What every teacher will find in the library instead, before the newest revision goes there. */
export function UpdateLibraryDialog({ activity, opener, onUpdate, onClose }: DialogProps) {
  const t = useMessages(shareMessages);
  const common = useMessages(commonMessages);
  const preview = useCall('GET /resource/update_preview', { activity_id: activity.id }, { quiet: true });
  useReturnFocus(opener);
  return (
    <Modal
      opened
      size="lg"
      title={t('update_title', { name: activity.name })}
      closeButtonProps={{ 'aria-label': common('close') }}
      onClose={onClose}
    >
      {preview.isPending && <Skeleton lines={4} height="3rem" />}
      {preview.isError && <LoadError error={preview.error} onRetry={() => void preview.refetch()} />}
      {preview.data && (
        <div className={classes.changes}>
          <p>
            {t('update_text')}
            {preview.data.copy_count > 0 && ` ${t('update_copies', { count: preview.data.copy_count })}`}
          </p>
          <ChangeList changes={preview.data} />
          <DialogFoot>
            <Button variant="default" onClick={onClose}>
              {common('cancel')}
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
