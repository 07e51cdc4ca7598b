import { describe, expect, it } from 'vitest';
import { calculateClassAverage, calculateMean, calculateMedian } from '#contract/figures/averages.ts';
import { findCountingAttempt } from '#contract/figures/counting-attempt.ts';
import { scoreShare } from '#contract/figures/shares.ts';

const attempt = (number: number, score: number | null, state: 'submitted' | 'in_progress' = 'submitted') => ({
  number,
  state,
  score,
  max_score: 10,
  needs_teacher: 0,
});

describe('findCountingAttempt', () => {
  const attempts = [
    attempt(2, 8),
    attempt(1, 3),
    attempt(3, 8),
    attempt(4, 5),
    attempt(5, null, 'in_progress'),
  ];

  it('follows the rule among submitted attempts', () => {
    expect(findCountingAttempt(attempts, 'first')?.number).toBe(1);
    expect(findCountingAttempt(attempts, 'last')?.number).toBe(4);
    expect(findCountingAttempt(attempts, 'best')?.number).toBe(2);
  });

  it('chooses the best share of the maximum, not the most points', () => {
    const all = { ...attempt(1, 8), max_score: 8 };
    expect(findCountingAttempt([attempt(2, 9), all], 'best')).toBe(all);
  });

  it('is undefined while nothing is submitted', () => {
    expect(findCountingAttempt([attempt(1, null, 'in_progress')], 'best')).toBeUndefined();
    expect(findCountingAttempt([], 'first')).toBeUndefined();
  });
});

describe('figures', () => {
  it('share is of the maximum, where there is one', () => {
    expect(scoreShare(attempt(1, 4))).toBe(0.4);
    expect(scoreShare({ ...attempt(1, 0), max_score: 0 })).toBeNull();
    expect(scoreShare(undefined)).toBeNull();
  });

  it('mean leaves unknown ones out', () => {
    expect(calculateMean([1, null, 0.5])).toBe(0.75);
    expect(calculateMean([null])).toBeNull();
  });

  it('an average of a class needs three marks, or all of a smaller class, and includes their number', () => {
    expect(calculateClassAverage([0], 30)).toEqual({ average: null, shareCount: 1 });
    expect(calculateClassAverage([0, 1, null], 30)).toEqual({ average: null, shareCount: 2 });
    expect(calculateClassAverage([0, 1, 0.5], 30)).toEqual({ average: 0.5, shareCount: 3 });
    expect(calculateClassAverage([1], 2)).toEqual({ average: null, shareCount: 1 });
    expect(calculateClassAverage([0, 1], 2)).toEqual({ average: 0.5, shareCount: 2 });
    expect(calculateClassAverage([], 0)).toEqual({ average: null, shareCount: 0 });
  });

  it('median of odd, even and no values', () => {
    expect(calculateMedian([5, 1, 3])).toBe(3);
    expect(calculateMedian([4, 1, 3, 2])).toBe(3);
    expect(calculateMedian([10])).toBe(10);
    expect(calculateMedian([])).toBeNull();
  });
});
