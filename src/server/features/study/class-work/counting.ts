import { countsInClass, scoreShare } from '#contract/rules/class-figures.ts';
import { isLateWork } from '#contract/rules/late-work.ts';
import type { Row } from '#server/database/schema.ts';
import { effectiveRules, type StudentException } from '#server/features/attempts/rules/effective-rules.ts';

/** Finds a person's counting attempt, and whether it is late. Pure. */

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

/** The share of the score in an attempt; null as in `scoreShare`, and without an attempt. */
export function scoreShareOf(attempt: ScoredAttempt | undefined): number | null {
  return attempt ? scoreShare({ ...attempt, needs_teacher: attempt.needs_teacher === 1 }) : null;
}

type TimedAttempt = Pick<
  Row<'attempt'>,
  'state' | 'ended_by' | 'started_at' | 'submitted_at' | 'last_saved_at'
> & { exception: StudentException | null };

/** Whether it was handed in after the due time of this member. */
export function isLateAttempt(attempt: TimedAttempt, { due_at }: Pick<Row<'courseware'>, 'due_at'>): boolean {
  return isLateWork(attempt, effectiveRules({ due_at }, attempt.exception).due_at);
}

type ClassAttempt = NumberedAttempt & { user_id: number; is_guest: boolean; is_excused: boolean };

/** The attempts of one courseware that count, one for each person who counts and has submitted. */
export function listCountedAttempts<A extends ClassAttempt>(attempts: readonly A[], rule: CountingRule): A[] {
  return [...Map.groupBy(attempts, ({ user_id }) => user_id).values()].flatMap((personAttempts) => {
    const attempt = findCountingAttempt(personAttempts, rule);
    if (!attempt) return [];
    // Whether it is for the person does not matter, because the person has submitted.
    return countsInClass({ ...attempt, is_assigned: true, has_submitted: true }) ? [attempt] : [];
  });
}
