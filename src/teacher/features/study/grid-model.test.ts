import { describe, expect, it } from 'vitest';
import { listLines } from './grid/grid-lines.ts';
import {
  chooseCellLook,
  findHardestQuestions,
  findStrugglers,
  type GridRow,
  hasLeftPartsUnread,
  hasReadAll,
  readingStateOf,
  sortRows,
  submittedMeanShare,
} from './grid-model.ts';

const questions = [
  { id: 'a', title: 'A', max_score: 1, marked_by: 'machine' as const },
  { id: 'b', title: 'B', max_score: 2, marked_by: 'machine' as const },
];

function row(
  class_number: number | null,
  scores: Record<string, number | null>,
  part: Partial<GridRow> = {},
): GridRow {
  return {
    user_id: class_number ?? 99,
    student_name: `S${class_number ?? ''}`,
    student_name_eng: '',
    class_number,
    is_guest: false,
    group: '',
    is_assigned: true,
    attempt_id: class_number ?? 99,
    state: 'in_progress',
    attempts: 1,
    started_at: 1,
    submitted_at: null,
    score: null,
    share: null,
    time_ms: 0,
    max_score: null,
    last_saved_at: null,
    progress: null,
    cells: Object.entries(scores).map(([question_id, score]) => ({
      question_id,
      state: 'answered',
      score,
      needs_teacher: false,
    })),
    ...part,
  };
}

describe('the grid', () => {
  it('distinguishes cells by their state and mark', () => {
    const cell = { question_id: 'a', state: 'answered' as const, score: null, needs_teacher: false };
    expect(chooseCellLook(undefined, 1)).toBe('none');
    expect(chooseCellLook({ ...cell, state: 'shown' }, 1)).toBe('shown');
    expect(chooseCellLook({ ...cell, state: 'left_out', score: 0 }, 1)).toBe('left_out');
    // A mark without an answer: the student may have answered on paper.
    expect(chooseCellLook({ ...cell, state: 'left_out', score: 1 }, 1)).toBe('right');
    expect(chooseCellLook(cell, 1)).toBe('answered');
    expect(chooseCellLook({ ...cell, score: 2 }, 2)).toBe('right');
    expect(chooseCellLook({ ...cell, score: 0.5 }, 2)).toBe('partial');
    expect(chooseCellLook({ ...cell, score: 0 }, 2)).toBe('wrong');
    expect(chooseCellLook({ ...cell, score: 0, needs_teacher: true }, 2)).toBe('to_mark');
  });

  it('orders by class number with guests last, by score, by progress', () => {
    const rows = [
      row(null, { a: 1, b: 2 }),
      row(2, { a: 1 }),
      row(1, { a: 0, b: 2 }),
      row(3, {}, { state: 'not_started' }),
    ];
    const numbers = (order: 'number' | 'score' | 'progress') =>
      sortRows(rows, order).map(({ class_number }) => class_number);
    expect(numbers('number')).toEqual([1, 2, 3, null]);
    expect(numbers('score')).toEqual([2, 1, null, 3]);
    expect(numbers('progress')).toEqual([3, 2, 1, null]);
  });

  it('averages a question over submitted work, once there are three students or all', () => {
    const done = { state: 'submitted' } as const;
    const b = { id: 'b', title: '', max_score: 2, marked_by: 'machine' as const };
    const working = [row(1, { b: 0 }), row(2, { b: 0 }), row(3, { b: 0 })];
    expect(submittedMeanShare(working, b)).toBeNull();
    expect(submittedMeanShare([row(4, { b: 0 }, done), ...working], b)).toBeNull();
    expect(submittedMeanShare([row(4, { b: 0 }, done), row(5, { b: 2 }, done)], b)).toBe(0.5);
    const rows = [
      row(1, { b: 2 }, done),
      row(2, { b: 1 }, done),
      row(3, { b: 0 }, done),
      row(4, { b: null }, done),
      row(5, { b: 0 }),
    ];
    expect(submittedMeanShare(rows, b)).toBe(0.5);
    expect(
      submittedMeanShare(rows, { id: 'a', title: '', max_score: 1, marked_by: 'machine' as const }),
    ).toBeNull();
  });

  it('finds students who need help, weakest first, once enough is marked', () => {
    const rows = [row(1, { a: 0, b: 0 }), row(2, { a: 1, b: 2 }), row(3, { a: 0 }), row(4, { a: 1, b: 0 })];
    expect(
      findStrugglers(listLines(rows), questions).map(({ line: { row: weak }, share }) => [
        weak.class_number,
        share,
      ]),
    ).toEqual([
      [1, 0],
      [4, 1 / 3],
    ]);
  });

  it('finds the hardest questions', () => {
    const rows = [row(1, { a: 1, b: 0 }), row(2, { a: 1, b: 1 }), row(3, { a: 1, b: 0.5 })];
    expect(findHardestQuestions(rows, questions)).toMatchObject([
      { number: 2, meanShare: 0.25, scoreCount: 3 },
    ]);
    expect(findHardestQuestions([...rows.slice(1), row(4, {})], questions)).toEqual([]);
  });
});

describe('without marks', () => {
  const finished = row(1, { reading: 0 }, { state: 'submitted' });
  const opened = row(2, { reading: null });
  // Opened only the activity's page, no part of it.
  const shown = row(
    3,
    {},
    { cells: [{ question_id: '-trace', state: 'shown', score: null, needs_teacher: false }] },
  );
  const away = row(4, {}, { state: 'not_started' });

  it('shows who has opened and who has finished', () => {
    expect([finished, opened, shown, away].map(readingStateOf)).toEqual([
      'finished',
      'opened',
      'begun',
      'not_opened',
    ]);
  });

  const reader = (class_number: number, done: number, of: number, part: Partial<GridRow> = {}) =>
    row(class_number, { reading: null }, { progress: { done, of }, ...part });

  it('shows who has read everything, and who finished without that', () => {
    const rows = [
      reader(1, 3, 3),
      reader(2, 2, 3),
      reader(3, 3, 3, { state: 'submitted' }),
      reader(4, 2, 3, { state: 'submitted' }),
      row(5, {}, { state: 'submitted' }),
    ];
    expect(rows.map(hasReadAll)).toEqual([true, false, true, false, false]);
    expect(rows.map(hasLeftPartsUnread)).toEqual([false, false, false, true, true]);
  });

  it('sorts students by the share that they have read, the smallest first', () => {
    // A share of 3 of 4 is between 2 of 3 and 3 of 3.
    const rows = [
      reader(11, 3, 3),
      reader(12, 2, 3, { state: 'submitted' }),
      reader(13, 2, 3),
      reader(14, 3, 4),
      shown,
      away,
    ];
    const order = sortRows(rows, 'progress').map(({ class_number }) => class_number);
    expect(order).toEqual([4, 3, 13, 12, 14, 11]);
  });

  it('sorts students by progress, the least first', () => {
    const order = sortRows([finished, opened, away], 'progress').map(({ class_number }) => class_number);
    expect(order).toEqual([4, 2, 1]);
  });
});
