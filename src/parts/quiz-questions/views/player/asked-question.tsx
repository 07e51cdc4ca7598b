import type { Ref } from 'react';
import { findOwn } from '#contract/find-own.ts';
import type { Elements } from '#ui/elements.ts';
import type { PublicQuestion } from '../../model.ts';
import { Countdown } from './countdown.tsx';
import { LateWithheldCard } from './late-withheld-card.tsx';
import { QuestionCard } from './question-card.tsx';
import type { QuizProps } from './quiz-props.ts';
import { hasFeedback, useTimeLeft } from './use-time-left.ts';

type AskedQuestionProps = Pick<QuizProps, 'answers' | 'mediaUrl' | 'mode' | 'onFlag' | 'onOpen'> & {
  question: PublicQuestion;
  questionNumber: number;
  questionCount: number;
  headingRef: Ref<HTMLHeadingElement>;
  children?: Elements;
};

/** A question with its countdown, or what opens it. */
export function AskedQuestion(props: AskedQuestionProps) {
  const { question, answers, mode, headingRef, children, onOpen } = props;
  const isWorking = mode === 'work';
  const answer = findOwn(answers, question.id);
  const limitSeconds = question.time_limit_s;
  const remainingMs = useTimeLeft(answer, mode);
  const isTimeUp = remainingMs !== undefined && remainingMs <= 0;
  if (question.withheld)
    return (
      <LateWithheldCard
        {...props}
        isWorking={isWorking}
        opening={answer?.opening}
        headingRef={headingRef}
        onOpen={() => onOpen(question.id)}
      />
    );
  return (
    <QuestionCard
      {...props}
      answer={answer}
      locked={!isWorking || (answer?.locked ?? false) || isTimeUp}
      timer={
        isWorking &&
        limitSeconds !== undefined &&
        !hasFeedback(answer) && <Countdown remainingMs={remainingMs} limitMs={limitSeconds * 1000} />
      }
    >
      {children}
    </QuestionCard>
  );
}
