import { expect, it } from 'vitest';
import { type Grid, mergeGrid } from '#contract/rules/merge-grid.ts';

type Row = Grid['rows'][number];

const createRow = (user_id: number, class_number: number | null, score: number | null = null) =>
  ({ user_id, class_number, score }) as Row;
const createHead = (submitted: number) => ({ submitted }) as Grid['courseware'];

const knownGrid: Grid = {
  cursor: 'a.1',
  courseware: createHead(0),
  rows: [createRow(7, 1), createRow(3, 2), createRow(9, null)],
};
const noChanges = { cursor: 'a.2', is_full: false, rows: [], removed: [] };

it('replaces changed rows in place and keeps the others unchanged', () => {
  const mergedGrid = mergeGrid(knownGrid, { ...noChanges, rows: [createRow(3, 2, 5)] });
  expect(mergedGrid).toEqual({
    ...knownGrid,
    cursor: 'a.2',
    rows: [createRow(7, 1), createRow(3, 2, 5), createRow(9, null)],
  });
  expect(mergedGrid.rows[0]).toBe(knownGrid.rows[0]);
});

it('removes rows of people who left, and inserts new ones by class number', () => {
  const mergedGrid = mergeGrid(knownGrid, {
    ...noChanges,
    rows: [createRow(4, null), createRow(8, 1)],
    removed: [7],
  });
  expect(mergedGrid.rows.map(({ user_id }) => user_id)).toEqual([8, 3, 4, 9]);
});

it('keeps the rows if only the head changed', () => {
  const mergedGrid = mergeGrid(knownGrid, { ...noChanges, courseware: createHead(1) });
  expect(mergedGrid.rows).toBe(knownGrid.rows);
  expect(mergedGrid.courseware).toEqual(createHead(1));
});

it('replaces everything if the reply is a whole grid', () => {
  const mergedGrid = mergeGrid(knownGrid, {
    ...noChanges,
    is_full: true,
    courseware: createHead(2),
    rows: [createRow(5, 1)],
  });
  expect(mergedGrid).toEqual({ cursor: 'a.2', courseware: createHead(2), rows: [createRow(5, 1)] });
});
