import { expect, it } from 'vitest';
import { promoteClass } from '#contract/rules/promote-class.ts';

const primaryGrades = [1, 2, 3, 4, 5, 6];

it.each([
  ['4A', 4, '5A', 5],
  ['P4-2', 4, 'P5-2', 5],
  ['4', 4, '5', 5],
  ['Dolphins', 4, 'Dolphins', 5],
  ['14A', 4, '14A', 5],
])('promotes %s of grade %i to %s of grade %i', (name, grade, nextName, nextGrade) => {
  expect(promoteClass({ name, grade }, primaryGrades)).toEqual({ name: nextName, grade: nextGrade });
});

it('skips grades that the school does not have, and lets the last one leave', () => {
  expect(promoteClass({ name: '3B', grade: 3 }, [1, 3, 7])).toEqual({ name: '7B', grade: 7 });
  expect(promoteClass({ name: '6A', grade: 6 }, primaryGrades)).toBeNull();
});
