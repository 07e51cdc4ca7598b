import { expect, test } from 'vitest';
import { progressShares } from '#teacher/features/coursewares/row/courseware-item.ts';
import { spaceCode } from '#teacher/shared/coursewares/coursewares.ts';

test('codes are read in groups of three', () => {
  expect(spaceCode('ABC234')).toBe('ABC 234');
  expect(spaceCode('')).toBe('');
});

test('shares never exceed the class, also with an empty one', () => {
  expect(progressShares({ assigned: 4, started: 3, submitted: 1 })).toEqual({
    working: 2,
    submittedShare: 25,
    workingShare: 50,
  });
  expect(progressShares({ assigned: 0, started: 0, submitted: 0 }).submittedShare).toBe(0);
});
