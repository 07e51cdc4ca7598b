import type { QuestionMark } from '#contract/figures/achievement.ts';
import { scaleScore } from '#contract/figures/shares.ts';
import type { QuestionInfo } from '#form/activity-type.ts';
import { readRevisions } from '#server/features/contents/revisions.service.ts';
import * as studentWork from '#server/features/study/class-work/student-work.repository.ts';
import type { SignedInContext } from '#server/http/context.ts';

/** The marks of single questions, which achievement by dimension, level and tag is made of. */

/**
 * The marks by attempt of all questions that `describe` gives something for, together with it; by each attempt's own
 * revision with its corrections. A question that was left out scores 0.
 */
export async function readQuestionMarks<D extends object>(
  { app, db }: Pick<SignedInContext, 'app' | 'db'>,
  attempts: readonly studentWork.StudyAttempt[],
  describe: (question: QuestionInfo) => D | undefined,
): Promise<ReadonlyMap<number, (QuestionMark & D)[]>> {
  const revisionOf = await readRevisions(app, db, attempts);
  const described = attempts.flatMap((attempt) => {
    const questions = [...revisionOf(attempt).questions.values()].flatMap((question) => {
      const details = question.marked_by === 'nobody' ? undefined : describe(question);
      return details ? [{ question, details }] : [];
    });
    return questions.length > 0 ? [{ attempt, questions }] : [];
  });
  const rows = await studentWork.listScores(
    db,
    described.map(({ attempt }) => attempt.id),
  );
  const rowByAnswer = new Map(rows.map((row) => [`${row.attempt_id}/${row.question_id}`, row]));
  const listMarks = ({ attempt, questions }: (typeof described)[number]) =>
    questions.map(({ question, details }) => {
      const { id, max_score } = question;
      const score = scaleScore(rowByAnswer.get(`${attempt.id}/${id}`), question) ?? null;
      return { ...details, question: `${attempt.courseware_id}/${id}`, score, max_score };
    });
  return new Map(described.map((each) => [each.attempt.id, listMarks(each)]));
}
