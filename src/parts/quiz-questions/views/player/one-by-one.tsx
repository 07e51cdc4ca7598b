import { useState } from 'react';
import { findOwn } from '#contract/find-own.ts';
import { useMessages } from '#ui/i18n/use-messages.ts';
import { Button } from '#ui/primitives/button.tsx';
import { messages } from '../../answer-parts/messages.ts';
import { hasAnswer, isWholeAnswer } from '../../has-answer.ts';
import { findSection } from '../../sections/sectioned.ts';
import { LateSectionView } from '../section/late-section-view.tsx';
import { LateSummary } from './late-summary.tsx';
import { Palette } from './palette.tsx';
import { QuestionStage } from './question-stage.tsx';
import styles from './quiz-player.module.css';
import type { QuizProps } from './quiz-props.ts';

/** One question on screen at a time. During work, the summary before submitting follows the last question. */
export function OneByOne(props: QuizProps) {
  const { content, answers, mode } = props;
  const { questions } = content;
  const t = useMessages(messages);
  const isWorking = mode === 'work';
  const mayGoAnywhere = content.allow_back || !isWorking;
  const [shownIndex, setShownIndex] = useState(() => (isWorking ? findStartIndex(props) : 0));
  /** True after the student's first step, because the first screen must not move the focus. */
  const [hasStepped, setHasStepped] = useState(false);
  const lastIndex = questions.length - (isWorking ? 0 : 1);
  const question = questions[shownIndex];
  const section = question && findSection(content.sections, question);

  function goTo(index: number) {
    setShownIndex(Math.max(0, Math.min(index, lastIndex)));
    setHasStepped(true);
  }

  return (
    <div className={styles.frame}>
      <div className={styles.side}>
        <Palette
          questions={questions}
          answers={answers}
          currentIndex={shownIndex}
          onGo={mayGoAnywhere ? goTo : undefined}
        />
        {isWorking && mayGoAnywhere && question && (
          <Button look="soft" className={styles.goFinish} onClick={() => goTo(questions.length)}>
            {t('to_summary')}
          </Button>
        )}
      </div>
      {section && <LateSectionView key={section.id} section={section} isBeside mediaUrl={props.mediaUrl} />}
      {question ? (
        <QuestionStage
          {...props}
          // Another key mounts the stage again when a withheld question opens, so that its heading takes the focus.
          key={question.withheld ? `${question.id}/withheld` : question.id}
          question={question}
          index={shownIndex}
          lastIndex={lastIndex}
          mayGoAnywhere={mayGoAnywhere}
          takesFocus={hasStepped}
          onGo={goTo}
          onOpen={(id) => {
            setHasStepped(true);
            props.onOpen(id);
          }}
        />
      ) : (
        <LateSummary {...props} onGo={mayGoAnywhere ? goTo : undefined} takesFocus={hasStepped} />
      )}
    </div>
  );
}

/**
 * Index to continue at: after a reload the same question, else the first unanswered one; if students may not go back, the
 * last one seen.
 */
function findStartIndex({ content, answers, startQuestionId }: QuizProps): number {
  const { questions, allow_back } = content;
  if (allow_back) {
    const reloadedIndex = questions.findIndex(({ id }) => id === startQuestionId);
    if (reloadedIndex !== -1) return reloadedIndex;
    const firstUnansweredIndex = questions.findIndex((one) => {
      const answer = findOwn(answers, one.id);
      return !answer || (!answer.locked && !isWholeAnswer(one, answer));
    });
    return firstUnansweredIndex === -1 ? questions.length : firstUnansweredIndex;
  }
  const seenFlags = questions.map(({ id }) => {
    const answer = findOwn(answers, id);
    return answer && (answer.locked || answer.deadlineAt !== undefined || hasAnswer(answer));
  });
  return Math.max(0, seenFlags.lastIndexOf(true));
}
