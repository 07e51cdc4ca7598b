import { useMessages } from '#ui/i18n/use-messages.ts';
import { SelectField } from '#ui/primitives/select-field.tsx';
import styles from './marking.module.css';
import type { MarkingBarProps } from './marking-view.ts';
import { markingMessages } from './messages.ts';

/** Chooses the question or the student whose answers are marked. */
export function AnswerChoice({ marking, view, nameAttempt, onChange }: MarkingBarProps) {
  const t = useMessages(markingMessages);
  const { questions, attempts, question_id, attempt_id } = marking;
  if (view.by === 'question')
    return (
      <SelectField
        aria-label={t('question')}
        className={styles.choice}
        value={question_id ?? ''}
        data={questions.map(({ id, title, waiting }, index) => ({
          value: id,
          label: t('question_waiting', { number: index + 1, title, waiting }),
        }))}
        onChange={(id) => onChange({ question_id: id })}
      />
    );
  return (
    <SelectField
      aria-label={t('student')}
      className={styles.choice}
      value={String(attempt_id ?? '')}
      data={attempts.map((attempt, index) => ({
        value: String(attempt.attempt_id),
        label: t('student_waiting', { name: nameAttempt(attempt, index), waiting: attempt.waiting }),
      }))}
      onChange={(id) => onChange({ attempt_id: Number(id) })}
    />
  );
}
