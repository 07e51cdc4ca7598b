import { useEffect, useEffectEvent, useRef } from 'react';
import { findOwn } from '#contract/find-own.ts';
import { useMessages } from '#ui/i18n/use-messages.ts';
import { Button } from '#ui/primitives/button.tsx';
import { BackIcon, ForwardIcon } from '#ui/primitives/common-icons.tsx';
import { messages } from '../../answer-parts/messages.ts';
import type { PublicQuestion } from '../../model.ts';
import { AskedQuestion } from './asked-question.tsx';
import { CheckButton } from './check-button.tsx';
import styles from './quiz-player.module.css';
import type { QuizProps } from './quiz-props.ts';
import { useTimeLeft } from './use-time-left.ts';

type QuestionStageProps = QuizProps & {
  question: PublicQuestion;
  index: number;
  /** Index of the last question, or during work of the summary after it. */
  lastIndex: number;
  /** True if the student may go to any question. */
  mayGoAnywhere: boolean;
  takesFocus: boolean;
  onGo: (index: number) => void;
};

/** 'Time is up' shows this long before the next question. */
const timeUpShownMs = 2000;
/** The longest wait in ms that the browser's timers can hold. */
const longestWaitMs = 2_147_000_000;

/** The question on screen with its countdown and the buttons to other questions. Each question mounts its own. */
export function QuestionStage(props: QuestionStageProps) {
  const { question, index, lastIndex, mayGoAnywhere, takesFocus, mode, checkable, content, answers } = props;
  const { onShow, onCheck, onGo } = props;
  const t = useMessages(messages);
  const heading = useRef<HTMLHeadingElement>(null);
  const isWorking = mode === 'work';
  const answer = findOwn(answers, question.id);
  const deadlineAt = isWorking ? answer?.deadlineAt : undefined;
  const remainingMs = useTimeLeft(answer, mode);
  const isTimeUp = remainingMs !== undefined && remainingMs <= 0;
  const isCheckable = isWorking && checkable && !isTimeUp && !question.withheld;

  const reportAndFocus = useEffectEvent(() => {
    if (isWorking) onShow(question.id);
    if (takesFocus) heading.current?.focus();
  });
  useEffect(() => reportAndFocus(), []);

  // Students who check answers one by one read the key first and go on by themselves.
  const continueToNext = useEffectEvent(() => {
    if (!checkable) onGo(index + 1);
  });
  useEffect(() => {
    const waitMs = deadlineAt === undefined ? 0 : deadlineAt - Date.now();
    if (waitMs <= 0 || waitMs > longestWaitMs) return undefined;
    const timer = setTimeout(() => continueToNext(), waitMs + timeUpShownMs);
    return () => clearTimeout(timer);
  }, [deadlineAt]);

  return (
    <div className={`${styles.stack} ${styles.stage}`}>
      <AskedQuestion
        {...props}
        questionNumber={index + 1}
        questionCount={content.questions.length}
        headingRef={heading}
      />
      {isWorking && !mayGoAnywhere && <p className={styles.note}>{t('no_way_back')}</p>}
      <div className={styles.bar}>
        {mayGoAnywhere && (
          <Button look="plain" disabled={index === 0} onClick={() => onGo(index - 1)}>
            <BackIcon size="1.1em" />
            <span className={styles.previous}>{t('previous')}</span>
          </Button>
        )}
        <div className={styles.forward}>
          {isCheckable && (
            <CheckButton
              question={question}
              answer={answer}
              onCheck={() => {
                onCheck(question.id);
                heading.current?.focus({ preventScroll: true });
              }}
            />
          )}
          {index < lastIndex && (
            <Button look={isCheckable && !answer?.locked ? 'plain' : 'solid'} onClick={() => onGo(index + 1)}>
              {t(isWorking && index + 1 === lastIndex ? 'to_summary' : 'next')}
              <ForwardIcon size="1.1em" />
            </Button>
          )}
        </div>
      </div>
    </div>
  );
}
