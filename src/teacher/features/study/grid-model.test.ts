import { describe, expect, it } from 'vitest';
import {
  chooseCellLook,
  type GridRow,
  hasLeftPartsUnread,
  hasReadAll,
  readingStateOf,
  sortRows,
} from './grid-model.ts';

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
