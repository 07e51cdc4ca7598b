import { useEffect } from 'react';
import { useMessages } from '#ui/i18n/use-messages.ts';
import { messages } from '../messages.ts';
import { loadOpenAnswer } from '../question/open/lazy-open-answer.tsx';
import { AnswerContext, TraceAndFilesContext } from '../question/use-give-answer.ts';
import { AllOnPage } from './all-on-page.tsx';
import { OneByOne } from './one-by-one.tsx';
import styles from './quiz-player.module.css';
import type { QuizPlayerProps } from './quiz-props.ts';

/** Plays or reviews a row of questions, for every type that asks some. */
export function QuizPlayer({ context, ...rest }: QuizPlayerProps) {
  const props = { ...rest, mediaUrl: context.mediaUrl };
  const t = useMessages(messages);
  const { layout, questions } = props.content;
  const hasOpen = questions.some(({ type }) => type === 'open');
  useEffect(() => {
    if (hasOpen) void loadOpenAnswer().catch(() => undefined);
  }, [hasOpen]);
  if (questions.length === 0) return <p className={styles.none}>{t('no_questions')}</p>;
  return (
    <AnswerContext value={props.onAnswer}>
      <TraceAndFilesContext value={props.traceAndFiles}>
        <div className={styles.quiz}>
          {layout === 'one_by_one' ? <OneByOne {...props} /> : <AllOnPage {...props} />}
        </div>
      </TraceAndFilesContext>
    </AnswerContext>
  );
}
