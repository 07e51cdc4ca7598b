import { describe, expect, it } from 'vitest';
import { analyseDrawnQuestion, analyseItems } from '#contract/figures/item-analysis.ts';

const scoresOf = (rows: Record<string, number>[]) => rows.map((row) => new Map(Object.entries(row)));

describe('analyseItems', () => {
  /*
   * Worked out by hand. Scores of A (max 2): 2 2 0 0, B (max 2): 2 0 2 0, C (max 1): 1 1 1 0.
   * Totals 5 3 3 0. For A: mean 1, Σd² = 4, variance 4/3; rest 3 1 3 0, mean 7/4,
   * deviations 5/4 −3/4 5/4 −7/4, Σ = 6.75, variance 2.25; Σ dA·dRest = 5/4 − 3/4 − 5/4 + 7/4 = 1, covariance 1/3.
   * Sorted 0 0 2 2 with 0 1 3 3: 7/4 + 3/4 + 5/4 + 5/4 = 5, largest covariance 5/3.
   */
  const items = [
    { id: 'A', max_score: 2 },
    { id: 'B', max_score: 2 },
    { id: 'C', max_score: 1 },
  ];
  const scores = scoresOf([
    { A: 2, B: 2, C: 1 },
    { A: 2, B: 0, C: 1 },
    { A: 0, B: 2, C: 1 },
    { A: 0, B: 0, C: 0 },
  ]);

  it('agrees with figures calculated by hand', () => {
    const [a, b, c] = analyseItems(items, scores);
    expect(a?.attempts).toBe(4);
    expect(a?.facility_index).toBeCloseTo(0.5, 12);
    expect(a?.standard_deviation).toBeCloseTo(Math.sqrt(4 / 3) / 2, 12);
    expect(a?.discrimination_index).toBeCloseTo(1 / 3 / Math.sqrt((4 / 3) * 2.25), 12);
    expect(a?.discriminative_efficiency).toBeCloseTo(1 / 5, 12);
    expect(a?.intended_weight).toBeCloseTo(0.4, 12);
    // Covariance with the total: A and B (variance 4/3 + 1/3) 5/3; C: deviations 1/4 1/4 1/4 −3/4 with
    // 9/4 1/4 1/4 −11/4 give 11/4, over 3: 11/12.
    const sum = 2 * Math.sqrt(5 / 3) + Math.sqrt(11 / 12);
    expect(a?.effective_weight).toBeCloseTo(Math.sqrt(5 / 3) / sum, 12);
    expect(c?.effective_weight).toBeCloseTo(Math.sqrt(11 / 12) / sum, 12);
    expect(b).toEqual(a);
    expect(c?.facility_index).toBeCloseTo(0.75, 12);
  });

  it('is 1 for a question that orders attempts as the rest does, −1 for the reverse', () => {
    const two = [
      { id: 'A', max_score: 1 },
      { id: 'B', max_score: 3 },
    ];
    const same = analyseItems(
      two,
      scoresOf([
        { A: 0, B: 0 },
        { A: 1, B: 3 },
      ]),
    );
    expect(same[0]?.discrimination_index).toBeCloseTo(1, 12);
    expect(same[0]?.discriminative_efficiency).toBeCloseTo(1, 12);
    const reverse = analyseItems(
      two,
      scoresOf([
        { A: 1, B: 0 },
        { A: 0, B: 3 },
      ]),
    );
    expect(reverse[0]?.discrimination_index).toBeCloseTo(-1, 12);
    // Covariance of A with the total is negative: no weight; B alone carries the test.
    expect(reverse.map(({ effective_weight }) => effective_weight)).toEqual([null, 1]);
  });

  it('leaves out values that cannot be computed', () => {
    const nobody = { attempts: 0, facility_index: null, standard_deviation: null };
    const unknown = { discrimination_index: null, discriminative_efficiency: null, effective_weight: null };
    expect(analyseItems([{ id: 'A', max_score: 2 }], [])).toEqual([
      { ...nobody, ...unknown, intended_weight: 1 },
    ]);
    expect(analyseItems([{ id: 'A', max_score: 2 }], scoresOf([{ A: 1 }]))).toEqual([
      { attempts: 1, facility_index: 0.5, standard_deviation: null, ...unknown, intended_weight: 1 },
    ]);
    // All scores are equal: there is no spread to correlate, and no weight.
    expect(analyseItems([{ id: 'A', max_score: 1 }], scoresOf([{ A: 1 }, { A: 1 }, { A: 1 }]))).toEqual([
      { attempts: 3, facility_index: 1, standard_deviation: 0, ...unknown, intended_weight: 1 },
    ]);
    // A question without points.
    expect(analyseItems([{ id: 'A', max_score: 0 }], scoresOf([{ A: 0 }, { A: 0 }]))[0]).toMatchObject({
      facility_index: null,
      standard_deviation: null,
      intended_weight: null,
    });
  });

  it('counts a question only in attempts that held it', () => {
    const [a, b] = analyseItems(items.slice(0, 2), scoresOf([{ A: 2 }, { A: 0, B: 2 }, { A: 2, B: 0 }]));
    expect(a).toMatchObject({ attempts: 3 });
    expect(b).toMatchObject({ attempts: 2, facility_index: 0.5 });
  });

  it('ignores rounding errors', () => {
    // Binary rounding makes the mean of three times 0.1 differ from 0.1.
    const tenths = scoresOf(Array.from({ length: 3 }, () => ({ A: 0.1, B: 0.1 })));
    expect(analyseItems(items.slice(0, 2), tenths)[0]).toMatchObject({
      discrimination_index: null,
      effective_weight: null,
    });
  });
});

