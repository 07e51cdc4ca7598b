import type { PlayItem } from '#player/shared/item-state.ts';
import { playerMessages } from '#player/shared/messages.ts';
import { useMessages } from '#ui/i18n/use-messages.ts';
import styles from './returned-note.module.css';

type Reopening = NonNullable<PlayItem['attempts'][number]['reopening']>;

/** Says that the teacher returned or reopened submitted work, with the teacher's words. */
export function ReturnedNote({ reopening: { is_return, message } }: { reopening: Reopening }) {
  const t = useMessages(playerMessages);
  return (
    <section className={styles.note} aria-label={t(is_return ? 'returned' : 'reopened')}>
      <strong>{t(is_return ? 'returned' : 'reopened')}</strong>
      {message && <q className={styles.words}>{message}</q>}
    </section>
  );
}
