import type { ApiReply } from '#contract/api.ts';

export type Grid = ApiReply<'GET /study/grid'>;
type Row = Grid['rows'][number];

/** Sorts like the server: students of the class by class number, then everybody else by user id. */
function compareRows(a: Row, b: Row): number {
  const numberWithoutClass = Number.MAX_SAFE_INTEGER;
  return (
    (a.class_number ?? numberWithoutClass) - (b.class_number ?? numberWithoutClass) || a.user_id - b.user_id
  );
}

/** Applies the changes of a reply to the grid they refer to. Unchanged rows stay the same objects. */
export function mergeGrid(knownGrid: Grid, changes: ApiReply<'GET /study/grid_changes'>): Grid {
  const { cursor, is_full, courseware = knownGrid.courseware, rows, removed } = changes;
  if (is_full) return { cursor, courseware, rows };
  if (rows.length === 0 && removed.length === 0) return { cursor, courseware, rows: knownGrid.rows };
  const rowById = new Map(knownGrid.rows.map((row) => [row.user_id, row]));
  for (const id of removed) rowById.delete(id);
  for (const row of rows) rowById.set(row.user_id, row);
  return { cursor, courseware, rows: [...rowById.values()].sort(compareRows) };
}
