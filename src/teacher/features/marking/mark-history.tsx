import { useState } from 'react';
import { useCall } from '#ui/api/hooks.ts';
import { useFormats } from '#ui/i18n/formats.ts';
import { useMessages } from '#ui/i18n/use-messages.ts';
import styles from './marking.module.css';
import type { Answer } from './marking-items.ts';
import { markingMessages } from './messages.ts';

function MarkSteps({ answer: { attempt_id, question_id, step } }: { answer: Answer }) {
  const t = useMessages(markingMessages);
  const formats = useFormats();
  const reply = useCall('GET /study/mark_steps', { attempt_id, question_id }, { enabled: step !== null });
  if (step === null) return <p>{t('no_history')}</p>;
  return (
    <ol className={styles.history}>
      {(reply.data?.steps ?? [step]).map(({ number, score, comment, teacher_name, marked_at }) => {
        const textParams = { name: teacher_name, time: formats.dateTime(marked_at) };
        return (
          <li key={number}>
            {score === null
              ? t('history_back', textParams)
              : t('history_mark', { ...textParams, score: formats.number(score) })}
            {comment !== '' && <span className={styles.historyComment}>{comment}</span>}
          </li>
        );
      })}
    </ol>
  );
}

/** The earlier marks of an answer with their authors and times; read when it is opened. */
export function MarkHistory({ answer }: { answer: Answer }) {
  const t = useMessages(markingMessages);
  const [isOpen, setOpen] = useState(false);
  return (
    <details onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>{t('history')}</summary>
      {isOpen && <MarkSteps key={answer.step?.number ?? 0} answer={answer} />}
    </details>
  );
}
