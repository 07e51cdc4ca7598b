import { useEffect, useEffectEvent, useRef } from 'react';
import { useMessages } from '#ui/i18n/use-messages.ts';
import { Button } from '#ui/primitives/button.tsx';
import { BackIcon, ForwardIcon } from '#ui/primitives/common-icons.tsx';
import type { PublicQuestion } from '../../model.ts';
import { messages } from '../messages.ts';
import { CheckButton } from './check-button.tsx';
import { Countdown } from './countdown.tsx';
import { QuestionCard } from './question-card.tsx';
import styles from './quiz-player.module.css';
import type { QuizProps } from './quiz-props.ts';
import { useNow } from './use-now.ts';
import { WithheldCard } from './withheld-card.tsx';

type QuestionStageProps = QuizProps & {
  question: PublicQuestion;
  index: number;
  /** The number of the last place. */
  lastPlace: number;
  /** True if the student may go to any question. */
  mayGoAnywhere: boolean;
  takeFocus: boolean;
  onGo: (index: number) => void;
};

/** 'Time is up' shows this long before the next question. */
const timeUpShownMs = 2000;
/** The longest wait in ms that the browser's timers can hold. */
const longestWaitMs = 2_147_000_000;

/** The question on screen with its countdown and the buttons to other questions. Each question mounts its own. */
export function QuestionStage(props: QuestionStageProps) {
  const { question, index, lastPlace, mayGoAnywhere, takeFocus, mode, checkable, content, answers } = props;
  const { onShow, onOpen, onCheck, onGo } = props;
  const t = useMessages(messages);
  const heading = useRef<HTMLHeadingElement>(null);
  const working = mode === 'work';
  const answer = answers[question.id];
  const deadlineAt = working ? answer?.deadlineAt : undefined;
  const hasFeedback = answer?.mark !== undefined || answer?.key !== undefined;
  const now = useNow(deadlineAt !== undefined && !hasFeedback);
  const leftMs = deadlineAt === undefined ? undefined : deadlineAt - now;
  const isTimeUp = leftMs !== undefined && leftMs <= 0;
  const isLocked = !working || isTimeUp || (answer?.locked ?? false);

  const show = useEffectEvent(() => {
    if (working) onShow(question.id);
    if (takeFocus) heading.current?.focus();
  });
  useEffect(() => show(), []);

  // Students who check answers one by one read the key first and go on by themselves.
  const continueToNext = useEffectEvent(() => {
    if (!checkable) onGo(index + 1);
  });
  useEffect(() => {
    const wait = deadlineAt === undefined ? 0 : deadlineAt - Date.now();
    if (wait <= 0 || wait > longestWaitMs) return undefined;
    const timer = setTimeout(() => continueToNext(), wait + timeUpShownMs);
    return () => clearTimeout(timer);
  }, [deadlineAt]);

  const canCheck = working && checkable && !isLocked && !question.withheld;
  const limit = question.time_limit_s;
  return (
    <div className={`${styles.stack} ${styles.stage}`}>
      {question.withheld ? (
        <WithheldCard
          question={question}
          number={index + 1}
          total={content.questions.length}
          opening={answer?.opening}
          working={working}
          headingRef={heading}
          onOpen={() => onOpen(question.id)}
        />
      ) : (
        <QuestionCard
          {...props}
          number={index + 1}
          total={content.questions.length}
          answer={answer}
          locked={isLocked}
          headingRef={heading}
          timer={
            working && limit !== undefined && !hasFeedback && <Countdown left={leftMs} limit={limit * 1000} />
          }
        />
      )}
      {working && !mayGoAnywhere && <p className={styles.note}>{t('no_way_back')}</p>}
      <div className={styles.bar}>
        {mayGoAnywhere && (
          <Button look="plain" disabled={index === 0} onClick={() => onGo(index - 1)}>
            <BackIcon size="1.1em" />
            <span className={styles.previous}>{t('previous')}</span>
          </Button>
        )}
        <div className={styles.forward}>
          {working && checkable && !isTimeUp && !question.withheld && (
            <CheckButton
              answer={answer}
              onCheck={() => {
                onCheck(question.id);
                heading.current?.focus({ preventScroll: true });
              }}
            />
          )}
          {index < lastPlace && (
            <Button look={canCheck ? 'plain' : 'solid'} onClick={() => onGo(index + 1)}>
              {t(working && index + 1 === lastPlace ? 'to_summary' : 'next')}
              <ForwardIcon size="1.1em" />
            </Button>
          )}
        </div>
      </div>
    </div>
  );
}
