import type { Row } from '#server/database/schema.ts';

/** Chooses the attempt that counts. Pure. */

type Attempt = Pick<Row<'attempt'>, 'state' | 'score' | 'max_score' | 'needs_teacher'>;
type Numbered = Attempt & Pick<Row<'attempt_member'>, 'number'>;
type Rule = Row<'courseware'>['counting_attempt'];

/**
 * The submitted attempt of one person that counts; of equally good ones the earliest. Attempts before and after a sync may
 * have different maximum scores, so the best one has the largest share of its own maximum.
 */
export function findCountingAttempt<A extends Numbered>(attempts: readonly A[], rule: Rule): A | undefined {
  const submittedAttempts = attempts
    .filter(({ state }) => state === 'submitted')
    .sort((one, other) => one.number - other.number);
  if (rule === 'first') return submittedAttempts[0];
  if (rule === 'last') return submittedAttempts.at(-1);
  return submittedAttempts.reduce<A | undefined>(
    (best, each) =>
      best === undefined || (scoreShareOf(each) ?? 0) > (scoreShareOf(best) ?? 0) ? each : best,
    undefined,
  );
}

/** Removes repetitions from attempts that are listed once per member. */
export function uniqueAttempts<A extends { id: number }>(attempts: readonly A[]): A[] {
  return [...new Map(attempts.map((attempt) => [attempt.id, attempt])).values()];
}

/** Score ÷ maximum score, 0..1; null without scored questions, or before a teacher has marked everything. */
export function scoreShareOf(attempt: Attempt | undefined): number | null {
  if (!attempt || attempt.score === null || attempt.max_score <= 0 || attempt.needs_teacher === 1)
    return null;
  return attempt.score / attempt.max_score;
}
