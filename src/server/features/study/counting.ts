import type { Row } from '#server/database/schema.ts';

/** Which attempt counts, and simple figures over the class. Pure. */

type Attempt = Pick<Row<'attempt'>, 'state' | 'score' | 'max_score' | 'needs_teacher'>;
type Numbered = Attempt & Pick<Row<'attempt_member'>, 'number'>;
type Rule = Row<'courseware'>['counting_attempt'];

/**
 * Of one person's attempts the submitted one that counts; of equally good ones the earliest. Attempts before and
 * after a sync may have other maxima: the best is the one with the largest share of its own.
 */
export function findCountingAttempt<A extends Numbered>(attempts: readonly A[], rule: Rule): A | undefined {
  const submitted = attempts
    .filter(({ state }) => state === 'submitted')
    .sort((one, other) => one.number - other.number);
  if (rule === 'first') return submitted[0];
  if (rule === 'last') return submitted.at(-1);
  return submitted.reduce<A | undefined>(
    (best, each) =>
      best === undefined || (scoreShareOf(each) ?? 0) > (scoreShareOf(best) ?? 0) ? each : best,
    undefined,
  );
}

/** Attempts that are listed once for each member, each once. */
export function uniqueAttempts<A extends { id: number }>(attempts: readonly A[]): A[] {
  return [...new Map(attempts.map((attempt) => [attempt.id, attempt])).values()];
}

/** Score ÷ max score, 0..1; null where there is nothing to score, or a teacher has not marked everything yet. */
export function scoreShareOf(attempt: Attempt | undefined): number | null {
  if (!attempt || attempt.score === null || attempt.max_score <= 0 || attempt.needs_teacher === 1)
    return null;
  return attempt.score / attempt.max_score;
}

export function meanOf(values: readonly (number | null)[]): number | null {
  const known = values.filter((value) => value !== null);
  return known.length > 0 ? known.reduce((sum, value) => sum + value, 0) / known.length : null;
}

/** Fewer would be one student's mark by another name. A smaller class waits for all of its students. */
const averageMin = 3;

/**
 * Mean of the shares 0..1 of a class with `assigned` students, and how many it counts; unknown shares are left out.
 * Null until there are enough.
 */
export function averageClass(
  shares: readonly (number | null)[],
  assigned: number,
): { average: number | null; counted: number } {
  const counted = shares.filter((share) => share !== null).length;
  const isEnough = counted >= Math.min(averageMin, Math.max(1, assigned));
  return { average: isEnough ? meanOf(shares) : null, counted };
}

/** Of an even count the lower middle and upper middle's mean, rounded to a whole number. */
export function medianOf(values: readonly number[]): number | null {
  if (values.length === 0) return null;
  const sorted = [...values].sort((one, other) => one - other);
  const half = sorted.length / 2;
  const low = sorted[Math.ceil(half) - 1] ?? 0;
  const high = sorted[Math.floor(half)] ?? low;
  return Math.round((low + high) / 2);
}
