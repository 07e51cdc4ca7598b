import { Button, Modal } from '@mantine/core';
import type { ApiReply } from '#contract/api.ts';
import type { ActivityItem } from '#teacher/features/activities/draft/activity-draft.ts';
import { useReturnFocus } from '#teacher/shared/dialogs/return-focus.ts';
import { useCall, useSend } from '#ui/api/hooks.ts';
import { commonMessages } from '#ui/i18n/common-messages.ts';
import { useMessages } from '#ui/i18n/use-messages.ts';
import { DialogFoot } from '#ui/primitives/dialog-foot.tsx';
import { LoadError } from '#ui/primitives/page-state.tsx';
import { Skeleton } from '#ui/primitives/skeleton.tsx';
import { ChangeList } from './change-list.tsx';
import styles from './origin-changes-dialog.module.css';
import { shareMessages } from './share-messages.ts';

type OriginChanges = ApiReply<'GET /resource/changes'>;
type OriginChangesDialogProps = {
  activity: Pick<ActivityItem, 'id' | 'name'>;
  /** `data-opener` of the button that gets the focus back. */
  opener: string;
  onClose: () => void;
  /** The teacher took the original's new version, or kept the copy as it is. */
  onDecided?: (decision: 'taken' | 'kept') => void;
};

/** Shows how the original of a copy has changed; the teacher takes the new version or keeps the copy as it is. */
export function OriginChangesDialog({ activity, opener, onClose, onDecided }: OriginChangesDialogProps) {
  const t = useMessages(shareMessages);
  const tCommon = useMessages(commonMessages);
  const changesCall = useCall('GET /resource/changes', { activity_id: activity.id }, { quiet: true });
  useReturnFocus(opener);
  const closeWithDecision = (decision: 'taken' | 'kept') => {
    onClose();
    onDecided?.(decision);
  };
  return (
    <Modal
      opened
      size="lg"
      title={t('changes_title', { name: activity.name })}
      closeButtonProps={{ 'aria-label': tCommon('close') }}
      onClose={onClose}
    >
      {changesCall.isPending && <Skeleton lines={4} height="3rem" />}
      {changesCall.isError && (
        <LoadError error={changesCall.error} onRetry={() => void changesCall.refetch()} />
      )}
      {changesCall.data && (
        <ChangesChoice id={activity.id} changes={changesCall.data} onDecide={closeWithDecision} />
      )}
    </Modal>
  );
}

type ChangesChoiceProps = {
  id: number;
  changes: OriginChanges;
  onDecide: (decision: 'taken' | 'kept') => void;
};

function ChangesChoice({ id, changes, onDecide }: ChangesChoiceProps) {
  const t = useMessages(shareMessages);
  const refreshes = ['GET /diy/list', 'GET /resource/changes', 'GET /diy/associated'] as const;
  const takeCall = useSend('POST /resource/take_changes', {
    refreshes,
    successText: t('taken'),
    onSuccess: () => onDecide('taken'),
  });
  const dismissCall = useSend('POST /resource/dismiss_changes', {
    refreshes,
    onSuccess: () => onDecide('kept'),
  });
  const input = { activity_id: id, seen: changes.seen };
  if (!changes.has_changes) return <p>{t('no_changes')}</p>;
  return (
    <div className={styles.changes}>
      <p>{t('changes_by', { name: changes.owner_name })}</p>
      {changes.is_edited && (
        <p className={styles.warning} role="note">
          {t('edited_warning')}
        </p>
      )}
      <ChangeList changes={changes} />
      <DialogFoot>
        <Button variant="default" loading={dismissCall.isPending} onClick={() => dismissCall.mutate(input)}>
          {t('keep')}
        </Button>
        <Button loading={takeCall.isPending} onClick={() => takeCall.mutate(input)}>
          {t('take')}
        </Button>
      </DialogFoot>
    </div>
  );
}
