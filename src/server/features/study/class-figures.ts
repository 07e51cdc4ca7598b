/** Calculates figures of the class. Pure. */

/** The mean of the known values; null if there are none. */
export function meanOf(values: readonly (number | null)[]): number | null {
  const knownValues = values.filter((value) => value !== null);
  return knownValues.length > 0
    ? knownValues.reduce((sum, value) => sum + value, 0) / knownValues.length
    : null;
}

/** With fewer marks, the average would reveal single students' marks. Smaller classes wait for all their students. */
const averageMin = 3;

/**
 * The mean share 0..1 of a class with `assigned` students, and the number of shares in it. Leaves out unknown shares. Null
 * until there are enough.
 */
export function averageClass(
  shares: readonly (number | null)[],
  assigned: number,
): { average: number | null; counted: number } {
  const shareCount = shares.filter((share) => share !== null).length;
  const isEnough = shareCount >= Math.min(averageMin, Math.max(1, assigned));
  return { average: isEnough ? meanOf(shares) : null, counted: shareCount };
}

/** The median; of an even count the mean of the two middle values, rounded. */
export function medianOf(values: readonly number[]): number | null {
  if (values.length === 0) return null;
  const sortedValues = [...values].sort((one, other) => one - other);
  const half = sortedValues.length / 2;
  const low = sortedValues[Math.ceil(half) - 1] ?? 0;
  const high = sortedValues[Math.floor(half)] ?? low;
  return Math.round((low + high) / 2);
}
