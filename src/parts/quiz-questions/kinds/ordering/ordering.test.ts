import { describe, expect, it } from 'vitest';
import { emptyKindFields } from '../../create-question.ts';
import { completeQuestion, findQuestionIssues } from '../../issues.ts';
import { markQuestion } from '../../marking.ts';
import type { Question } from '../../model.ts';
import { toPublicQuestion } from '../../public-question.ts';
import { summarizeQuestion } from '../../report/report.ts';
import { samplesOf } from '../../samples/samples-of.ts';
import type { Credit } from './credits.ts';

/** Items with the texts in the right order; their ids are the letters of `ids`. */
function buildOrdering(texts: readonly string[], credit: Credit = 'all_or_nothing', score = 12): Question {
  const items = texts.map((text, index) => ({ id: 'abcdefghijklmnop'.charAt(index), text }));
  return {
    ...emptyKindFields,
    id: 'order',
    type: 'ordering',
    body: { kind: 'word', text: 'Put them in order.' },
    instruction: '',
    score,
    explanation: '',
    ordering: { items, credit },
  };
}

const four = ['egg', 'larva', 'pupa', 'moth'];
const mark = (question: Question, letters: string) => markQuestion(question, { order: [...letters] });

/**
 * Expected marks of 12 points are computed by hand. All or nothing is QTI's order with `match_correct`. The others are those of Moodle's
 * qtype_ordering by absolute position: right places ÷ n ('absolute position'), and Σ max(0, n − 1 − distance) ÷ n(n − 1)
 * ('relative to correct'): with four items 3 points for a right place, 2, 1, 0 for one, two, three places off, of 12.
 */
describe('marks', () => {
  it.each([
    ['abcd', 12, 12, 12],
    // Places right: c, d. Distances 1 1 0 0: 2 + 2 + 3 + 3.
    ['bacd', 0, 6, 10],
    // Distances of a b c d: 3 1 1 1: 0 + 2 + 2 + 2.
    ['bcda', 0, 0, 6],
    // Distances 3 1 1 3: 0 + 2 + 2 + 0.
    ['dcba', 0, 0, 4],
    // Right: a. Distances 0 1 1 2: 3 + 2 + 2 + 1.
    ['adbc', 0, 3, 8],
    // Distances 2 2 2 2: 1 each.
    ['cdab', 0, 0, 4],
    ['', 0, 0, 0],
    ['abc', 0, 0, 0],
    ['abcda', 0, 0, 0],
    ['aaaa', 0, 0, 0],
    ['abcx', 0, 0, 0],
  ])('%s', (letters, allOrNothing, places, distance) => {
    expect(mark(buildOrdering(four), letters)).toBe(allOrNothing);
    expect(mark(buildOrdering(four, 'places'), letters)).toBe(places);
    expect(mark(buildOrdering(four, 'distance'), letters)).toBe(distance);
  });

  it('two items', () => {
    expect(mark(buildOrdering(['a', 'b'], 'distance'), 'ab')).toBe(12);
    expect(mark(buildOrdering(['a', 'b'], 'distance'), 'ba')).toBe(0);
  });

  it.each<[string, number, number]>([
    ['abcd', 12, 12],
    // The two 'the' have changed places.
    ['cbad', 12, 12],
    // the cat dog the: places right: 1, 2; distances 0 0 1 1: 3 + 3 + 2 + 2.
    ['cbda', 6, 10],
  ])('items with the same text, %s', (letters, places, distance) => {
    const sentence = ['the', 'cat', 'the', 'dog'];
    expect(mark(buildOrdering(sentence, 'places'), letters)).toBe(places);
    expect(mark(buildOrdering(sentence, 'distance'), letters)).toBe(distance);
  });

  it.each([
    undefined,
    { order: null },
    { order: 'abcd' },
    { order: [1, 2, 3, 4] },
    { order: [['a'], 'b', 'c', 'd'] },
    { order: ['a', 'b', 'c', 'd'], score: 12 },
    { order: Array.from({ length: 5000 }, () => 'a') },
  ])('nothing for %j', (response) => expect(markQuestion(buildOrdering(four), response)).toBe(0));
});

