import type { Db } from '#server/database/database.ts';
import type { Row } from '#server/database/schema.ts';
import { listNewestReopenings } from '#server/features/play/exceptions/reopenings.repository.ts';
import { insertStep, listNewestSteps } from '#server/features/play/marking/mark-steps.repository.ts';

type Answer = Pick<Row<'answer'>, 'question_id' | 'response' | 'files'>;

const contentOf = (answer: Answer | undefined) => `${answer?.response ?? 'null'}/${answer?.files ?? '[]'}`;

/**
 * The teacher's marks that are still valid when a reopened attempt is submitted again: those of unchanged answers.
 * Other marks are withdrawn by one more step each, so that the changed answers wait for new marks.
 */
export async function keepTeacherMarks(
  tx: Db,
  attempt: Pick<Row<'attempt'>, 'id'>,
  answers: readonly Answer[],
  now: number,
) {
  const [reopening] = await listNewestReopenings(tx, [attempt.id]);
  const steps = await listNewestSteps(tx, [attempt.id]);
  if (!reopening) return steps;
  const earlier = JSON.parse(reopening.answers) as Answer[];
  const find = (from: readonly Answer[], id: string) => from.find(({ question_id }) => question_id === id);
  const isUnchanged = ({ question_id }: { question_id: string }) =>
    contentOf(find(answers, question_id)) === contentOf(find(earlier, question_id));
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
