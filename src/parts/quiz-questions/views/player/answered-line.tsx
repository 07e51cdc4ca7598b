import { findOwn } from '#contract/find-own.ts';
import { useMessages } from '#ui/i18n/use-messages.ts';
import { messages } from '../../answer-parts/messages.ts';
import { isWholeAnswer } from '../../has-answer.ts';
import type { PublicQuestion } from '../../model.ts';
import styles from './answered-line.module.css';
import type { QuizProps } from './quiz-props.ts';

/** Says how many questions are answered. */
export function AnsweredLine({
  questions,
  answers,
}: Pick<QuizProps, 'answers'> & { questions: PublicQuestion[] }) {
  const t = useMessages(messages);
  const answeredCount = questions.filter((one) => isWholeAnswer(one, findOwn(answers, one.id))).length;
  const isComplete = answeredCount === questions.length;
  return (
    <p className={styles.line} data-complete={isComplete || undefined}>
      {isComplete
        ? t('all_answered')
        : t('answered_of', { answered: answeredCount, count: questions.length })}
    </p>
  );
}
