import type { ApiReply } from '#contract/api.ts';
import { scoreShare } from '#contract/figures/shares.ts';
import type { Progress, QuestionMark } from '#form/activity-type.ts';
import { isMarked, markWork } from '#form/mark-work.ts';
import { hasFilesOrItems } from '#server/features/attempts/rules/has-files-or-items.ts';
import { sumLimitedTimes, sumTimes } from '#server/features/attempts/rules/spent-time.ts';
import type { Revision } from '#server/features/contents/revision.service.ts';
import {
  chooseShownAttempt,
  describeStudent,
  type StudentAttempts,
} from '#server/features/study/class-work/courseware-study.ts';
import type * as studentWork from '#server/features/study/class-work/student-work.repository.ts';

/** Makes rows and cells of the grid from stored attempts and answers. Pure. */

export type GridRow = ApiReply<'GET /study/grid'>['rows'][number];
type Cell = GridRow['cells'][number] & { max_score: number };
type AnswerMark = Awaited<ReturnType<typeof studentWork.listAnswerMarks>>[number];

/** An attempt's cells and progress. `reported_ms` is the time that its device has counted. */
export type AttemptWork = { cells: Cell[]; progress: Progress | null; reported_ms: number };

/**
 * Marks the answers of an attempt in progress, so that the teacher can help in time. The marks are not stored, and the
 * student does not see them.
 */
function markInProgress(
  { model, content }: Revision,
  marks: readonly AnswerMark[],
): Map<string, QuestionMark> {
  const unmarkedAnswers = marks.filter(
    ({ is_answered, unmarked_response }) => is_answered === 1 && unmarked_response !== null,
  );
  if (unmarkedAnswers.length === 0) return new Map();
  const responses = unmarkedAnswers
    .map((mark): [string, unknown] => [mark.question_id, JSON.parse(mark.unmarked_response ?? '')])
    .filter(([, response]) => response !== null);
  const handedInIds = unmarkedAnswers.filter(hasFilesOrItems).map(({ question_id }) => question_id);
  const { questions } = markWork(model, content, Object.fromEntries(responses), new Set(handedInIds));
  return new Map(
    unmarkedAnswers.flatMap(({ question_id }) => {
      const mark = questions.get(question_id);
      return mark ? [[question_id, mark]] : [];
    }),
  );
}

/** Describes an answer as a cell, which has no score while a teacher has to mark the answer. */
function describeCell(mark: AnswerMark, temporaryMark: QuestionMark | undefined): Cell {
  const needs_teacher = mark.needs_teacher === 1 || temporaryMark?.needs_teacher === true;
  return {
    question_id: mark.question_id,
    state: mark.flagged === 1 ? 'flagged' : mark.is_answered === 1 ? 'answered' : 'shown',
    score: needs_teacher ? null : (mark.score ?? temporaryMark?.score ?? null),
    needs_teacher,
    max_score: mark.max_score,
  };
}

/** Cells of unanswered questions. They score 0, as in the item analysis, unless a teacher has marked them. */
function listLeftOutCells({ questions }: Revision, marks: readonly AnswerMark[]): Cell[] {
  const markByQuestion = new Map(marks.map((mark) => [mark.question_id, mark]));
  return [...questions.values()]
    .filter((question) => isMarked(question) && question.max_score > 0)
    .filter(({ id }) => markByQuestion.get(id)?.is_answered !== 1)
    .map(({ id, max_score }) => {
      const score = markByQuestion.get(id)?.score ?? 0;
      return { question_id: id, state: 'left_out', score, needs_teacher: false, max_score };
    });
}

/**
 * Describes the cells and progress of an attempt. Cells are sorted by question id, so that equal answers give equal
 * results.
 */
export function describeAttemptWork(
  { state }: Pick<studentWork.StudyAttempt, 'state'>,
  revision: Revision,
  marks: readonly AnswerMark[],
  progress: Progress | undefined,
): AttemptWork {
  const temporaryMarks = markInProgress(revision, marks);
  const givenCells = marks.map((mark) => describeCell(mark, temporaryMarks.get(mark.question_id)));
  const leftOutCells = state === 'submitted' ? listLeftOutCells(revision, marks) : [];
  const cells = new Map([...givenCells, ...leftOutCells].map((cell) => [cell.question_id, cell]));
  return {
    cells: [...cells.values()].sort((one, other) => (one.question_id < other.question_id ? -1 : 1)),
    progress: progress ?? null,
    reported_ms: sumTimes(marks),
  };
}

/** Leaves out the maximum where the cell's question has the same in the courseware's revision. */
function describeCellMaximum({ max_score, ...cell }: Cell, questions: Revision['questions']) {
  const currentMaximum = questions.get(cell.question_id)?.max_score;
  return currentMaximum === undefined || max_score === currentMaximum || max_score <= 0
    ? cell
    : { ...cell, max_score };
}

/**
 * Describes a student's row. `work` belongs to the attempt that the row shows; `questions` are those of the
 * courseware's revision.
 */
export function describeGridRow(
  student: StudentAttempts,
  { work, questions, now }: { work: AttemptWork | undefined; questions: Revision['questions']; now: number },
): GridRow {
  const shownAttempt = chooseShownAttempt(student);
  const saveTimes = student.attempts
    .map(({ last_saved_at }) => last_saved_at)
    .filter((time) => time !== null);
  return {
    ...describeStudent(student),
    attempt_id: shownAttempt?.id ?? null,
    state: shownAttempt?.state ?? 'not_started',
    attempts: student.attempts.length,
    started_at: shownAttempt?.started_at ?? null,
    submitted_at: shownAttempt?.submitted_at ?? null,
    ...(shownAttempt?.is_late && { is_late: true as const }),
    score: shownAttempt?.score ?? null,
    ...(shownAttempt?.shared_by && {
      shared: { name: shownAttempt.shared_by.name, score: shownAttempt.group_score },
    }),
    max_score: shownAttempt?.max_score ?? null,
    share: scoreShare(student.countingAttempt),
    time_ms:
      shownAttempt?.state === 'in_progress'
        ? sumLimitedTimes([{ time_ms: work?.reported_ms ?? 0 }], shownAttempt.started_at, now)
        : (shownAttempt?.time_ms ?? 0),
    last_saved_at: saveTimes.length > 0 ? Math.max(...saveTimes) : null,
    progress: work?.progress ?? null,
    cells: (work?.cells ?? []).map((cell) => describeCellMaximum(cell, questions)),
  };
}
