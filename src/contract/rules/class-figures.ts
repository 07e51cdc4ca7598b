/** Who counts in the figures of a class, and what a share of a score is. Pure; server and browser use the same. */

export type CountedPerson = {
  is_guest: boolean;
  /** Whether the courseware is for this student of the class. */
  is_assigned: boolean;
  is_excused: boolean;
  /** Whether the person has an attempt that counts. */
  has_submitted: boolean;
};

/**
 * Whether a person counts: every student of the class whom the courseware is for, and students who left the class or
 * whom it is not for any more once they have submitted. Guests and excused students never count. The query of
 * `countWork` says the same in SQL.
 */
export function countsInClass({ is_guest, is_assigned, is_excused, has_submitted }: CountedPerson): boolean {
  return !is_guest && !is_excused && (is_assigned || has_submitted);
}

/** A piece of work with its score. */
export type ScoredWork = {
  score: number | null;
  max_score: number | null;
  /** Whether answers still wait for a teacher's mark. */
  needs_teacher: boolean;
};

/** Score ÷ maximum score, 0..1. Null without scored questions, and until a teacher has marked everything. */
export function scoreShare({ score, max_score, needs_teacher }: ScoredWork): number | null {
  return score === null || max_score === null || max_score <= 0 || needs_teacher ? null : score / max_score;
}

/** The mean of the known values; null if there are none. */
export function calculateMean(values: readonly (number | null)[]): number | null {
  const knownValues = values.filter((value) => value !== null);
  return knownValues.length > 0
    ? knownValues.reduce((sum, value) => sum + value, 0) / knownValues.length
    : null;
}

/** The median; of an even count the mean of the two middle values. Null of none. */
export function findMiddle(values: readonly number[]): number | null {
  if (values.length === 0) return null;
  const sortedValues = [...values].sort((one, other) => one - other);
  const half = sortedValues.length / 2;
  const lowerMiddle = sortedValues[Math.ceil(half) - 1] ?? 0;
  const upperMiddle = sortedValues[Math.floor(half)] ?? lowerMiddle;
  return (lowerMiddle + upperMiddle) / 2;
}

/** The median, rounded. Null of none. */
export function calculateMedian(values: readonly number[]): number | null {
  const median = findMiddle(values);
  return median === null ? null : Math.round(median);
}

/** An average of fewer shares would reveal single students' marks. In a smaller class it needs all of them. */
const averageSharesMin = 3;

/** Whether `count` shares are enough for an average of a class with `classSize` people who count. */
export function isEnoughForAverage(count: number, classSize: number): boolean {
  return count >= Math.min(averageSharesMin, Math.max(1, classSize));
}

/** The mean of the known shares, null until enough of them are known, and their number. */
export function calculateClassAverage(
  shares: readonly (number | null)[],
  classSize: number,
): { average: number | null; shareCount: number } {
  const shareCount = shares.filter((share) => share !== null).length;
  return { average: isEnoughForAverage(shareCount, classSize) ? calculateMean(shares) : null, shareCount };
}

/** The median of the known shares, null until as many are known as an average needs. */
export function calculateClassMedian(shares: readonly (number | null)[], classSize: number): number | null {
  const knownShares = shares.filter((share) => share !== null);
  return isEnoughForAverage(knownShares.length, classSize) ? findMiddle(knownShares) : null;
}
