/** Means, medians and spreads, and when a class has one. Pure; server, browser and files use the same. */

/** The mean of the known values, their sum ÷ their number; null if there are none. What is unknown is not 0. */
export function calculateMean(values: readonly (number | null)[]): number | null {
  const knownValues = values.filter((value) => value !== null);
  return knownValues.length > 0
    ? knownValues.reduce((sum, value) => sum + value, 0) / knownValues.length
    : null;
}

/** The median: the middle value in order, of an even count the mean of the two middle ones. Null of none. */
export function findMiddle(values: readonly number[]): number | null {
  if (values.length === 0) return null;
  const sortedValues = [...values].sort((one, other) => one - other);
  const half = sortedValues.length / 2;
  const lowerMiddle = sortedValues[Math.ceil(half) - 1] ?? 0;
  const upperMiddle = sortedValues[Math.floor(half)] ?? lowerMiddle;
  return (lowerMiddle + upperMiddle) / 2;
}

/** The median of whole numbers, such as milliseconds, rounded. Null of none. */
export function calculateMedian(values: readonly number[]): number | null {
  const median = findMiddle(values);
  return median === null ? null : Math.round(median);
}

/** The sum of (one − mean of the ones) × (other − mean of the others); both lists have the same length. */
function sumProducts(ones: readonly number[], others: readonly number[]): number {
  const meanOne = calculateMean(ones) ?? 0;
  const meanOther = calculateMean(others) ?? 0;
  return ones.reduce((sum, value, index) => sum + (value - meanOne) * ((others[index] ?? 0) - meanOther), 0);
}

/** The sum of the squared differences from the mean. */
export const sumSquares = (values: readonly number[]): number => sumProducts(values, values);

/** The covariance of a sample, with n − 1, as in Moodle; both lists have the same length of at least 2. */
export const calculateCovariance = (ones: readonly number[], others: readonly number[]): number =>
  sumProducts(ones, others) / (ones.length - 1);

/** The standard deviation of a sample of at least 2, with n − 1, as in Moodle. */
export const calculateDeviation = (values: readonly number[]): number =>
  Math.sqrt(calculateCovariance(values, values));

/** An average of fewer shares would reveal single students' marks. In a smaller class it needs all of them. */
const averageSharesMin = 3;

/** 'From 3 submissions on': whether `count` shares are enough for a figure of a class with `classSize` people who count. */
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
