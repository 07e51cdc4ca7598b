import { expect, it } from 'vitest';
import { nextSeq, raiseAbove, replacesChange } from './attempt-lane.ts';

it('numbers a change above all known ones, and by the time since the attempt began', () => {
  expect(nextSeq([], 0)).toBe(1);
  expect(nextSeq([7], 0)).toBe(8);
  expect(nextSeq([7], 60_000)).toBe(600);
  expect(nextSeq([7, 900], 60_000)).toBe(901);
});

it('keeps the higher of two changes, and of equal ones the later', () => {
  expect(replacesChange({ seq: 5 }, { seq: 7 })).toBe(false);
  expect(replacesChange({ seq: 7 }, { seq: 7 })).toBe(true);
});

it('leaves a change alone that is above the settled number', () => {
  expect(raiseAbove(3)({ seq: 4 })).toEqual({ seq: 4 });
});
