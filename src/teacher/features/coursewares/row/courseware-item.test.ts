import { expect, test } from 'vitest';
import { formatJoinCode } from '#teacher/shared/coursewares/coursewares.ts';
import { computeProgressShares } from './courseware-item.ts';

test('codes are read in groups of three', () => {
  expect(formatJoinCode('ABC234')).toBe('ABC 234');
  expect(formatJoinCode('')).toBe('');
});

test('shares never exceed the class, also with an empty one', () => {
  expect(computeProgressShares({ assigned: 4, started: 3, submitted: 1 })).toEqual({
    workingCount: 2,
    submittedShare: 25,
    workingShare: 50,
  });
  expect(computeProgressShares({ assigned: 0, started: 0, submitted: 0 }).submittedShare).toBe(0);
});
