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
import classes from './origin-changes-dialog.module.css';
import { shareMessages } from './share-messages.ts';

type Changes = ApiReply<'GET /resource/changes'>;
type DialogProps = {
  activity: Pick<ActivityItem, 'id' | 'name'>;
  /** The `data-opener` of the button to go back to. */
  opener: string;
  onClose: () => void;
  /** Called as it closes, when the copy is up to date or is to stay as it is. */
  onDecided?: (decision: 'taken' | 'kept') => void;
};

/** What became of the original of an own copy: to take it, or to keep the copy as it is. */
export function OriginChangesDialog({ activity, opener, onClose, onDecided }: DialogProps) {
  const t = useMessages(shareMessages);
  const common = useMessages(commonMessages);
  const changes = useCall('GET /resource/changes', { activity_id: activity.id }, { quiet: true });
  useReturnFocus(opener);
  const decide = (decision: 'taken' | 'kept') => {
    onClose();
    onDecided?.(decision);
  };
  return (
    <Modal
      opened
      size="lg"
      title={t('changes_title', { name: activity.name })}
      closeButtonProps={{ 'aria-label': common('close') }}
      onClose={onClose}
    >
      {changes.isPending && <Skeleton lines={4} height="3rem" />}
      {changes.isError && <LoadError error={changes.error} onRetry={() => void changes.refetch()} />}
      {changes.data && <Loaded id={activity.id} changes={changes.data} onDecide={decide} />}
    </Modal>
  );
}

type LoadedProps = { id: number; changes: Changes; onDecide: (decision: 'taken' | 'kept') => void };

function Loaded({ id, changes, onDecide }: LoadedProps) {
  const t = useMessages(shareMessages);
  const refreshes = ['GET /diy/list', 'GET /resource/changes', 'GET /diy/associated'] as const;
  const take = useSend('POST /resource/take_changes', {
    refreshes,
    success: t('taken'),
    onSuccess: () => onDecide('taken'),
  });
  const keep = useSend('POST /resource/dismiss_changes', { refreshes, onSuccess: () => onDecide('kept') });
  const input = { activity_id: id, seen: changes.seen };
  if (!changes.has_changes) return <p>{t('no_changes')}</p>;
  return (
    <div className={classes.changes}>
      <p>{t('changes_by', { name: changes.owner_name })}</p>
      {changes.is_edited && (
        <p className={classes.warning} role="note">
          {t('edited_warning')}
        </p>
      )}
      <ChangeList changes={changes} />
      <DialogFoot>
        <Button variant="default" loading={keep.isPending} onClick={() => keep.mutate(input)}>
          {t('keep')}
        </Button>
        <Button loading={take.isPending} onClick={() => take.mutate(input)}>
          {t('take')}
        </Button>
      </DialogFoot>
    </div>
  );
}
