import type { NeedCertainty } from '#contract/choices.ts';
import { calculateDeviation, calculateMean, sumSquares } from '#contract/figures/averages.ts';

/**
 * Whether a student's results have fallen. Pure; shares are 0..1.
 *
 * Of at least 5 results, the last two are compared with the earlier ones. Said where all of these hold for both: the
 * result is below the mean of the earlier ones − 1 standard deviation, and at least 15 points (hundredths of the full
 * marks) below that mean; and it is so, too, once the result is taken as its difference from the class's mean in the same
 * activity, because a hard activity is no fall.
 *
 * Results of few questions differ by chance. The mean of the two must therefore be below the earlier mean by more than
 * 3.5 × spread × √(1/2 + 1/number of earlier results), as hardly any student does who has not fallen. The spread is the
 * larger of the student's own standard deviation and that which the class's students have around their own means.
 */

const resultsMin = 5;
const lastCount = 2;
/** The rounding of shares must not decide whether 15 points are 15 points. */
const fallMin = 0.15 - 1e-9;
const chanceFactor = 3.5;
/** Below this many results the mean of a class says little of an activity. */
const classResultsMin = 5;
/** From this many results on, a fall is likely and not only possible. */
const likelyResults = 8;
/** Fewer results beyond one a student say nothing of the class's spread. */
const freedomMin = 20;

/** A student's result, in the order in which they were handed in. */
export type Result = {
  share: number;
  /** The class's mean in the same activity, of so many results. */
  class_mean: number;
  class_count: number;
};

export type Fall = {
  mean: number;
  last: number;
  before_last: number;
  results: number;
  certainty: NeedCertainty;
};

const isRelated = ({ class_count }: Result): boolean => class_count >= classResultsMin;

/** The results as differences from the class's means, of activities where these say something. */
function relateToClass(results: readonly Result[]): number[] {
  return results.filter(isRelated).map(({ share, class_mean }) => share - class_mean);
}

/** The standard deviation of students' results around their own means; 0 while too little is known. */
export function measureSpread(students: readonly (readonly Result[])[]): number {
  const earlierLists = students
    .map((results) => relateToClass(results.slice(0, -lastCount)))
    .filter((list) => list.length > 1);
  const freedom = earlierLists.reduce((sum, list) => sum + list.length - 1, 0);
  if (freedom < freedomMin) return 0;
  return Math.sqrt(earlierLists.reduce((sum, list) => sum + sumSquares(list), 0) / freedom);
}

type Compared = { mean: number; deviation: number; falls: readonly number[]; earlierCount: number };

function compareLast(values: readonly number[]): Compared {
  const earlier = values.slice(0, -lastCount);
  const mean = calculateMean(earlier) ?? 0;
  return {
    mean,
    deviation: calculateDeviation(earlier),
    falls: values.slice(-lastCount).map((value) => mean - value),
    earlierCount: earlier.length,
  };
}

function areBothBelow({ falls, deviation }: Compared): boolean {
  return falls.every((fall) => fall > deviation && fall >= fallMin);
}

function isBeyondChance({ falls, deviation, earlierCount }: Compared, spread: number): boolean {
  const usual = Math.max(spread, deviation) * Math.sqrt(1 / lastCount + 1 / earlierCount);
  return (calculateMean(falls) ?? 0) > chanceFactor * usual;
}

/** `spread`: that of the class, by `measureSpread`. */
export function findFall(results: readonly Result[], spread: number): Fall | undefined {
  if (results.length < resultsMin) return undefined;
  const shares = results.map(({ share }) => share);
  const plain = compareLast(shares);
  const relatedShares = relateToClass(results);
  const areRelated = relatedShares.length >= resultsMin && results.slice(-lastCount).every(isRelated);
  const related = areRelated ? compareLast(relatedShares) : plain;
  if (!areBothBelow(plain) || !areBothBelow(related) || !isBeyondChance(related, spread)) return undefined;
  const [before_last = 0, last = 0] = shares.slice(-lastCount);
  const { mean } = plain;
  const certainty = results.length >= likelyResults ? 'likely' : 'possible';
  return { mean, last, before_last, results: results.length, certainty };
}
