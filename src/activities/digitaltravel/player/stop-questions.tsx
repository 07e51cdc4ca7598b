import { type RefObject, useRef } from 'react';
import { findOwn } from '#contract/find-own.ts';
import { AskedQuestion } from '#parts/quiz-questions/views/player/asked-question.tsx';
import { CheckButton } from '#parts/quiz-questions/views/player/check-button.tsx';
import { useShownQuestion } from '#parts/quiz-questions/views/player/use-shown-question.ts';
import type { PublicTripQuestion } from '../model.ts';
import styles from './player.module.css';
import type { TripPlayerProps } from './trip-props.ts';

type StopQuestionsProps = TripPlayerProps & {
  asked: readonly PublicTripQuestion[];
  listRef: RefObject<HTMLDivElement | null>;
};

/** The questions of a stop, one below the other; their numbers are those of the whole trip. */
export function StopQuestions(props: StopQuestionsProps) {
  const { asked, listRef, mode, onShow } = props;
  useShownQuestion(listRef, (index) => {
    const id = asked[index]?.id;
    if (mode === 'work' && id !== undefined) onShow(id);
  });
  return (
    <div ref={listRef} className={styles.questions}>
      {asked.map((question) => (
        <StopQuestion key={question.id} {...props} question={question} />
      ))}
    </div>
  );
}

function StopQuestion({ question, ...props }: StopQuestionsProps & { question: PublicTripQuestion }) {
  const { content, answers, mode, checkable, context, onCheck } = props;
  const heading = useRef<HTMLHeadingElement>(null);
  return (
    <AskedQuestion
      {...props}
      mediaUrl={context.mediaUrl}
      question={question}
      questionNumber={content.questions.indexOf(question) + 1}
      questionCount={content.questions.length}
      headingRef={heading}
    >
      {mode === 'work' && checkable && (
        <CheckButton
          look="soft"
          question={question}
          answer={findOwn(answers, question.id)}
          onCheck={() => {
            onCheck(question.id);
            heading.current?.focus({ preventScroll: true });
          }}
        />
      )}
    </AskedQuestion>
  );
}
