import { findSpread } from '#contract/figures/spread.ts';

/** Figures by which uses of an activity are compared. Pure; server, browser and files use the same. */

/** Fewer marked students, or answers to a question, say nothing about a class. */
export const comparedMin = 3;

/** Median and quartiles of the known shares; null as long as fewer than `comparedMin` are known. */
export function summarizeSpread(shares: readonly (number | null)[]) {
  const knownShares = shares.filter((share) => share !== null);
  const spread = knownShares.length < comparedMin ? null : findSpread(knownShares);
  return {
    marked: knownShares.length,
    lower_quartile: spread?.lower ?? null,
    median: spread?.middle ?? null,
    upper_quartile: spread?.upper ?? null,
  };
}

/** The largest difference between the known shares; null of fewer than two. */
export function findLargestDifference(shares: readonly (number | null)[]): number | null {
  const knownShares = shares.filter((share) => share !== null);
  return knownShares.length < 2 ? null : Math.max(...knownShares) - Math.min(...knownShares);
}
