import { isEnoughForAverage } from '#contract/figures/averages.ts';

/** How marks are spread: least, quartiles, most. Pure, without zod; server and browser use the same. */

export type Spread = { least: number; lower: number; middle: number; upper: number; most: number };

/**
 * The value below which `share` (0..1) of the sorted values lie, interpolated between the two nearest ones. The quartiles
 * are those of QUARTILE.INC in Excel and of the default of R and NumPy (type 7 in Hyndman and Fan, Sample Quantiles in
 * Statistical Packages, 1996), and the one of ½ is the median.
 */
function findQuantile(sortedValues: readonly number[], share: number): number {
  const place = (sortedValues.length - 1) * share;
  const below = sortedValues[Math.floor(place)] ?? 0;
  const above = sortedValues[Math.ceil(place)] ?? below;
  return below + (above - below) * (place - Math.floor(place));
}

/** Null of no values. */
export function findSpread(values: readonly number[]): Spread | null {
  if (values.length === 0) return null;
  const sortedValues = [...values].sort((one, other) => one - other);
  const at = (share: number) => findQuantile(sortedValues, share);
  return { least: at(0), lower: at(0.25), middle: at(0.5), upper: at(0.75), most: at(1) };
}

/** The spread of the known shares, null until as many are known as an average needs. */
export function findClassSpread(shares: readonly (number | null)[], classSize: number): Spread | null {
  const knownShares = shares.filter((share) => share !== null);
  return isEnoughForAverage(knownShares.length, classSize) ? findSpread(knownShares) : null;
}
