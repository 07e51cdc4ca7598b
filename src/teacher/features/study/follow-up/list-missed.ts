import { findCell } from '#contract/figures/question-figures.ts';
import { type GridRow, isCounted, type Question } from '#teacher/features/study/grid-model.ts';

export type MissedStudent = { row: GridRow; missedCount: number };

/** Whether submitted work got less than all points of a question; an answer that waits for a mark is not missed. */
function isMissed(row: GridRow, { id, max_score }: Question): boolean {
  const cell = findCell(row, id);
  if (cell?.needs_teacher) return false;
  return (cell?.score ?? 0) < (cell?.max_score ?? max_score);
}

/** The students of the class whose submitted work missed some of the questions, those who missed most first. Pure. */
export function listMissed(rows: readonly GridRow[], questions: readonly Question[]): MissedStudent[] {
  return rows
    .filter(
      (row) => row.state === 'submitted' && !row.is_guest && row.class_number !== null && isCounted(row),
    )
    .map((row) => ({ row, missedCount: questions.filter((question) => isMissed(row, question)).length }))
    .filter(({ missedCount }) => missedCount > 0)
    .sort((one, other) => other.missedCount - one.missedCount);
}
