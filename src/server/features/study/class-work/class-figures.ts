/** Calculates figures of the class. Pure. */

/** The mean of the known values; null if there are none. */
export function calculateMean(values: readonly (number | null)[]): number | null {
  const knownValues = values.filter((value) => value !== null);
  return knownValues.length > 0
    ? knownValues.reduce((sum, value) => sum + value, 0) / knownValues.length
    : null;
}

/**
 * Fewer marks than this give no average, which would reveal single students' marks. Smaller classes need marks of
 * all.
 */
const averageSharesMin = 3;

/**
 * Calculates the mean share 0..1 of a class with `assignedCount` students, and the number of known shares. Ignores
 * unknown shares (null). The average is null until enough shares are known.
 */
export function calculateClassAverage(
  shares: readonly (number | null)[],
  assignedCount: number,
): { average: number | null; shareCount: number } {
  const shareCount = shares.filter((share) => share !== null).length;
  const isEnough = shareCount >= Math.min(averageSharesMin, Math.max(1, assignedCount));
  return { average: isEnough ? calculateMean(shares) : null, shareCount };
}

/** The median; of an even count the mean of the two middle values, rounded. */
export function calculateMedian(values: readonly number[]): number | null {
  if (values.length === 0) return null;
  const sortedValues = [...values].sort((one, other) => one - other);
  const half = sortedValues.length / 2;
  const lowerMiddle = sortedValues[Math.ceil(half) - 1] ?? 0;
  const upperMiddle = sortedValues[Math.floor(half)] ?? lowerMiddle;
  return Math.round((lowerMiddle + upperMiddle) / 2);
}
