import { type RefObject, useEffect, useEffectEvent } from 'react';
import { findOwn } from '#contract/find-own.ts';
import type { PlayerProps } from '#form/activity-views.ts';
import type { QuestionResponse } from '#parts/quiz-questions/model.ts';
import { AskedQuestion } from '#parts/quiz-questions/views/player/asked-question.tsx';
import { CheckButton } from '#parts/quiz-questions/views/player/check-button.tsx';
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
  const { answers, content, checkable, onShow, onCheck } = props;
  const t = useMessages(playerMessages);
  const answer = findOwn(answers, question.id);
  const { mark } = answer ?? {};
  const isWrong = mark !== undefined && !mark.needs_teacher && mark.score < mark.max_score;
  const reportAndFocus = useEffectEvent(() => {
    onShow(question.id);
    headingRef.current?.focus();
  });
  useEffect(() => reportAndFocus(), []);
  return (
    <div className={styles.stop}>
      <AskedQuestion
        {...props}
        mode="work"
        mediaUrl={props.context.mediaUrl}
        question={question}
        questionNumber={content.questions.indexOf(question) + 1}
        questionCount={content.questions.length}
        headingRef={headingRef}
      />
      <div className={styles.ways}>
        {checkable && !question.withheld && (
          <CheckButton question={question} answer={answer} onCheck={() => onCheck(question.id)} />
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
