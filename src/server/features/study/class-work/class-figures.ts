/** Calculates figures of the class that only the server needs. Pure. */

/** The median; of an even count the mean of the two middle values, rounded. */
export function calculateMedian(values: readonly number[]): number | null {
  if (values.length === 0) return null;
  const sortedValues = [...values].sort((one, other) => one - other);
  const half = sortedValues.length / 2;
  const lowerMiddle = sortedValues[Math.ceil(half) - 1] ?? 0;
  const upperMiddle = sortedValues[Math.floor(half)] ?? lowerMiddle;
  return Math.round((lowerMiddle + upperMiddle) / 2);
}
