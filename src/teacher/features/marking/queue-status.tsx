import { useMessages } from '#ui/i18n/use-messages.ts';
import styles from './marking.module.css';
import type { QueueState } from './marks-queue.ts';
import { markingMessages } from './messages.ts';

/** Says whether marks still wait on this device, or for a decision of the teacher. */
export function QueueStatus({ state: { marks, isDisconnected } }: { state: QueueState }) {
  const t = useMessages(markingMessages);
  const states = [...marks.values()].map(({ state }) => state);
  const unsentCount = states.filter((state) => state === 'waiting').length;
  const unsolvedCount = states.length - unsentCount;
  const describeStatus = () => {
    if (isDisconnected && unsentCount > 0) return t('waiting_to_send', { count: unsentCount });
    if (unsentCount > 0) return t('sending');
    return unsolvedCount > 0 ? t('unsolved', { count: unsolvedCount }) : t('all_saved');
  };
  return (
    <output
      className={styles.status}
      data-warns={(isDisconnected && unsentCount > 0) || unsolvedCount > 0 || undefined}
    >
      {describeStatus()}
    </output>
  );
}
