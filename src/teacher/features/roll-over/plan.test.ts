import { expect, it } from 'vitest';
import { outcomeOf, planClass } from './plan.ts';

const currentClass = { id: 1, name: '4A', grade: 4 } as Parameters<typeof planClass>[0];
const grades = [4, 5];

it.each(['promoted', 'repeats', 'leaves'] as const)('a class for which %s was chosen shows it', (outcome) => {
  expect(outcomeOf(planClass(currentClass, outcome, grades), currentClass)).toBe(outcome);
});

it('a class that repeats still does so under another name', () => {
  const plan = { ...planClass(currentClass, 'repeats', grades), name: '4 Apple' };
  expect(outcomeOf(plan, currentClass)).toBe('repeats');
});
