import { type RefObject, useEffect, useEffectEvent } from 'react';
import { findOwn } from '#contract/find-own.ts';
import type { PlayerProps } from '#form/activity-views.ts';
import type { QuestionResponse } from '#parts/quiz-questions/model.ts';
import { CheckButton } from '#parts/quiz-questions/views/player/check-button.tsx';
import { Countdown } from '#parts/quiz-questions/views/player/countdown.tsx';
import { LateWithheldCard } from '#parts/quiz-questions/views/player/late-withheld-card.tsx';
import { QuestionCard } from '#parts/quiz-questions/views/player/question-card.tsx';
import { useNow } from '#parts/quiz-questions/views/player/use-now.ts';
import { useMessages } from '#ui/i18n/use-messages.ts';
import { Button } from '#ui/primitives/button.tsx';
import type { PublicVideoQuestion, PublicVideoQuiz } from '../model.ts';
import styles from './player.module.css';
import { playerMessages } from './player-messages.ts';

type StopCardProps = Pick<
  PlayerProps<PublicVideoQuiz, QuestionResponse>,
  'answers' | 'content' | 'checkable' | 'context' | 'onShow' | 'onOpen' | 'onCheck' | 'onFlag'
> & {
  question: PublicVideoQuestion;
  headingRef: RefObject<HTMLHeadingElement | null>;
  /** `from`: the second from which the video is watched again. */
  onGoOn: (from?: number) => void;
};

/** The question for which the video has stopped, with what leads on. */
export function StopCard({ question, headingRef, onGoOn, ...props }: StopCardProps) {
  const { answers, content, checkable, onShow, onOpen, onCheck } = props;
  const t = useMessages(playerMessages);
  const answer = findOwn(answers, question.id);
  const { mark, deadlineAt } = answer ?? {};
  const now = useNow(deadlineAt !== undefined && !mark);
  const remainingMs = deadlineAt === undefined ? undefined : deadlineAt - now;
  const isLocked = (answer?.locked ?? false) || (remainingMs !== undefined && remainingMs <= 0);
  const isWrong = mark !== undefined && !mark.needs_teacher && mark.score < mark.max_score;
  const shared = {
    question,
    questionNumber: content.questions.indexOf(question) + 1,
    questionCount: content.questions.length,
    headingRef,
  };
  const reportAndFocus = useEffectEvent(() => {
    onShow(question.id);
    headingRef.current?.focus();
  });
  useEffect(() => reportAndFocus(), []);
  const { time_limit_s: limitS } = question;
  return (
    <div className={styles.stop}>
      {question.withheld ? (
        <LateWithheldCard
          {...shared}
          isWorking
          opening={answer?.opening}
          onOpen={() => onOpen(question.id)}
        />
      ) : (
        <QuestionCard
          {...shared}
          mode="work"
          mediaUrl={props.context.mediaUrl}
          onFlag={props.onFlag}
          answer={answer}
          locked={isLocked}
          timer={
            limitS !== undefined && !mark && <Countdown remainingMs={remainingMs} limitMs={limitS * 1000} />
          }
        />
      )}
      <div className={styles.ways}>
        {checkable && !question.withheld && (
          <CheckButton answer={answer} onCheck={() => onCheck(question.id)} />
        )}
        {isWrong && question.again_from_s !== undefined && (
          <Button look="soft" onClick={() => onGoOn(question.again_from_s)}>
            {t('again')}
          </Button>
        )}
        <Button look={checkable && !mark ? 'plain' : 'solid'} onClick={() => onGoOn()}>
          {t('go_on')}
        </Button>
      </div>
    </div>
  );
}
