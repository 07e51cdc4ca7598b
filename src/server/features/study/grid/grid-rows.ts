import type { Progress, QuestionMark } from '#activities/activity-type.ts';
import { isMarked, markWork } from '#activities/mark-work.ts';
import type { ApiReply } from '#contract/api.ts';
import type { Revision } from '#server/features/contents/revision.service.ts';
import { readFileIds } from '#server/features/files/answer-files.service.ts';
import { sumSoFar, sumTimes } from '#server/features/play/saving/attempt-period.service.ts';
import {
  chooseShownAttempt,
  describePerson,
  type StudentAttempts,
} from '#server/features/study/courseware-study.ts';
import type * as studentWork from '#server/features/study/student-work.repository.ts';

/** Makes rows and cells of the grid from stored attempts and answers. Pure. */

export type GridRow = ApiReply<'GET /study/grid'>['rows'][number];
type Cell = GridRow['cells'][number];
type Mark = Awaited<ReturnType<typeof studentWork.listMarks>>[number];

/** An attempt's cells and progress; `told_ms`: the time counted by its device. */
export type Work = { cells: Cell[]; progress: Progress | null; told_ms: number };

/**
 * Marks the answers of an attempt in progress, so that the teacher can help in time. The marks are not stored, and the
 * student does not see them.
 */
function markSoFar({ model, content }: Revision, marks: readonly Mark[]): Map<string, QuestionMark> {
  const givenAnswers = marks.filter(
    ({ is_answered, unmarked_response }) => is_answered === 1 && unmarked_response !== null,
  );
  if (givenAnswers.length === 0) return new Map();
  const responses = givenAnswers
    .map((mark): [string, unknown] => [mark.question_id, JSON.parse(mark.unmarked_response ?? '')])
    .filter(([, response]) => response !== null);
  const handedIn = givenAnswers.flatMap((mark) => (readFileIds(mark).length > 0 ? [mark.question_id] : []));
  const { questions } = markWork(model, content, Object.fromEntries(responses), new Set(handedIn));
  return new Map(
    givenAnswers.flatMap(({ question_id }) => {
      const mark = questions.get(question_id);
      return mark ? [[question_id, mark]] : [];
    }),
  );
}

/** A cell without a mark if a teacher still has to mark it. */
function describeCell(mark: Mark, soFar: QuestionMark | undefined): Cell {
  const needs_teacher = mark.needs_teacher === 1 || soFar?.needs_teacher === true;
  return {
    question_id: mark.question_id,
    state: mark.flagged === 1 ? 'flagged' : mark.is_answered === 1 ? 'answered' : 'shown',
    score: needs_teacher ? null : (mark.score ?? soFar?.score ?? null),
    needs_teacher,
  };
}

/** Unanswered questions of submitted attempts score 0, as in the item analysis, unless a teacher has marked them. */
function markLeftOut({ questions }: Revision, marks: readonly Mark[]): Cell[] {
  const markOf = new Map(marks.map((mark) => [mark.question_id, mark]));
  return [...questions.values()]
    .filter((question) => isMarked(question) && question.max_score > 0)
    .filter(({ id }) => markOf.get(id)?.is_answered !== 1)
    .map(({ id }) => {
      const score = markOf.get(id)?.score ?? 0;
      return { question_id: id, state: 'left_out', score, needs_teacher: false };
    });
}

/** Sorts the cells by question id, so that equal answers give equal results. */
export function describeWork(
  { state }: Pick<studentWork.StudyAttempt, 'state'>,
  revision: Revision,
  marks: readonly Mark[],
  progress: Progress | undefined,
): Work {
  const soFar = markSoFar(revision, marks);
  const givenCells = marks.map((mark) => describeCell(mark, soFar.get(mark.question_id)));
  const leftOut = state === 'submitted' ? markLeftOut(revision, marks) : [];
  const cells = new Map([...givenCells, ...leftOut].map((cell) => [cell.question_id, cell]));
  return {
    cells: [...cells.values()].sort((one, other) => (one.question_id < other.question_id ? -1 : 1)),
    progress: progress ?? null,
    told_ms: sumTimes(marks),
  };
}

/** `work`: the work of the attempt in this row. */
export function describeRow(
  student: StudentAttempts,
  { work, now }: { work: Work | undefined; now: number },
): GridRow {
  const shownAttempt = chooseShownAttempt(student);
  const saveTimes = student.attempts
    .map(({ last_saved_at }) => last_saved_at)
    .filter((time) => time !== null);
  return {
    ...describePerson(student),
    attempt_id: shownAttempt?.id ?? null,
    state: shownAttempt?.state ?? 'not_started',
    attempts: student.attempts.length,
    started_at: shownAttempt?.started_at ?? null,
    submitted_at: shownAttempt?.submitted_at ?? null,
    score: shownAttempt?.score ?? null,
    ...(shownAttempt?.shared_by && {
      shared: { name: shownAttempt.shared_by.name, score: shownAttempt.group_score },
    }),
    max_score: shownAttempt?.max_score ?? null,
    time_ms:
      shownAttempt?.state === 'in_progress'
        ? sumSoFar([{ time_ms: work?.told_ms ?? 0 }], shownAttempt.started_at, now)
        : (shownAttempt?.time_ms ?? 0),
    last_saved_at: saveTimes.length > 0 ? Math.max(...saveTimes) : null,
    progress: work?.progress ?? null,
    cells: work?.cells ?? [],
  };
}
