import { useState } from 'react';
import { useMessages } from '#ui/i18n/use-messages.ts';
import { Button } from '#ui/primitives/button.tsx';
import { hasAnswer } from '../../has-answer.ts';
import { messages } from '../messages.ts';
import { Palette } from './palette.tsx';
import { QuestionStage } from './question-stage.tsx';
import styles from './quiz-player.module.css';
import type { QuizProps } from './quiz-props.ts';
import { Summary } from './summary.tsx';

/** One question on screen at a time. The place after the last question is the summary before submitting. */
export function OneByOne(props: QuizProps) {
  const { content, answers, mode } = props;
  const { questions } = content;
  const t = useMessages(messages);
  const working = mode === 'work';
  const mayGoAnywhere = content.allow_back || !working;
  const [place, setPlace] = useState(() => (working ? findStart(props) : 0));
  /** True after the student's first step: the first screen must not move the focus. */
  const [moved, setMoved] = useState(false);
  const last = questions.length - (working ? 0 : 1);
  const question = questions[place];

  function go(index: number) {
    setPlace(Math.max(0, Math.min(index, last)));
    setMoved(true);
  }

  return (
    <div className={styles.frame}>
      <div className={styles.side}>
        <Palette
          questions={questions}
          answers={answers}
          current={place}
          onGo={mayGoAnywhere ? go : undefined}
        />
        {working && mayGoAnywhere && question && (
          <Button look="soft" className={styles.goFinish} onClick={() => go(questions.length)}>
            {t('to_summary')}
          </Button>
        )}
      </div>
      {question ? (
        <QuestionStage
          {...props}
          // Another key mounts the stage again when a withheld question opens, so that its heading takes the focus.
          key={question.withheld ? `${question.id}/withheld` : question.id}
          question={question}
          index={place}
          lastPlace={last}
          mayGoAnywhere={mayGoAnywhere}
          takeFocus={moved}
          onGo={go}
          onOpen={(id) => {
            setMoved(true);
            props.onOpen(id);
          }}
        />
      ) : (
        <Summary {...props} onGo={mayGoAnywhere ? go : undefined} takeFocus={moved} />
      )}
    </div>
  );
}

/** The place to continue at: the first open question, or the last one seen if students may not go back. */
function findStart({ content, answers }: QuizProps): number {
  const { questions, allow_back } = content;
  if (allow_back) {
    const firstOpenIndex = questions.findIndex(({ id }) => {
      const answer = answers[id];
      return !answer || (!answer.locked && !hasAnswer(answer));
    });
    return firstOpenIndex === -1 ? questions.length : firstOpenIndex;
  }
  const seenFlags = questions.map(({ id }) => {
    const answer = answers[id];
    return answer && (answer.locked || answer.deadlineAt !== undefined || hasAnswer(answer));
  });
  return Math.max(0, seenFlags.lastIndexOf(true));
}
