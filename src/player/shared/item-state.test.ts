import { describe, expect, it } from 'vitest';
import {
  countAttemptsLeft,
  findLastSubmitted,
  findLateEnd,
  findState,
  groupByUnit,
  type PlayItem,
  splitItems,
} from './item-state.ts';

const newItem: PlayItem = {
  courseware_id: 1,
  name: 'Fractions',
  type: 'quiz',
  is_marked: true,
  icon: '',
  unit_id: 1,
  unit_name: 'Unit',
  subject_name: 'Maths',
  subject_colour: 'harbour',
  class_name: '4A',
  open_at: null,
  opened_at: null,
  due_at: null,
  blocked: null,
  question_count: 5,
  max_score: 10,
  attempts_allowed: 2,
  time_limit_minutes: null,
  feedback_rule: 'after_submit',
  waits_for_class: false,
  marks_held: false,
  attempts: [],
};
const attempt = (state: 'in_progress' | 'submitted', id = 1) => ({
  id,
  number: id,
  state,
  started_at: 0,
  submitted_at: state === 'submitted' ? 1 : null,
  score: null,
  max_score: 10,
});

describe('state of an item', () => {
  it.each([
    ['new', newItem],
    ['in_progress', { ...newItem, attempts: [attempt('in_progress', 2), attempt('submitted')] }],
    ['done', { ...newItem, attempts: [attempt('submitted')], blocked: 'attempts_used_up' as const }],
    ['done', { ...newItem, attempts: [attempt('submitted')], blocked: 'past_due' as const }],
    ['past_due', { ...newItem, blocked: 'past_due' as const }],
    ['not_open_yet', { ...newItem, blocked: 'not_open_yet' as const }],
  ] as const)('is %s', (state, item) => {
    expect(findState(item as PlayItem)).toBe(state);
  });

  it('counts attempts left, any number as null', () => {
    expect(countAttemptsLeft({ ...newItem, attempts: [attempt('submitted')] })).toBe(1);
    expect(countAttemptsLeft({ ...newItem, attempts_allowed: 0 })).toBeNull();
    expect(
      findLastSubmitted({ ...newItem, attempts: [attempt('in_progress', 3), attempt('submitted', 2)] })?.id,
    ).toBe(2);
  });
});

it('knows until when late work is accepted, once it is due and until that end', () => {
  const item = { ...newItem, due_at: 100, late_until: 200 };
  expect([99, 100, 199, 200].map((now) => findLateEnd(item, now))).toEqual([undefined, 200, 200, undefined]);
  expect(findLateEnd({ ...newItem, due_at: 100 }, 150)).toBeUndefined();
});

it('orders items by the latest opening, with their unit; those not open yet come last', () => {
  const items: PlayItem[] = [
    { ...newItem, courseware_id: 1, opened_at: 300, blocked: 'not_open_yet' },
    { ...newItem, courseware_id: 2, opened_at: 100, attempts: [attempt('in_progress')] },
    { ...newItem, courseware_id: 3, opened_at: 110, due_at: 900 },
    { ...newItem, courseware_id: 4, opened_at: 200, unit_id: 2 },
    { ...newItem, courseware_id: 5, unit_id: 2, due_at: 500 },
  ];
  const units = groupByUnit(splitItems(items).toDo);
  expect(units.map((unit) => unit.items.map(({ courseware_id }) => courseware_id))).toEqual([
    [4, 5],
    [3, 2, 1],
  ]);
});

it('orders finished items by the latest submission or due time', () => {
  const createDoneItem = (courseware_id: number, submitted_at: number): PlayItem => ({
    ...newItem,
    courseware_id,
    attempts: [{ ...attempt('submitted'), submitted_at }],
  });
  const items = [
    createDoneItem(1, 10),
    { ...newItem, courseware_id: 2, blocked: 'past_due' as const, due_at: 20 },
    createDoneItem(3, 30),
  ];
  expect(splitItems(items).over.map(({ courseware_id }) => courseware_id)).toEqual([3, 2, 1]);
});

it('puts the most urgent first in each unit, and separates finished ones', () => {
  const items: PlayItem[] = [
    { ...newItem, courseware_id: 1, attempts: [attempt('submitted')] },
    { ...newItem, courseware_id: 2 },
    { ...newItem, courseware_id: 3, due_at: 500 },
    { ...newItem, courseware_id: 4, due_at: 900, attempts: [attempt('in_progress')] },
    { ...newItem, courseware_id: 5, unit_id: 2, blocked: 'past_due' },
  ];
  const { toDo, over } = splitItems(items);
  expect(over.map(({ courseware_id }) => courseware_id)).toEqual([1, 5]);
  expect(groupByUnit(toDo)[0]?.items.map(({ courseware_id }) => courseware_id)).toEqual([4, 3, 2]);
  expect(groupByUnit(items)).toHaveLength(2);
});
