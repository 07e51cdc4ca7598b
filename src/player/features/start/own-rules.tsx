import type { PlayItem } from '#player/shared/item-state.ts';
import { ReturnedNote } from '#player/shared/returned-note.tsx';
import { useMessages } from '#ui/i18n/use-messages.ts';
import { startMessages } from './messages.ts';
import styles from './start.module.css';

/** Tells a student how their rules differ from those of the class, and why an attempt was returned. */
export function OwnRules({ item: { attempts, exception } }: { item: PlayItem }) {
  const t = useMessages(startMessages);
  const running = attempts.find(({ state }) => state === 'in_progress');
  const lines: string[] = [];
  if (exception?.is_excused) lines.push(t('excused'));
  if (exception?.extra_minutes) lines.push(t('extra_minutes', { count: exception.extra_minutes }));
  if (exception?.due_at) lines.push(t('own_due'));
  if (exception?.extra_attempts) lines.push(t('extra_attempts', { count: exception.extra_attempts }));
  return (
    <>
      {running?.reopening && <ReturnedNote reopening={running.reopening} />}
      {lines.length > 0 && <p className={styles.note}>{lines.join(' ')}</p>}
    </>
  );
}
