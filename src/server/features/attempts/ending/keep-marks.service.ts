import type { Db } from '#server/database/database.ts';
import type { Row } from '#server/database/schema.ts';
import { insertStep, listNewestSteps } from '#server/features/attempts/rows/mark-steps.repository.ts';
import { listNewestReopenings } from '#server/features/attempts/rows/reopenings.repository.ts';

/** Reopenings from before answers counted drawn items have no `item_changes`. */
type AnswerContent = Pick<Row<'answer'>, 'question_id' | 'response' | 'files'> & { item_changes?: number };

const contentKeyOf = (answer: AnswerContent | undefined) =>
  `${answer?.response ?? 'null'}/${answer?.files ?? '[]'}/${answer?.item_changes ?? 0}`;

/**
 * Returns the teacher's marks that stay valid when a reopened attempt is submitted again: those of unchanged answers.
 * Withdraws the other marks by one more step each, so that the changed answers wait for new marks.
 */
export async function keepTeacherMarks(
  tx: Db,
  attempt: Pick<Row<'attempt'>, 'id'>,
  answers: readonly AnswerContent[],
  now: number,
) {
  const [reopening] = await listNewestReopenings(tx, [attempt.id]);
  const steps = await listNewestSteps(tx, [attempt.id]);
  if (!reopening) return steps;
  const earlierAnswers = JSON.parse(reopening.answers) as AnswerContent[];
  const findAnswer = (answerList: readonly AnswerContent[], id: string) =>
    answerList.find(({ question_id }) => question_id === id);
  const isUnchanged = ({ question_id }: { question_id: string }) =>
    contentKeyOf(findAnswer(answers, question_id)) === contentKeyOf(findAnswer(earlierAnswers, question_id));
  for (const step of steps) {
    if (step.score === null || isUnchanged(step)) continue;
    await insertStep(tx, {
      attempt_id: attempt.id,
      question_id: step.question_id,
      number: step.number + 1,
      score: null,
      comment: '',
      marked_by: reopening.reopened_by,
      marked_at: now,
    });
  }
  return steps.filter(isUnchanged);
}
