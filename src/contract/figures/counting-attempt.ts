import type { AttemptState, CountingAttempt } from '#contract/choices.ts';
import { type ScoredWork, scoreShare } from '#contract/figures/shares.ts';
import { countsInClass } from '#contract/figures/who-counts.ts';

/** Which attempts count. Pure; server, browser and files use the same. */

/** One person's attempt; `number` orders the person's attempts. */
type NumberedAttempt = ScoredWork & { state: AttemptState; number: number };

/**
 * Finds the submitted attempt of one person that counts: the first, the last, or the best by the courseware's rule. The
 * best one has the largest share of its own maximum score, because a sync may change the maximum between attempts; of
 * equally good ones, the earliest counts. One that waits for a teacher has no share yet and counts as 0 among them.
 */
export function findCountingAttempt<A extends NumberedAttempt>(
  attempts: readonly A[],
  rule: CountingAttempt,
): A | undefined {
  const submittedAttempts = attempts
    .filter(({ state }) => state === 'submitted')
    .sort((one, other) => one.number - other.number);
  if (rule === 'first') return submittedAttempts[0];
  if (rule === 'last') return submittedAttempts.at(-1);
  return submittedAttempts.reduce<A | undefined>(
    (best, attempt) =>
      best === undefined || (scoreShare(attempt) ?? 0) > (scoreShare(best) ?? 0) ? attempt : best,
    undefined,
  );
}

/** Lists each attempt once, where attempts of groups are listed once per member. */
export function uniqueAttempts<A extends { id: number }>(attempts: readonly A[]): A[] {
  return [...new Map(attempts.map((attempt) => [attempt.id, attempt])).values()];
}

type ClassAttempt = NumberedAttempt & { user_id: number; is_guest: boolean; is_excused: boolean };

/** The attempts of one courseware that count, one for each person who counts and has submitted. */
export function listCountedAttempts<A extends ClassAttempt>(
  attempts: readonly A[],
  rule: CountingAttempt,
): A[] {
  const attemptsByPerson = new Map<number, A[]>();
  for (const attempt of attempts) {
    const own = attemptsByPerson.get(attempt.user_id);
    if (own) own.push(attempt);
    else attemptsByPerson.set(attempt.user_id, [attempt]);
  }
  return [...attemptsByPerson.values()].flatMap((own) => {
    const attempt = findCountingAttempt(own, rule);
    if (!attempt) return [];
    // Whether it is for the person does not matter, because the person has submitted.
    return countsInClass({ ...attempt, is_assigned: true, has_submitted: true }) ? [attempt] : [];
  });
}
