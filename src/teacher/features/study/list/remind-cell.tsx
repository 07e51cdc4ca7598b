import type { ApiReply } from '#contract/api.ts';
import { RowIconButton } from '#teacher/shared/rows/row-actions.tsx';
import { useMessages } from '#ui/i18n/use-messages.ts';
import { listMessages } from './list-messages.ts';
import styles from './study-list.module.css';

type Item = ApiReply<'GET /study/list'>['items'][number];

/** A bell where students can work on the courseware, or could, and somebody has not submitted. */
export function RemindCell({ item, onRemind }: { item: Item; onRemind: (coursewareId: number) => void }) {
  const t = useMessages(listMessages);
  const { courseware_id, courseware_name: name, state, assigned, submitted } = item;
  const missing = assigned - submitted;
  const isOpen = state === 'open' || state === 'late' || state === 'past_due';
  return (
    <td className={styles.remind}>
      {isOpen && missing > 0 && (
        <RowIconButton
          icon="bell"
          label={t('remind_named', { name, count: missing })}
          title={t('remind')}
          data-opener={`remind-${courseware_id}`}
          aria-haspopup="dialog"
          onClick={() => onRemind(courseware_id)}
        />
      )}
    </td>
  );
}
