import { randomUUID } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import type { ApiReply } from '#contract/api.ts';
import type { AttemptWork, GridRow } from '#server/features/study/grid/grid-rows.ts';

/**
 * Keeps a grid in memory with the version in which each part last changed. A cursor names a grid and a version. A viewer
 * with a cursor of another process, or of a grid that is no longer cached, gets everything.
 */

type WholeGrid = ApiReply<'GET /study/grid'>;
type GridChanges = ApiReply<'GET /study/grid_changes'>;
type CoursewareHead = WholeGrid['courseware'];

/** `version`: the version in which the value last changed. */
type Versioned<T> = { value: T; version: number };

/** By attempt id: the work, and the attempt's columns as text, which show whether the work has changed. */
type WorkByAttempt = ReadonlyMap<number, { attemptText: string; work: AttemptWork }>;

export type CachedGrid = {
  readonly id: string;
  version: number;
  /** Undefined before the first reading. */
  head: Versioned<CoursewareHead> | undefined;
  /** Rows by user id, in the order of the grid. */
  rows: ReadonlyMap<number, Versioned<GridRow>>;
  /** The version in which a row was removed, by user id. */
  removed: ReadonlyMap<number, number>;
  works: WorkByAttempt;
  /** Everything of the version that was last asked for. */
  whole?: WholeGrid;
};

export function createCachedGrid(): CachedGrid {
  const emptyMap = new Map<number, never>();
  return {
    id: randomUUID(),
    version: 0,
    head: undefined,
    rows: emptyMap,
    removed: emptyMap,
    works: emptyMap,
  };
}

function keepIfEqual<T>(earlierValue: Versioned<T> | undefined, value: T, version: number): Versioned<T> {
  return earlierValue && isDeepStrictEqual(earlierValue.value, value) ? earlierValue : { value, version };
}

/** Stores the current grid, as a new version if anything has changed. */
export function updateGrid(
  grid: CachedGrid,
  current: { head: CoursewareHead; rows: readonly GridRow[]; works: WorkByAttempt },
): void {
  const nextVersion = grid.version + 1;
  const rows = new Map(
    current.rows.map((row) => [row.user_id, keepIfEqual(grid.rows.get(row.user_id), row, nextVersion)]),
  );
  const earlierRows = [...grid.rows.keys()].map((id): [number, number] => [id, nextVersion]);
  const removedRows = new Map([...earlierRows, ...grid.removed].filter(([id]) => !rows.has(id)));
  const head = keepIfEqual(grid.head, current.head, nextVersion);
  const versions = [
    head.version,
    ...[...rows.values()].map(({ version }) => version),
    ...removedRows.values(),
  ];
  const version = versions.includes(nextVersion) ? nextVersion : grid.version;
  Object.assign(grid, { version, head, rows, removed: removedRows, works: current.works });
}

function requireHead({ head }: CachedGrid): CoursewareHead {
  if (!head) throw new Error('The grid has not been read');
  return head.value;
}

const cursorOf = ({ id, version }: CachedGrid): string => `${id}.${version}`;

/** The same object for each call while the version is the same. */
export function describeWholeGrid(grid: CachedGrid): WholeGrid {
  const cursor = cursorOf(grid);
  if (grid.whole?.cursor !== cursor)
    grid.whole = {
      cursor,
      courseware: requireHead(grid),
      rows: [...grid.rows.values()].map(({ value }) => value),
    };
  return grid.whole;
}

/** Reads the version from a cursor; undefined if the cursor belongs to another grid. */
function readCursor(grid: CachedGrid, cursor: string): number | undefined {
  const [id, text] = cursor.split('.');
  const version = Number(text);
  return id === grid.id && version <= grid.version ? version : undefined;
}

/** Describes the changes since the cursor; everything if the cursor is not of this grid. */
export function describeGridChanges(grid: CachedGrid, since: string): GridChanges {
  const sinceVersion = readCursor(grid, since);
  if (sinceVersion === undefined) return { ...describeWholeGrid(grid), is_full: true, removed: [] };
  const isNewer = ({ version }: { version: number }) => version > sinceVersion;
  return {
    cursor: cursorOf(grid),
    is_full: false,
    ...(grid.head && isNewer(grid.head) ? { courseware: grid.head.value } : {}),
    rows: [...grid.rows.values()].filter(isNewer).map(({ value }) => value),
    removed: [...grid.removed].flatMap(([id, version]) => (version > sinceVersion ? [id] : [])),
  };
}
