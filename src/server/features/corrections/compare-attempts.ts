import { scoreShare } from '#contract/figures/shares.ts';
import type { QuestionMark } from '#form/activity-type.ts';
import type { Row } from '#server/database/schema.ts';
import { markAnswers, type StepScore } from '#server/features/attempts/marking/mark-again.service.ts';
import type { Revision } from '#server/features/contents/revision.service.ts';

/** Compares the marks of attempts with those that they would have after a correction. Pure. */

export type AttemptWork = {
  attempt: Row<'attempt'>;
  answers: readonly Row<'answer'>[];
  steps: readonly StepScore[];
  /** The content as it is marked now, and as it would be. */
  now: Revision;
  corrected: Revision;
};

export type ComparedAttempt = {
  attemptId: number;
  before: QuestionMark;
  after: QuestionMark;
  /** Scores that teachers gave for the question, which stay. */
  teacherScores: number[];
};

/** The questions that the correction changes in this attempt. */
export function listCorrected({ now, corrected }: Pick<AttemptWork, 'now' | 'corrected'>): string[] {
  return [...corrected.corrections].flatMap(([id, kinds]) =>
    kinds.length > (now.corrections.get(id)?.length ?? 0) ? [id] : [],
  );
}

/** Undefined if the attempt does not have the question. */
export function compareAttempt(work: AttemptWork): ComparedAttempt | undefined {
  const { attempt, answers, steps, corrected } = work;
  const ids = new Set(listCorrected(work));
  if (ids.size === 0) return undefined;
  const { total } = markAnswers(attempt.id, corrected, answers, steps);
  const { score, max_score, needs_teacher } = attempt;
  return {
    attemptId: attempt.id,
    before: { score: score ?? 0, max_score, needs_teacher: needs_teacher === 1 },
    after: total,
    teacherScores: steps.flatMap((step) =>
      ids.has(step.question_id) && step.score !== null ? [step.score] : [],
    ),
  };
}

/** Of what is marked so far: a correction changes no teacher's mark. */
const shareOf = (mark: QuestionMark): number => scoreShare({ ...mark, needs_teacher: false }) ?? 0;

/** Above 0: the student gains; below 0: the student loses. */
export function compareShares({ before, after }: Pick<ComparedAttempt, 'before' | 'after'>): number {
  const difference = shareOf(after) - shareOf(before);
  return Math.abs(difference) < 1e-9 ? 0 : difference;
}

export function isChanged({ before, after }: ComparedAttempt): boolean {
  return (
    before.score !== after.score ||
    before.max_score !== after.max_score ||
    before.needs_teacher !== after.needs_teacher
  );
}