describe('analyseDrawnQuestion', () => {
  /** Moodle's definitions, written out by themselves: sums over the steps of a question that was drawn at random. */
  function calculateAsMoodle(steps: readonly { mark: number; maxmark: number; sumgrades: number }[]) {
    const shares = steps.map(({ mark, maxmark }) => mark / maxmark);
    const grades = steps.map(({ sumgrades }) => sumgrades);
    const n = steps.length;
    const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);
    const covary = (one: readonly number[], other: readonly number[]) =>
      (sum(one.map((value, index) => value * (other[index] ?? 0))) - (sum(one) * sum(other)) / n) / (n - 1);
    const ascending = (values: readonly number[]) => values.toSorted((one, other) => one - other);
    return {
      facility: (100 * sum(shares)) / n,
      deviation: 100 * Math.sqrt(covary(shares, shares)),
      discrimination:
        (100 * covary(shares, grades)) / Math.sqrt(covary(shares, shares) * covary(grades, grades)),
      efficiency: (100 * covary(shares, grades)) / covary(ascending(shares), ascending(grades)),
    };
  }

  /** Seven students had it; at a place for 2 points, or at one for 4. */
  const steps = [
    { mark: 2, maxmark: 2, sumgrades: 9 },
    { mark: 0, maxmark: 2, sumgrades: 6 },
    { mark: 4, maxmark: 4, sumgrades: 7.5 },
    { mark: 1, maxmark: 4, sumgrades: 2 },
    { mark: 1, maxmark: 2, sumgrades: 8 },
    { mark: 0, maxmark: 4, sumgrades: 3.5 },
    { mark: 2, maxmark: 2, sumgrades: 5 },
  ];

  it('agrees with Moodle to the printed precision, also for a question at different places', () => {
    const draws = steps.map(({ mark, maxmark, sumgrades }) => ({ share: mark / maxmark, total: sumgrades }));
    const result = analyseDrawnQuestion(draws);
    const printed = (share: number | null) => ((share ?? Number.NaN) * 100).toFixed(2);
    const expected = calculateAsMoodle(steps);
    expect(printed(result.facility_index)).toBe(expected.facility.toFixed(2));
    expect(printed(result.standard_deviation)).toBe(expected.deviation.toFixed(2));
    expect(printed(result.discrimination_index)).toBe(expected.discrimination.toFixed(2));
    expect(printed(result.discriminative_efficiency)).toBe(expected.efficiency.toFixed(2));
    expect(result).toMatchObject({ attempts: 7, intended_weight: null, effective_weight: null });
  });
});
