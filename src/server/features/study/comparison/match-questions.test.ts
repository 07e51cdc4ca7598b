import { expect, it } from 'vitest';
import { type ComparedQuestion, matchQuestion } from './match-questions.ts';

/** A question is found again by the bank's question that it is, or by its id in copies of one activity. */

const question = (id: string, bankId?: number): ComparedQuestion => ({ id, title: id, bankId });
const matched = (sought: ComparedQuestion, candidates: ComparedQuestion[], sharesIds = true) => {
  const match = matchQuestion(sought, candidates, sharesIds);
  return match && candidates.indexOf(match);
};

it('finds the same id in copies alone', () => {
  expect(matched(question('a'), [question('b'), question('a')])).toBe(1);
  expect(matched(question('a'), [question('a')], false)).toBeUndefined();
});

it('finds a question of the bank wherever it stands', () => {
  expect(matched(question('a', 7), [question('a', 8), question('z', 7)])).toBe(1);
  expect(matched(question('a', 7), [question('z', 7)], false)).toBe(0);
});

it('finds a copy that has lost its link, and never another question of the bank at the same place', () => {
  expect(matched(question('a', 7), [question('a')])).toBe(0);
  expect(matched(question('a'), [question('a', 7)])).toBe(0);
  expect(matched(question('a', 7), [question('a', 8)])).toBeUndefined();
});
