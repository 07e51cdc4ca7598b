import { randomUUID } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import type { ApiReply } from '#contract/api.ts';
import type { GridRow, Work } from '#server/features/study/grid/grid-rows.ts';

/**
 * Keeps a grid in memory with the version in which each part last changed. A cursor names a grid and a version; a viewer
 * with a cursor of another process, or of a grid that was dropped since, gets everything.
 */

type Whole = ApiReply<'GET /study/grid'>;
type Changes = ApiReply<'GET /study/grid_changes'>;
type Head = Whole['courseware'];

/** `version`: the version in which the value last changed. */
type Versioned<T> = { value: T; version: number };

/** By attempt id: the work, and the attempt's columns as text, to see whether it has changed. */
type WorkByAttempt = ReadonlyMap<number, { state: string; work: Work }>;

export type CachedGrid = {
  readonly id: string;
  version: number;
  /** Undefined before the first reading. */
  head: Versioned<Head> | undefined;
  /** Rows by user id, in the order of the grid. */
  rows: ReadonlyMap<number, Versioned<GridRow>>;
  /** By user id: the version in which the row was removed. */
  removed: ReadonlyMap<number, number>;
  works: WorkByAttempt;
};

export function createCachedGrid(): CachedGrid {
  const nothing = new Map<number, never>();
  return {
    id: randomUUID(),
    version: 0,
    head: undefined,
    rows: nothing,
    removed: nothing,
    works: nothing,
  };
}

function keepIfEqual<T>(known: Versioned<T> | undefined, value: T, version: number): Versioned<T> {
  return known && isDeepStrictEqual(known.value, value) ? known : { value, version };
}

/** Stores the current grid, as a new version if anything has changed. */
export function updateGrid(
  grid: CachedGrid,
  now: { head: Head; rows: readonly GridRow[]; works: WorkByAttempt },
): void {
  const next = grid.version + 1;
  const rows = new Map(
    now.rows.map((row) => [row.user_id, keepIfEqual(grid.rows.get(row.user_id), row, next)]),
  );
  const gone = [...grid.rows.keys()].map((id): [number, number] => [id, next]);
  const removedRows = new Map([...gone, ...grid.removed].filter(([id]) => !rows.has(id)));
  const head = keepIfEqual(grid.head, now.head, next);
  const versions = [
    head.version,
    ...[...rows.values()].map(({ version }) => version),
    ...removedRows.values(),
  ];
  const version = versions.includes(next) ? next : grid.version;
  Object.assign(grid, { version, head, rows, removed: removedRows, works: now.works });
}

function requireHead({ head }: CachedGrid): Head {
  if (!head) throw new Error('The grid has not been read');
  return head.value;
}

const cursorOf = ({ id, version }: CachedGrid): string => `${id}.${version}`;

export function describeWholeGrid(grid: CachedGrid): Whole {
  return {
    cursor: cursorOf(grid),
    courseware: requireHead(grid),
    rows: [...grid.rows.values()].map(({ value }) => value),
  };
}

/** The cursor's version; undefined if the cursor belongs to another grid. */
function readCursor(grid: CachedGrid, cursor: string): number | undefined {
  const [id, text] = cursor.split('.');
  const version = Number(text);
  return id === grid.id && version <= grid.version ? version : undefined;
}

/** The changes since the cursor; everything if the cursor is unknown. */
export function describeGridChanges(grid: CachedGrid, since: string): Changes {
  const from = readCursor(grid, since);
  if (from === undefined) return { ...describeWholeGrid(grid), is_full: true, removed: [] };
  const isNewer = ({ version }: { version: number }) => version > from;
  return {
    cursor: cursorOf(grid),
    is_full: false,
    ...(grid.head && isNewer(grid.head) ? { courseware: grid.head.value } : {}),
    rows: [...grid.rows.values()].filter(isNewer).map(({ value }) => value),
    removed: [...grid.removed].flatMap(([id, version]) => (version > from ? [id] : [])),
  };
}
