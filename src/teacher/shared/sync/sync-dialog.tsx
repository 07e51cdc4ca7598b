import { Modal } from '@mantine/core';
import { useReturnFocus } from '#teacher/shared/dialogs/return-focus.ts';
import { useCall } from '#ui/api/hooks.ts';
import { commonMessages } from '#ui/i18n/common-messages.ts';
import { useMessages } from '#ui/i18n/use-messages.ts';
import { LoadError } from '#ui/primitives/page-state.tsx';
import { Skeleton } from '#ui/primitives/skeleton.tsx';
import styles from './sync-dialog.module.css';
import { type SyncDialogProps, SyncForm } from './sync-form.tsx';
import { syncMessages } from './sync-messages.ts';

/** Updates coursewares made from an activity to its newest version. Mount it to open it. */
export function SyncDialog({ activity, coursewareId, opener, onClose }: SyncDialogProps) {
  const t = useMessages(syncMessages);
  const tCommon = useMessages(commonMessages);
  const associatedCall = useCall('GET /diy/associated', { activity_id: activity.id }, { quiet: true });
  useReturnFocus(opener);
  return (
    <Modal
      opened
      size="lg"
      title={t('title', { name: activity.name })}
      closeButtonProps={{ 'aria-label': tCommon('close') }}
      onClose={onClose}
    >
      {associatedCall.isPending && <Skeleton lines={4} height="3.5rem" />}
      {associatedCall.isError && (
        <>
          <p className={styles.error} role="alert">
            {t('load_failed')}
          </p>
          <LoadError error={associatedCall.error} onRetry={() => void associatedCall.refetch()} />
        </>
      )}
      {associatedCall.data && (
        <SyncForm
          activity={activity}
          associated={associatedCall.data}
          coursewareId={coursewareId}
          onClose={onClose}
        />
      )}
    </Modal>
  );
}
