import type { PlayItem } from '#player/shared/item-state.ts';
import { ReturnedNote } from '#player/shared/returned-note.tsx';
import { useMessages } from '#ui/i18n/use-messages.ts';
import { startMessages } from './messages.ts';
import styles from './start.module.css';

/** Tells a student how their rules differ from those of the class, and why an attempt was returned. */
export function OwnRules({ item: { attempts, exception } }: { item: PlayItem }) {
  const t = useMessages(startMessages);
  const runningAttempt = attempts.find(({ state }) => state === 'in_progress');
  const ruleTexts: string[] = [];
  if (exception?.is_excused) ruleTexts.push(t('excused'));
  if (exception?.extra_minutes) ruleTexts.push(t('extra_minutes', { count: exception.extra_minutes }));
  if (exception?.due_at) ruleTexts.push(t('own_due'));
  if (exception?.extra_attempts) ruleTexts.push(t('extra_attempts', { count: exception.extra_attempts }));
  return (
    <>
      {runningAttempt?.reopening && <ReturnedNote reopening={runningAttempt.reopening} />}
      {ruleTexts.length > 0 && <p className={styles.note}>{ruleTexts.join(' ')}</p>}
    </>
  );
}
