import { findMiddle } from '#contract/figures/averages.ts';

/** Figures by which uses of an activity are compared. Pure; server, browser and files use the same. */

/** Fewer marked students, or answers to a question, say nothing about a class. */
export const comparedMin = 3;

/**
 * The value at `fraction` of the sorted values, between two of them in proportion (type 7 of Hyndman and Fan 1996, as
 * `QUARTILE.INC` of spreadsheets), so that half of them is the median. Null of none.
 */
export function findQuantile(values: readonly number[], fraction: number): number | null {
  if (values.length === 0) return null;
  const sortedValues = [...values].sort((one, other) => one - other);
  const place = (sortedValues.length - 1) * fraction;
  const lower = sortedValues[Math.floor(place)] ?? 0;
  const upper = sortedValues[Math.ceil(place)] ?? lower;
  return lower + (upper - lower) * (place - Math.floor(place));
}

/** Median and quartiles of the known shares; null as long as fewer than `comparedMin` are known. */
export function summarizeSpread(shares: readonly (number | null)[]) {
  const knownShares = shares.filter((share) => share !== null);
  const values = knownShares.length < comparedMin ? [] : knownShares;
  return {
    marked: knownShares.length,
    lower_quartile: findQuantile(values, 0.25),
    median: findMiddle(values),
    upper_quartile: findQuantile(values, 0.75),
  };
}

/** The largest difference between the known shares; null of fewer than two. */
export function findLargestDifference(shares: readonly (number | null)[]): number | null {
  const knownShares = shares.filter((share) => share !== null);
  return knownShares.length < 2 ? null : Math.max(...knownShares) - Math.min(...knownShares);
}
