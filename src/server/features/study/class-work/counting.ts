import type { Row } from '#server/database/schema.ts';

/** Finds a person's counting attempt. Pure. */

type ScoredAttempt = Pick<Row<'attempt'>, 'state' | 'score' | 'max_score' | 'needs_teacher'>;
type NumberedAttempt = ScoredAttempt & Pick<Row<'attempt_member'>, 'number'>;
type CountingRule = Row<'courseware'>['counting_attempt'];

/**
 * Finds the submitted attempt of one person that counts. The best one has the largest share of its own maximum score,
 * because a sync may change the maximum between attempts; of equally good ones, the earliest counts.
 */
export function findCountingAttempt<A extends NumberedAttempt>(
  attempts: readonly A[],
  rule: CountingRule,
): A | undefined {
  const submittedAttempts = attempts
    .filter(({ state }) => state === 'submitted')
    .sort((one, other) => one.number - other.number);
  if (rule === 'first') return submittedAttempts[0];
  if (rule === 'last') return submittedAttempts.at(-1);
  return submittedAttempts.reduce<A | undefined>(
    (best, attempt) =>
      best === undefined || (scoreShareOf(attempt) ?? 0) > (scoreShareOf(best) ?? 0) ? attempt : best,
    undefined,
  );
}

/** Lists each attempt once, where attempts of groups are listed once per member. */
export function uniqueAttempts<A extends { id: number }>(attempts: readonly A[]): A[] {
  return [...new Map(attempts.map((attempt) => [attempt.id, attempt])).values()];
}

/** Score ÷ maximum score, 0..1. Null without scored questions, and until a teacher has marked everything. */
export function scoreShareOf(attempt: ScoredAttempt | undefined): number | null {
  if (!attempt || attempt.score === null || attempt.max_score <= 0 || attempt.needs_teacher === 1)
    return null;
  return attempt.score / attempt.max_score;
}
