import type { QuestionMark } from '#form/activity-type.ts';
import type { AnswerState } from '#form/activity-views.ts';
import { TaskNote } from '#parts/drawing-tasks/task-bar/task-frame.tsx';
import { Guide } from '#parts/quiz-questions/answer-parts/guide.tsx';
import { messages } from '#parts/quiz-questions/answer-parts/messages.ts';
import { useFormats } from '#ui/i18n/formats.ts';
import { useMessages } from '#ui/i18n/use-messages.ts';
import { readPlaced } from '../cards.ts';
import type { PublicQuestion, PublicTask } from '../model.ts';
import { PlacedList } from '../placed-list.tsx';
import type { CardKey } from '../public-task.ts';

function classify({ marks_itself }: PublicQuestion, { score, max_score, needs_teacher }: QuestionMark) {
  if (needs_teacher) return 'needs_teacher';
  if (!marks_itself) return 'marked';
  if (score >= max_score) return 'right';
  return score > 0 ? 'partly' : 'wrong';
}

/** The mark in one line. */
export function MarkNote({ question, mark }: { question: PublicQuestion; mark: QuestionMark }) {
  const t = useMessages(messages);
  const { number } = useFormats();
  const verdict = classify(question, mark);
  return (
    <TaskNote>
      <strong>{t(verdict)}</strong>
      {verdict !== 'needs_teacher' && (
        <span> {t('score_of', { score: number(mark.score), count: number(mark.max_score) })}</span>
      )}
    </TaskNote>
  );
}

type KeyDetailsProps = Pick<PublicTask, 'cards'> & { answer: AnswerState; answerKey: CardKey };

/** Which cards are right, and what the teacher has written about the answer. */
export function KeyDetails({ cards, answer, answerKey }: KeyDetailsProps) {
  return (
    <>
      {answerKey.right_cards.length > 0 && (
        <PlacedList
          cards={cards}
          placedIds={readPlaced(cards, answer.response)}
          rightIds={answerKey.right_cards}
        />
      )}
      <Guide guide={answerKey} />
    </>
  );
}
