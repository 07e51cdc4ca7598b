import { Button, Modal } from '@mantine/core';
import { useReturnFocus } from '#teacher/shared/dialogs/return-focus.ts';
import { useCall, useSend } from '#ui/api/hooks.ts';
import { commonMessages } from '#ui/i18n/common-messages.ts';
import { useFormats } from '#ui/i18n/formats.ts';
import { useMessages } from '#ui/i18n/use-messages.ts';
import { LoadError } from '#ui/primitives/page-state.tsx';
import { Skeleton } from '#ui/primitives/skeleton.tsx';
import type { GroupSet } from './arrangement.ts';
import styles from './groups.module.css';
import { groupMessages } from './messages.ts';
import { groupReads } from './use-arrangement.ts';

type HistoryDialogProps = { set: GroupSet; version: number; onRestored: () => void; onClose: () => void };

/** The saved arrangements of a set, of which one can be restored. The first is the one on the screen. */
export function HistoryDialog({ set, version, onRestored, onClose }: HistoryDialogProps) {
  const t = useMessages(groupMessages);
  const common = useMessages(commonMessages);
  const formats = useFormats();
  const list = useCall('GET /group/history', { id: set.id }, { inPlace: true });
  const { mutate, isPending } = useSend('POST /group/restore_arrangement', {
    refreshes: groupReads,
    success: t('restored'),
    onSuccess: onRestored,
  });
  useReturnFocus();
  const nameOf = new Map(set.students.map(({ id, name }) => [id, name]));
  return (
    <Modal
      opened
      size="lg"
      title={t('history')}
      onClose={onClose}
      closeButtonProps={{ 'aria-label': common('close') }}
    >
      {list.isPending && <Skeleton lines={5} height="2.25rem" />}
      {list.error && <LoadError error={list.error} onRetry={() => void list.refetch()} />}
      <ol className={styles.list}>
        {(list.data?.items ?? []).map(({ id, cause, saved_at, saved_by_name, groups }, index) => (
          <li key={id} className={styles.line}>
            <div className={styles.lineText}>
              <strong>{t(`cause_${cause}`)}</strong>{' '}
              <span className={styles.small}>
                {t('history_line', {
                  time: `${formats.date(saved_at)} ${formats.time(saved_at)}`,
                  name: saved_by_name,
                })}
              </span>
              <p className={styles.small} data-group="">
                {groups
                  .filter(({ members }) => members.length > 0)
                  .map(
                    ({ name, members }) =>
                      `${name}: ${formats.list(members.flatMap((one) => nameOf.get(one) ?? []))}`,
                  )
                  .join(' / ')}
              </p>
            </div>
            {index > 0 && !set.is_locked && (
              <Button
                size="xs"
                variant="light"
                loading={isPending}
                onClick={() => mutate({ id: set.id, version, arrangement_id: id })}
              >
                {t('restore')}
              </Button>
            )}
          </li>
        ))}
      </ol>
    </Modal>
  );
}
