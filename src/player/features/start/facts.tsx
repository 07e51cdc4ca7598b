import { countAttemptsLeft, type PlayItem } from '#player/shared/item-state.ts';
import { useFormats } from '#ui/i18n/formats.ts';
import { useMessages } from '#ui/i18n/use-messages.ts';
import { startMessages } from './messages.ts';
import styles from './start.module.css';

function chooseFeedbackText({ waits_for_class, feedback_rule, late_until }: PlayItem) {
  if (waits_for_class) return 'feedback_guest';
  return feedback_rule === 'after_due' && late_until !== undefined
    ? 'feedback_after_late'
    : (`feedback_${feedback_rule}` as const);
}

/** Facts to know before starting: questions, points, time limit, attempts, dates, feedback. */
export function Facts({ item }: { item: PlayItem }) {
  const t = useMessages(startMessages);
  const { number, dateTime } = useFormats();
  const attemptsLeft = countAttemptsLeft(item);
  const limitMinutes = item.time_limit_minutes;
  const facts: [label: string, value: string][] = [];
  if (item.question_count > 0) facts.push([t('fact_questions'), number(item.question_count)]);
  if (item.max_score > 0) facts.push([t('fact_points'), number(item.max_score)]);
  if (item.is_marked) {
    facts.push([
      t('fact_time'),
      limitMinutes === null ? t('time_none') : t('time_minutes', { count: limitMinutes }),
    ]);
    facts.push([
      t('fact_attempts'),
      attemptsLeft === null
        ? t('attempts_any')
        : t('attempts_left', { left: attemptsLeft, all: item.attempts_allowed }),
    ]);
  }
  if (item.blocked === 'not_open_yet' && item.open_at !== null)
    facts.push([t('fact_opens'), dateTime(item.open_at)]);
  if (item.due_at !== null) facts.push([t('fact_due'), dateTime(item.due_at)]);
  if (item.late_until !== undefined) facts.push([t('fact_late'), dateTime(item.late_until)]);
  if (facts.length === 0) return null;
  return (
    <dl className={styles.facts}>
      {facts.map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
      {item.is_marked && item.question_count > 0 && (
        <div className={styles.wide}>
          <dt>{t('fact_feedback')}</dt>
          <dd>{t(chooseFeedbackText(item))}</dd>
        </div>
      )}
    </dl>
  );
}
