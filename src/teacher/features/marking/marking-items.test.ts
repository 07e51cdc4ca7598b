import { expect, it } from 'vitest';
import type { UnsentMark } from '#teacher/shared/marks/unsent-marks.ts';
import { listMarkingItems, type Marking, readScore, shownMarkOf } from './marking-items.ts';

const answer = (attempt_id: number, similar: number | null = null): Marking['answers'][number] => ({
  attempt_id,
  question_id: 'q1',
  response: null,
  files: [],
  item_count: 0,
  score: null,
  max_score: 6,
  step: null,
  text: '',
  similar,
});
const marking = { answers: [answer(1, 1), answer(2), answer(3, 1), answer(4)], question_id: 'q1' } as Marking;
const idsOf = (view: Parameters<typeof listMarkingItems>[1]) =>
  listMarkingItems(marking, view).map(({ answers }) => answers.map(({ attempt_id }) => attempt_id));

it('lists similar answers together on demand', () => {
  expect(idsOf({ isGrouped: false, isHidden: false })).toEqual([[1], [2], [3], [4]]);
  expect(idsOf({ isGrouped: true, isHidden: false })).toEqual([[1, 3], [2], [4]]);
});

it('shuffles answers without names, the same way each time', () => {
  const hidden = idsOf({ isGrouped: false, isHidden: true });
  expect(hidden).not.toEqual([[1], [2], [3], [4]]);
  expect(hidden.flat().sort((one, other) => one - other)).toEqual([1, 2, 3, 4]);
  expect(idsOf({ isGrouped: false, isHidden: true })).toEqual(hidden);
});

it.each([
  ['4', 4],
  ['.5', 0.5],
  ['3,5', 3.5],
  ['３．５', 3.5],
  ['2.', 2],
  ['', undefined],
])('reads %s as %s points', (text, score) => expect(readScore(text)).toBe(score));

it.each(['1.25', '-1', 'x', '1e3', '.'])('does not take %s', (text) => expect(readScore(text)).toBeNaN());

it('prefers marks that wait on this device to the server’s', () => {
  const step = { number: 2, score: 3, comment: 'Good', marked_by: 1, teacher_name: 'A', marked_at: 0 };
  expect(shownMarkOf({ ...answer(1), score: 3, step }, new Map())).toEqual({
    score: 3,
    comment: 'Good',
    seen: 2,
  });
  expect(shownMarkOf({ ...answer(1), step: { ...step, score: null } }, new Map()).comment).toBe('');
  const mark = { attempt_id: 1, question_id: 'q1', seen: 2, score: 5, comment: '' };
  const marks = new Map([['1/q1', { body: { mark } } as UnsentMark]]);
  expect(shownMarkOf(answer(1), marks)).toMatchObject({ score: 5, seen: 2 });
});
