/**
 * How far figures of a question and of a whole activity may be from what another class of the same kind would give. Pure,
 * without zod.
 */

/**
 * The standard error of a class average: standard deviation (n − 1) ÷ √n, for example of the facility index. Null below two
 * values. Source: NIST/SEMATECH e-Handbook of Statistical Methods, 1.3.5.2. Moodle's report has no such figure.
 */
export function findErrorOfMean(deviation: number | null, count: number): number | null {
  return deviation === null || count < 2 ? null : deviation / Math.sqrt(count);
}

/**
 * The standard error of a correlation r of `count` pairs: √((1 − r²) ÷ (n − 2)), for example of the discrimination index. Null
 * below three pairs. Source: the t test of Pearson's r. Moodle's report has no such figure.
 */
export function findErrorOfCorrelation(correlation: number | null, count: number): number | null {
  return correlation === null || count < 3 ? null : Math.sqrt((1 - correlation ** 2) / (count - 2));
}

/** Of all questions together, as shares of the maximum score. */
export type WholeFigures = {
  /** Coefficient of internal consistency (Cronbach's alpha), at most 1. */
  consistency: number | null;
  /** Of the score of one student: two thirds of the time it is within so much of what the student can do. */
  standard_error: number | null;
};

const noFigures: WholeFigures = { consistency: null, standard_error: null };

/** With n − 1. */
function findVariance(values: readonly number[]): number {
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  return values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / (values.length - 1);
}

/**
 * The coefficient of internal consistency, P ÷ (P − 1) × (1 − Σ variance of a question ÷ variance of the total) with P questions,
 * and the standard error, √(1 − consistency) × standard deviation of the totals: those of Moodle's quiz statistics report
 * (https://docs.moodle.org/dev/Quiz_statistics_calculations, mod/quiz/report/statistics/classes/calculator.php), which calls
 * √(1 − consistency) the error ratio. A row has the scores of one attempt for all questions; attempts that lack one, because it
 * waits for a mark, are left out by callers. Null with fewer than two questions or attempts, and where all totals are equal.
 */
export function analyseWhole(rows: readonly (readonly number[])[], maxScore: number): WholeFigures {
  const questionCount = rows[0]?.length ?? 0;
  if (rows.length < 2 || questionCount < 2 || maxScore <= 0) return noFigures;
  const totalVariance = findVariance(rows.map((row) => row.reduce((sum, score) => sum + score, 0)));
  if (totalVariance < 1e-12) return noFigures;
  const variances = Array.from({ length: questionCount }, (_, index) =>
    findVariance(rows.map((row) => row[index] ?? 0)),
  );
  const sumOfVariances = variances.reduce((sum, variance) => sum + variance, 0);
  const consistency = (questionCount / (questionCount - 1)) * (1 - sumOfVariances / totalVariance);
  return {
    consistency,
    standard_error: (Math.sqrt(1 - consistency) * Math.sqrt(totalVariance)) / maxScore,
  };
}
