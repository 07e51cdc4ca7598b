import { calculateCovariance, calculateDeviation } from '#contract/figures/averages.ts';
import { calculateFacility } from '#contract/figures/question-figures.ts';

/**
 * Item analysis with the definitions of Moodle's quiz statistics report, so that teachers can compare:
 * https://docs.moodle.org/dev/Quiz_statistics_calculations and the code behind it,
 * question/classes/statistics/questions/calculator.php. Moodle shows percentages; the values here are shares.
 */

export type ItemStatistics = {
  /** Number of attempts with the question. */
  attempts: number;
  /** Mean score ÷ maximum score. */
  facility_index: number | null;
  /** Standard deviation of the scores, with n − 1, ÷ maximum score. */
  standard_deviation: number | null;
  /** Correlation of the question's scores with the scores of the rest of the test, −1..1. */
  discrimination_index: number | null;
  /** Covariance with the rest ÷ its largest possible value, with both lists of scores sorted alike. */
  discriminative_efficiency: number | null;
  /** Maximum score ÷ sum of all maximum scores. */
  intended_weight: number | null;
  /** √(covariance with the total) ÷ the sum of these roots of all questions; null if that covariance is negative. */
  effective_weight: number | null;
};

/** Without the weights, which belong to the places of one test. */
type ComparedStatistics = Omit<ItemStatistics, 'intended_weight' | 'effective_weight'>;

export type ScoredItem = { id: string; max_score: number };

/** Scores of one attempt by question id, without questions that were not in the attempt. */
export type ScoreByItem = ReadonlyMap<string, number>;

type ScorePair = { ownScore: number; totalScore: number };

/** A question of the bank in one attempt that drew it, at whatever place: its share of the points, and the attempt's score. */
export type DrawnScore = { share: number; total: number };

const sortNumbers = (values: readonly number[]): number[] => [...Float64Array.from(values).sort()];

/** Treats tiny values as zero, so that rounding errors do not count as variance. */
const isZero = (value: number) => Math.abs(value) < 1e-12;

export const sumScores = (attempt: ScoreByItem): number => {
  let sum = 0;
  for (const score of attempt.values()) sum += score;
  return sum;
};

/** `totals`: of each attempt. */
function listScorePairs(
  item: ScoredItem,
  scores: readonly ScoreByItem[],
  totals: readonly number[],
): ScorePair[] {
  return scores.flatMap((attempt, index) => {
    const ownScore = attempt.get(item.id);
    return ownScore === undefined ? [] : [{ ownScore, totalScore: totals[index] ?? 0 }];
  });
}

/** √(covariance of the question with the total); null if the covariance is undefined or negative. */
function calculateWeightRoot(pairs: readonly ScorePair[]): number | null {
  if (pairs.length < 2) return null;
  const totalCovariance = calculateCovariance(
    pairs.map(({ ownScore }) => ownScore),
    pairs.map(({ totalScore }) => totalScore),
  );
  if (isZero(totalCovariance)) return 0;
  return totalCovariance < 0 ? null : Math.sqrt(totalCovariance);
}

/** `otherScores`: what the question is compared with, of the same attempts. */
function analyseScores(
  max_score: number,
  ownScores: readonly number[],
  otherScores: readonly number[],
): ComparedStatistics {
  const facilityIndex = calculateFacility(ownScores, max_score);
  const unknownIndices = { discrimination_index: null, discriminative_efficiency: null };
  if (ownScores.length < 2) {
    return {
      attempts: ownScores.length,
      facility_index: facilityIndex,
      standard_deviation: null,
      ...unknownIndices,
    };
  }
  const variance = calculateCovariance(ownScores, ownScores);
  const restVariance = calculateCovariance(otherScores, otherScores);
  const ownCovariance = calculateCovariance(ownScores, otherScores);
  const largestCovariance = calculateCovariance(sortNumbers(ownScores), sortNumbers(otherScores));
  return {
    attempts: ownScores.length,
    facility_index: facilityIndex,
    standard_deviation: max_score > 0 ? calculateDeviation(ownScores) / max_score : null,
    discrimination_index:
      isZero(variance) || isZero(restVariance) ? null : ownCovariance / Math.sqrt(variance * restVariance),
    discriminative_efficiency: isZero(largestCovariance) ? null : ownCovariance / largestCovariance,
  };
}

function analyseItem(item: ScoredItem, pairs: readonly ScorePair[]) {
  return analyseScores(
    item.max_score,
    pairs.map(({ ownScore }) => ownScore),
    pairs.map(({ ownScore, totalScore }) => totalScore - ownScore),
  );
}

/**
 * The statistics of a question by its shares of the points, each with the score that it is compared with: of the rest of the
 * test, or of all of it where the question was drawn.
 */
export function analyseShares(shares: readonly { share: number; compared: number }[]): ComparedStatistics {
  return analyseScores(
    1,
    shares.map(({ share }) => share),
    shares.map(({ compared }) => compared),
  );
}

/**
 * The statistics of a question that was drawn at random. As in Moodle, it is compared with the whole score, itself included,
 * since the rest of the test is another one for each student; it has no weights, because those belong to places.
 */
export function analyseDrawnQuestion(draws: readonly DrawnScore[]): ItemStatistics {
  const statistics = analyseShares(draws.map(({ share, total }) => ({ share, compared: total })));
  return { ...statistics, intended_weight: null, effective_weight: null };
}

/**
 * Calculates the statistics of each item from `attemptScores`. Moodle counts first attempts by default; callers here pass
 * the attempts that count by the courseware's own rule.
 */
export function analyseItems(
  items: readonly ScoredItem[],
  attemptScores: readonly ScoreByItem[],
): ItemStatistics[] {
  const totals = attemptScores.map(sumScores);
  const pairsPerItem = items.map((item) => listScorePairs(item, attemptScores, totals));
  const weightRoots = pairsPerItem.map(calculateWeightRoot);
  const sumOfRoots = weightRoots.reduce<number>((sum, root) => sum + (root ?? 0), 0);
  const sumOfMaxima = items.reduce((sum, { max_score }) => sum + max_score, 0);
  return items.map((item, index) => {
    const root = weightRoots[index] ?? null;
    return {
      ...analyseItem(item, pairsPerItem[index] ?? []),
      intended_weight: sumOfMaxima > 0 ? item.max_score / sumOfMaxima : null,
      effective_weight: root === null || isZero(sumOfRoots) ? null : root / sumOfRoots,
    };
  });
}
