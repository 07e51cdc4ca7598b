import { useEffect, useEffectEvent, useRef } from 'react';
import { findOwn } from '#contract/find-own.ts';
import { LateRichView } from '#parts/formatted-text/views/late-rich-view.tsx';
import { useMessages } from '#ui/i18n/use-messages.ts';
import { Button } from '#ui/primitives/button.tsx';
import { BackIcon, TickIcon } from '#ui/primitives/common-icons.tsx';
import { FlagIcon } from '../../answer-parts/icons.tsx';
import { messages } from '../../answer-parts/messages.ts';
import { toOneLine } from '../../body-words.ts';
import type { PublicQuestion } from '../../model.ts';
import { describeAnswer, isUnmarked } from '../question/describe-answer.view.ts';
import { useVerdictName } from '../question/feedback.tsx';
import { AnsweredLine } from './answered-line.tsx';
import type { QuizProps } from './quiz-props.ts';
import styles from './summary.module.css';

type SummaryProps = Pick<QuizProps, 'content' | 'answers' | 'onSubmit'> & {
  /** Absent if students may not go back. */
  onGo?: ((index: number) => void) | undefined;
  takesFocus: boolean;
};

/** The last page: the state of each answer, a way back to each question, and submitting. */
export function Summary({ content, answers, onSubmit, onGo, takesFocus }: SummaryProps) {
  const t = useMessages(messages);
  const heading = useRef<HTMLHeadingElement>(null);
  const { questions } = content;
  const focusHeading = useEffectEvent(() => {
    if (takesFocus) heading.current?.focus();
  });
  useEffect(() => focusHeading(), []);

  return (
    <section className={styles.summary}>
      <h2 ref={heading} tabIndex={-1}>
        {t('summary')}
      </h2>
      <AnsweredLine questions={questions} answers={answers} />
      <ol className={styles.list}>
        {questions.map((question, index) => (
          <li key={question.id}>
            <SummaryRow
              question={question}
              questionNumber={index + 1}
              answer={findOwn(answers, question.id)}
              onClick={onGo && (() => onGo(index))}
            />
          </li>
        ))}
      </ol>
      <p className={styles.final}>{t('submit_final')}</p>
      <div className={styles.actions}>
        {onGo && (
          <Button look="plain" onClick={() => onGo(questions.length - 1)}>
            <BackIcon size="1.1em" />
            <span>{t('go_back')}</span>
          </Button>
        )}
        {/* The second tap of a double tap on the button before must not submit. */}
        <Button onClick={({ detail }) => detail < 2 && onSubmit('now')}>{t('submit')}</Button>
      </div>
    </section>
  );
}

type SummaryRowProps = {
  question: PublicQuestion;
  questionNumber: number;
  answer: QuizProps['answers'][string] | undefined;
  onClick: (() => void) | undefined;
};

function SummaryRow({ question, questionNumber, answer, onClick }: SummaryRowProps) {
  const t = useMessages(messages);
  const nameVerdict = useVerdictName();
  const { text, picture } = question.body;
  const { state, flagged } = describeAnswer(question, answer);
  const rowContent = (
    <>
      <span className={styles.number}>{questionNumber}</span>
      <span className={styles.text}>
        {question.withheld ? (
          t('timed_question')
        ) : typeof text === 'string' ? (
          toOneLine(text) || picture?.alt
        ) : (
          <LateRichView tree={text} isLine mediaUrl={String} />
        )}
      </span>
      <span className={styles.states}>
        {flagged && (
          <span className={styles.flagged}>
            <FlagIcon size="1em" />
            <span>{t('flagged')}</span>
          </span>
        )}
        <span className={styles.state} data-state={state}>
          {state === 'answered' && <TickIcon size="1em" />}
          <span>{isUnmarked(state) ? t(state) : nameVerdict(state)}</span>
        </span>
      </span>
    </>
  );
  if (!onClick) return <div className={styles.row}>{rowContent}</div>;
  return (
    <button type="button" className={styles.row} onClick={onClick}>
      {rowContent}
    </button>
  );
}
