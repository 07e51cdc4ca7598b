import { expect, it } from 'vitest';
import type { GridRow } from '../grid-model.ts';
import { listLines, orderRows } from './grid-lines.ts';

function row(class_number: number, part: Partial<GridRow> = {}): GridRow {
  return {
    user_id: class_number,
    student_name: `S${class_number}`,
    student_name_eng: '',
    class_number,
    is_guest: false,
    group: '',
    is_assigned: true,
    attempt_id: class_number,
    state: 'submitted',
    attempts: 1,
    started_at: 1,
    submitted_at: 2,
    score: 4,
    share: null,
    time_ms: 0,
    max_score: 8,
    last_saved_at: null,
    progress: null,
    cells: [],
    ...part,
  };
}

const red = { shared: { name: 'Red', score: 6 }, attempt_id: 40, group: 'Red' };

it('shows one line for the work of a group, with its mark and its members', () => {
  const rows = [row(1, { ...red, score: 3 }), row(2), row(3, { ...red, score: 6 })];
  const lines = listLines(rows);
  expect(lines.map(({ group, members }) => [group, members.map(({ user_id }) => user_id)])).toEqual([
    ['Red', [1, 3]],
    ['', [2]],
  ]);
  expect(lines[0]?.row.score).toBe(6);
  expect(lines[1]?.row).toBe(rows[1]);
});

it('keeps a line for a member who worked alone, and for each who has not begun', () => {
  const alone = row(1, { ...red, attempt_id: 41 });
  const absent = { attempt_id: null, state: 'not_started' as const };
  const lines = listLines([alone, row(2, absent), row(3, absent)]);
  expect(lines.map(({ group, row: { user_id } }) => [group, user_id])).toEqual([
    ['', 1],
    ['', 2],
    ['', 3],
  ]);
});

it('keeps groups together only in the order by number, with the tenth after the second', () => {
  const rows = [
    row(1, { group: 'Group 10', score: 1 }),
    row(2, { score: 0 }),
    row(3, { group: 'Group 2' }),
    row(4, { group: 'Group 10' }),
  ];
  const numbers = (choice: Parameters<typeof orderRows>[1]) =>
    orderRows(rows, choice).map(({ class_number }) => class_number);
  expect(numbers({ order: 'number', keepsGroupsTogether: true })).toEqual([3, 1, 4, 2]);
  expect(numbers({ order: 'number', keepsGroupsTogether: false })).toEqual([1, 2, 3, 4]);
  expect(numbers({ order: 'score', keepsGroupsTogether: true })).toEqual([2, 1, 3, 4]);
  const named = ['Red', 'Blue', 'Red', 'Blue'].map((group, index) => row(index + 1, { group }));
  const gathered = orderRows(named, { order: 'number', keepsGroupsTogether: true });
  expect(gathered.map(({ class_number }) => class_number)).toEqual([1, 3, 2, 4]);
});
