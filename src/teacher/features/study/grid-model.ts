import type { ApiReply } from '#contract/api.ts';
import { scoreSoFar } from '#contract/figures/question-figures.ts';
import { countsInClass } from '#contract/figures/who-counts.ts';

/**
 * Derives the view of the grid from the server's rows: looks of cells, order of students. Pure.
 */

export type Grid = Omit<ApiReply<'GET /study/grid'>, 'cursor'>;
export type GridRow = Grid['rows'][number];
export type GridCell = GridRow['cells'][number];
export type Question = Grid['courseware']['questions'][number];

export type CellLook = 'none' | 'shown' | 'answered' | 'right' | 'partial' | 'wrong' | 'to_mark' | 'left_out';
export type GridOrder = 'number' | 'score' | 'progress';

/** Excused students have no state of their own while they have not started. */
export function isExcused({ exception }: GridRow): boolean {
  return exception?.is_excused === true;
}

/** Whether the row counts in the figures of the class. */
export function isCounted(row: GridRow): boolean {
  const { is_guest, is_assigned, state } = row;
  return countsInClass({
    is_guest,
    is_assigned,
    is_excused: isExcused(row),
    has_submitted: state === 'submitted',
  });
}

export function chooseCellLook(cell: GridCell | undefined, max_score: number): CellLook {
  if (!cell) return 'none';
  if (cell.state === 'left_out' && !cell.score) return 'left_out';
  if (cell.needs_teacher) return 'to_mark';
  if (cell.score === null) return cell.state === 'shown' ? 'shown' : 'answered';
  if (cell.score >= max_score) return 'right';
  return cell.score > 0 ? 'partial' : 'wrong';
}

function compareClassNumbers(one: GridRow, other: GridRow): number {
  const lastNumber = Number.MAX_SAFE_INTEGER;
  return (
    (one.class_number ?? lastNumber) - (other.class_number ?? lastNumber) ||
    one.student_name.localeCompare(other.student_name)
  );
}

function countNotLeftOut({ cells }: GridRow): number {
  return cells.filter(({ state }) => state !== 'left_out').length;
}

const comparerByOrder: Record<GridOrder, (one: GridRow, other: GridRow) => number> = {
  number: compareClassNumbers,
  // Students who have not begun have no score: they come last.
  score: (one, other) =>
    Number(one.state === 'not_started') - Number(other.state === 'not_started') ||
    scoreSoFar(one) - scoreSoFar(other) ||
    compareClassNumbers(one, other),
  progress: (one, other) =>
    countNotLeftOut(one) - countNotLeftOut(other) ||
    readShareOf(one) - readShareOf(other) ||
    Number(one.state === 'submitted') - Number(other.state === 'submitted') ||
    compareClassNumbers(one, other),
};

export function sortRows(rows: readonly GridRow[], order: GridOrder): GridRow[] {
  return [...rows].sort(comparerByOrder[order]);
}

/** Whether the student has opened a part of the activity, not only its page. */
export function hasOpenedPart(row: GridRow): boolean {
  return row.cells.some(({ state }) => state === 'answered');
}

/** A student's state in an activity without marks; 'begun' = opened the activity, but no part of it. */
export function readingStateOf(row: GridRow): 'not_opened' | 'begun' | 'opened' | 'finished' {
  if (row.state === 'not_started') return 'not_opened';
  if (row.state === 'submitted') return 'finished';
  return hasOpenedPart(row) ? 'opened' : 'begun';
}

/** The share 0..1 of parts that the student has read; -1 = not opened, or the activity has no parts. */
function readShareOf({ progress }: GridRow): number {
  return progress ? progress.done / Math.max(1, progress.of) : -1;
}

export function hasReadAll({ progress }: GridRow): boolean {
  return progress !== null && progress.done >= progress.of;
}

/** Whether the student finished the activity without reading all its parts. */
export function hasLeftPartsUnread(row: GridRow): boolean {
  return row.state === 'submitted' && !hasReadAll(row);
}
