import type { BankQuestion } from '#parts/exam-content/bank-question.ts';
import { drawText } from '#parts/formatted-text/views/draw-text.tsx';
import { toPublicQuestion, toQuestionKey } from '#parts/quiz-questions/public-question.ts';
import { QuestionView } from '#parts/quiz-questions/views/question/question-view.tsx';
import { mediaUrl } from '#ui/media-url.ts';
import styles from './look.module.css';

const inOrder = { seed: 0, shuffle: false };

type QuestionFaceProps = {
  content: BankQuestion;
  response?: unknown;
  isLocked?: boolean;
  showsKey?: boolean;
};

/** A question as students see it, with its passage and its key. */
export function QuestionFace({ content, response, isLocked = true, showsKey = true }: QuestionFaceProps) {
  const { question, passage } = content;
  return (
    <div className={styles.face}>
      {passage && (
        <div className={styles.passage}>
          {passage.heading && <h3>{passage.heading}</h3>}
          <div>{drawText(passage.passage, mediaUrl)}</div>
        </div>
      )}
      <QuestionView
        question={toPublicQuestion(question, inOrder)}
        response={response}
        locked={isLocked}
        answerKey={showsKey ? toQuestionKey(question) : undefined}
        mediaUrl={mediaUrl}
      />
    </div>
  );
}