describe('the order that is shown first', () => {
  const shownTexts = (question: Question, pin: { seed: number; shuffle: boolean }) =>
    toPublicQuestion(question, pin).ordering?.items.map(({ text }) => text) ?? [];

  it.each([[['a', 'b']], [['a', 'a', 'b']], [four], [['the', 'cat', 'the', 'dog']]])(
    'is never the right one: %j',
    (texts) => {
      const question = buildOrdering(texts);
      for (let seed = -200; seed < 200; seed += 1) {
        for (const shuffle of [true, false]) {
          const shown = shownTexts(question, { seed, shuffle });
          expect(shown).not.toEqual(texts);
          expect(shown.toSorted()).toEqual(texts.toSorted());
        }
      }
    },
  );

  it('follows the seed of the attempt where it shuffles, and is the same for all where it does not', () => {
    const question = buildOrdering(four);
    const orders = (shuffle: boolean) =>
      new Set(Array.from({ length: 300 }, (_, seed) => shownTexts(question, { seed, shuffle }).join(' ')));
    // All orders of four items but the right one.
    expect(orders(true).size).toBe(23);
    expect(orders(false).size).toBe(1);
  });
});

describe('issues', () => {
  const messagesOf = (texts: readonly string[]) =>
    findQuestionIssues(buildOrdering(texts)).map(({ path, message }) => `${path.join('.')} ${message}`);
  const letters = (count: number) =>
    Array.from({ length: count }, (_, index) => 'abcdefghijklmnop'.charAt(index));

  it.each([
    [letters(2), []],
    [letters(10), []],
    [['a', '', 'b', ' '], []],
    [['a', 'b', 'a'], []],
    [letters(1), ['ordering.items ordering_items_range']],
    [letters(11), ['ordering.items ordering_items_range']],
    [['a', 'a '], ['ordering.items ordering_items_same']],
  ])('%j', (texts, messages) => expect(messagesOf(texts)).toEqual(messages));

  it('leaves empty items out of what is published', () => {
    const { ordering } = completeQuestion(buildOrdering(['a', ' ', 'b', '']));
    expect(ordering?.items.map(({ text }) => text)).toEqual(['a', 'b']);
  });
});

it('reports how often each item was put at each place', () => {
  const { question, right, wrong, partial } = samplesOf('ordering');
  const given = [right, wrong, partial].map((response, index) => ({
    student_id: index + 1,
    response,
    score: null,
  }));
  const { rows, given: texts } = summarizeQuestion(question, given, 'en');
  expect(rows.map(({ part, label, correct, student_ids }) => [part, label, correct, student_ids])).toEqual([
    ['1', '卵', true, [1, 3]],
    ['1', '幼蟲', false, [2]],
    ['2', '蛹', false, [2, 3]],
    ['2', '幼蟲', true, [1]],
    ['3', '蛹', true, [1]],
    ['3', '成蟲', false, [2]],
    ['3', '幼蟲', false, [3]],
    ['4', '成蟲', true, [1, 3]],
    ['4', '卵', false, [2]],
  ]);
  expect(texts?.[1]?.text).toBe('1: 幼蟲 · 2: 蛹 · 3: 成蟲 · 4: 卵');
});

it('reports places that another version marked differently as earlier', () => {
  const { question, right } = samplesOf('ordering');
  const changed = structuredClone(question);
  changed.ordering?.items.reverse();
  const { rows } = summarizeQuestion(
    changed,
    [{ student_id: 1, response: right, score: 2, pinnedQuestion: question }],
    'en',
  );
  expect(rows.every(({ earlier }) => earlier)).toBe(true);
});
