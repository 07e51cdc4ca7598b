import { describe, expect, it } from 'vitest';
import { fitRows } from '#server/features/reports/fit-rows.ts';

/** The report stays on one page: many subjects and a long remark leave room for fewer marks. */

const subject = (count: number, missingText = '') => ({
  names: Array.from({ length: count }, (_, index) => `Worksheet ${index + 1}`),
  missingText,
});

describe('marks on the page', () => {
  it('are all of a short term', () => {
    expect(fitRows([subject(6), subject(3), subject(0)], '')).toEqual([6, 3, 0]);
  });

  it('are fewer with a long remark, and as many of each subject', () => {
    const subjects = [subject(60), subject(60)];
    const [without = 0, second = 0] = fitRows(subjects, '');
    const [withRemark = 0] = fitRows(subjects, '字'.repeat(500));
    expect(Math.abs(without - second)).toBeLessThanOrEqual(1);
    expect(withRemark).toBeLessThan(without);
    expect(without + second).toBeLessThan(40);
  });

  it('leave the place of a subject with few to the others', () => {
    const [few = 0, many = 0] = fitRows([subject(2), subject(60)], '');
    expect(few).toBe(2);
    expect(many).toBeGreaterThan(15);
  });

  it('count names of two lines twice', () => {
    const long = { names: Array.from({ length: 60 }, () => '很'.repeat(40)), missingText: '' };
    expect(fitRows([long], '')[0]).toBeLessThan(fitRows([subject(60)], '')[0] ?? 0);
  });

  it('are none where there is no room for one of each subject', () => {
    expect(
      fitRows(
        Array.from({ length: 10 }, () => subject(9)),
        '字'.repeat(500),
      ),
    ).toEqual(Array(10).fill(0));
  });
});
