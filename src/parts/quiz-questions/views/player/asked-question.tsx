import type { Ref } from 'react';
import { findOwn } from '#contract/find-own.ts';
import type { Elements } from '#ui/elements.ts';
import type { PublicQuestion } from '../../model.ts';
import { Countdown } from './countdown.tsx';
import { LateWithheldCard } from './late-withheld-card.tsx';
import { QuestionCard } from './question-card.tsx';
import type { QuizProps } from './quiz-props.ts';
import { useNow } from './use-now.ts';

type AskedQuestionProps = Pick<QuizProps, 'answers' | 'mediaUrl' | 'mode' | 'onFlag' | 'onOpen'> & {
  question: PublicQuestion;
  questionNumber: number;
  questionCount: number;
  headingRef: Ref<HTMLHeadingElement>;
  children?: Elements;
};

/** One question of those that a type asks at places of its own, with its countdown, or what opens it. */
export function AskedQuestion(props: AskedQuestionProps) {
  const { question, answers, mode, headingRef, children, onOpen } = props;
  const isWorking = mode === 'work';
  const answer = findOwn(answers, question.id);
  const { mark, deadlineAt } = answer ?? {};
  const isTimed = isWorking && question.time_limit_s !== undefined && !mark;
  const now = useNow(isTimed && deadlineAt !== undefined);
  const remainingMs = deadlineAt === undefined ? undefined : deadlineAt - now;
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
      timer={isTimed && <Countdown remainingMs={remainingMs} limitMs={(question.time_limit_s ?? 0) * 1000} />}
    >
      {children}
    </QuestionCard>
  );
}
