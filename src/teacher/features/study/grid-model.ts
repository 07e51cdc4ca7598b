import type { ApiReply } from '#contract/api.ts';
import {
  calculateMean,
  countsInClass,
  isEnoughForAverage,
  scoreShare,
} from '#contract/rules/class-figures.ts';

/**
 * Derives the view of the grid from the server's rows: looks of cells, order of students, class averages. Pure.
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

export function findCell(row: GridRow, questionId: string): GridCell | undefined {
  return row.cells.find(({ question_id }) => question_id === questionId);
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

/** The sum of the marks so far; unmarked answers count 0. */
export function scoreSoFar(row: GridRow): number {
  return row.score ?? row.cells.reduce((sum, { score }) => sum + (score ?? 0), 0);
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

/**
 * The mean share 0..1 of a question's marks over all work with a mark, that of a group once; null if too few of
 * `classSize` students have one.
 */
function averageScores(
  rows: readonly GridRow[],
  question: Question,
  classSize: number,
): { meanShare: number | null; scoreCount: number } {
  const works = [...new Map(rows.map((row) => [row.attempt_id ?? row, row])).values()];
  const cells = works.flatMap((row) => findCell(row, question.id) ?? []);
  const shares = cells.map(({ score, needs_teacher, max_score = question.max_score }) =>
    scoreShare({ score, max_score, needs_teacher }),
  );
  const scoreCount = shares.filter((share) => share !== null).length;
  const markedStudentCount = rows.filter((row) => findCell(row, question.id)?.score != null).length;
  const isEnough = isEnoughForAverage(markedStudentCount, classSize);
  return { meanShare: isEnough ? calculateMean(shares) : null, scoreCount };
}

export function listSubmittedRows(rows: readonly GridRow[]): GridRow[] {
  return rows.filter(({ state }) => state === 'submitted');
}

/** Whether enough students have submitted for averages. */
export function hasEnoughSubmitted(rows: readonly GridRow[]): boolean {
  return isEnoughForAverage(listSubmittedRows(rows).length, rows.length);
}

/**
 * The mean share 0..1 of a question's marks over the students who have submitted; null if these are too few.
 */
export function submittedMeanShare(rows: readonly GridRow[], question: Question): number | null {
  return averageScores(listSubmittedRows(rows), question, rows.length).meanShare;
}

const helpShareMax = 0.5;
const minMarkedCells = 2;

/** Work with less than half of the possible marks so far, weakest first, with that share 0..1. */
export function findStrugglers<L extends { row: GridRow }>(
  lines: readonly L[],
  questions: readonly Question[],
): { line: L; share: number }[] {
  const maxScoreById = new Map(questions.map(({ id, max_score }) => [id, max_score]));
  const scoreShareOf = ({ row }: L) => {
    const markedCells = row.cells.filter(({ score }) => score !== null);
    const possibleScore = markedCells.reduce(
      (sum, { question_id }) => sum + (maxScoreById.get(question_id) ?? 0),
      0,
    );
    if (markedCells.length < Math.min(minMarkedCells, questions.length) || possibleScore === 0) return 1;
    return markedCells.reduce((sum, { score }) => sum + (score ?? 0), 0) / possibleScore;
  };
  return lines
    .map((line) => ({ line, share: scoreShareOf(line) }))
    .filter(({ share }) => share < helpShareMax)
    .sort((one, other) => one.share - other.share);
}

/**
 * The three hardest questions with a mean share below 60 %, hardest first. Marks of unsubmitted work count,
 * too. `scoreCount`: number of marks.
 */
export function findHardestQuestions(rows: readonly GridRow[], questions: readonly Question[]) {
  return questions
    .map((question, index) => ({
      question,
      number: index + 1,
      ...averageScores(rows, question, rows.length),
    }))
    .flatMap(({ meanShare, ...rest }) =>
      meanShare !== null && meanShare < 0.6 ? [{ ...rest, meanShare }] : [],
    )
    .sort((one, other) => one.meanShare - other.meanShare)
    .slice(0, 3);
}
