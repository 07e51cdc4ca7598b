import { expect, it } from 'vitest';
import { type Grid, mergeGrid } from '#contract/rules/merge-grid.ts';

type Row = Grid['rows'][number];

const row = (user_id: number, class_number: number | null, score: number | null = null) =>
  ({ user_id, class_number, score }) as Row;
const head = (submitted: number) => ({ submitted }) as Grid['courseware'];

const known: Grid = { cursor: 'a.1', courseware: head(0), rows: [row(7, 1), row(3, 2), row(9, null)] };
const nothing = { cursor: 'a.2', is_full: false, rows: [], removed: [] };

it('replaces changed rows in place and keeps the others unchanged', () => {
  const merged = mergeGrid(known, { ...nothing, rows: [row(3, 2, 5)] });
  expect(merged).toEqual({ ...known, cursor: 'a.2', rows: [row(7, 1), row(3, 2, 5), row(9, null)] });
  expect(merged.rows[0]).toBe(known.rows[0]);
});

it('removes rows of people who left, and inserts new ones by class number', () => {
  const merged = mergeGrid(known, { ...nothing, rows: [row(4, null), row(8, 1)], removed: [7] });
  expect(merged.rows.map(({ user_id }) => user_id)).toEqual([8, 3, 4, 9]);
});

it('keeps the rows if only the head changed', () => {
  const merged = mergeGrid(known, { ...nothing, courseware: head(1) });
  expect(merged.rows).toBe(known.rows);
  expect(merged.courseware).toEqual(head(1));
});

it('replaces everything if the reply is a whole grid', () => {
  const merged = mergeGrid(known, { ...nothing, is_full: true, courseware: head(2), rows: [row(5, 1)] });
  expect(merged).toEqual({ cursor: 'a.2', courseware: head(2), rows: [row(5, 1)] });
});
