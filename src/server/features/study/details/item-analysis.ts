/**
 * Item analysis with the definitions of Moodle's quiz statistics report, so that teachers can compare:
 * https://docs.moodle.org/dev/Quiz_statistics_calculations and the code behind it,
 * question/classes/statistics/questions/calculator.php. Where Moodle shows percentages, these are shares.
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
  /** √(covariance with the total) ÷ the sum of these roots; null where that covariance is negative. */
  effective_weight: number | null;
};

export type Item = { id: string; max_score: number };

/** Scores of one attempt by question id, without questions that were not in the attempt. */
export type ItemScores = ReadonlyMap<string, number>;

type Pair = { own: number; total: number };

const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;

/** Covariance with n − 1; both lists have the same length of at least 2. */
function covariance(one: readonly number[], other: readonly number[]): number {
  const [meanOne, meanOther] = [mean(one), mean(other)];
  const sum = one.reduce(
    (total, value, index) => total + (value - meanOne) * ((other[index] ?? 0) - meanOther),
    0,
  );
  return sum / (one.length - 1);
}

const sortNumbers = (values: readonly number[]) => [...values].sort((one, other) => one - other);

/** Rounding errors must not count as variance. */
const isZero = (value: number) => Math.abs(value) < 1e-12;

function listPairs(item: Item, scores: readonly ItemScores[]): Pair[] {
  return scores.flatMap((attempt) => {
    const ownScore = attempt.get(item.id);
    if (ownScore === undefined) return [];
    return [{ own: ownScore, total: [...attempt.values()].reduce((sum, score) => sum + score, 0) }];
  });
}

/** √(covariance with the total); null if that is undefined or negative. */
function findWeightRoot(pairs: readonly Pair[]): number | null {
  if (pairs.length < 2) return null;
  const value = covariance(
    pairs.map(({ own }) => own),
    pairs.map(({ total }) => total),
  );
  if (isZero(value)) return 0;
  return value < 0 ? null : Math.sqrt(value);
}

function analyseItem(
  item: Item,
  pairs: readonly Pair[],
): Omit<ItemStatistics, 'intended_weight' | 'effective_weight'> {
  const ownScores = pairs.map((pair) => pair.own);
  const restScores = pairs.map((pair) => pair.total - pair.own);
  const facility = pairs.length > 0 && item.max_score > 0 ? mean(ownScores) / item.max_score : null;
  const unknown = { discrimination_index: null, discriminative_efficiency: null };
  if (pairs.length < 2) {
    return { attempts: pairs.length, facility_index: facility, standard_deviation: null, ...unknown };
  }
  const variance = covariance(ownScores, ownScores);
  const restVariance = covariance(restScores, restScores);
  const ownCovariance = covariance(ownScores, restScores);
  const largest = covariance(sortNumbers(ownScores), sortNumbers(restScores));
  return {
    attempts: pairs.length,
    facility_index: facility,
    standard_deviation: item.max_score > 0 ? Math.sqrt(variance) / item.max_score : null,
    discrimination_index:
      isZero(variance) || isZero(restVariance) ? null : ownCovariance / Math.sqrt(variance * restVariance),
    discriminative_efficiency: isZero(largest) ? null : ownCovariance / largest,
  };
}

/**
 * Statistics of each item over `scores`, one entry per attempt. Moodle counts first attempts by default;
 * callers here pass the attempts that count by the courseware's own rule.
 */
export function analyseItems(items: readonly Item[], scores: readonly ItemScores[]): ItemStatistics[] {
  const pairsOfItems = items.map((item) => listPairs(item, scores));
  const roots = pairsOfItems.map(findWeightRoot);
  const sumOfRoots = roots.reduce<number>((sum, root) => sum + (root ?? 0), 0);
  const sumOfMaxima = items.reduce((sum, { max_score }) => sum + max_score, 0);
  return items.map((item, index) => {
    const root = roots[index] ?? null;
    return {
      ...analyseItem(item, pairsOfItems[index] ?? []),
      intended_weight: sumOfMaxima > 0 ? item.max_score / sumOfMaxima : null,
      effective_weight: root === null || isZero(sumOfRoots) ? null : root / sumOfRoots,
    };
  });
}
