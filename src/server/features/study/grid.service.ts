import type { Progress, QuestionMark } from '#activities/activity-type.ts';
import type { ApiReply } from '#contract/api.ts';
import { type Revision, readRevisions } from '#server/features/play/revisions.service.ts';
import { sumSoFar } from '#server/features/play/spent-time.service.ts';
import { findShown, readScene, type Worker } from '#server/features/study/courseware-head.ts';
import { measureProgress } from '#server/features/study/progress.ts';
import * as study from '#server/features/study/study.repository.ts';
import type { SignedInContext } from '#server/http/context.ts';

/** The student × question grid of a courseware. */

type GridRow = ApiReply<'GET /study/grid'>['rows'][number];
type Revisions = ReadonlyMap<number, Revision>;
type Mark = Awaited<ReturnType<typeof study.listMarks>>[number];

/**
 * What the answers of an attempt under way would score now. The teacher sees it while there is time to help;
 * nothing is stored, and the student learns nothing of it.
 */
function markSoFar({ model, content }: Revision, marks: readonly Mark[]): Record<string, QuestionMark> {
  const given = marks.filter(
    ({ is_answered, unmarked_response }) => is_answered === 1 && unmarked_response !== null,
  );
  if (given.length === 0) return {};
  const responses = given.map((mark): [string, unknown] => [
    mark.question_id,
    JSON.parse(mark.unmarked_response ?? ''),
  ]);
  const { perQuestion } = model.mark(content, Object.fromEntries(responses));
  return Object.fromEntries(responses.flatMap(([id]) => (perQuestion[id] ? [[id, perQuestion[id]]] : [])));
}

type Cell = GridRow['cells'][number];

function describeCell(mark: Mark, soFar: QuestionMark | undefined): Cell {
  return {
    question_id: mark.question_id,
    state: mark.flagged === 1 ? 'flagged' : mark.is_answered === 1 ? 'answered' : 'shown',
    score: mark.score ?? (soFar && !soFar.needsTeacher ? soFar.score : null),
    needs_teacher: mark.needs_teacher === 1 || soFar?.needsTeacher === true,
  };
}

/** What was handed in without an answer scores nothing, as in the item analysis. */
function markLeftOut({ questions }: Revision, marks: readonly Mark[]): Cell[] {
  const answered = new Set(marks.flatMap((mark) => (mark.is_answered === 1 ? [mark.question_id] : [])));
  return [...questions.values()]
    .filter(({ id, maxScore }) => maxScore > 0 && !answered.has(id))
    .map(({ id }) => ({ question_id: id, state: 'left_out', score: 0, needs_teacher: false }));
}

function describeCells(
  shown: { state: string } | undefined,
  revision: Revision | undefined,
  own: readonly Mark[],
): Cell[] {
  if (!revision) return [];
  const soFar = markSoFar(revision, own);
  const given = own.map((mark) => describeCell(mark, soFar[mark.question_id]));
  const leftOut = shown?.state === 'submitted' ? markLeftOut(revision, own) : [];
  return [...new Map([...given, ...leftOut].map((cell) => [cell.question_id, cell])).values()];
}

type Known = {
  now: number;
  /** By attempt id, like `progress`. */
  marks: ReadonlyMap<number, Mark[]>;
  progress: ReadonlyMap<number, Progress>;
  revisions: Revisions;
};

function describeRow(worker: Worker, { now, marks, progress, revisions }: Known): GridRow {
  const shown = findShown(worker);
  const own = shown ? (marks.get(shown.id) ?? []) : [];
  const revision = shown && revisions.get(shown.revision_id);
  const saved = worker.attempts.map(({ last_saved_at }) => last_saved_at).filter((time) => time !== null);
  return {
    user_id: worker.user_id,
    student_name: worker.name,
    class_number: worker.class_number,
    is_guest: worker.is_guest,
    attempt_id: shown?.id ?? null,
    state: shown?.state ?? 'not_started',
    attempts: worker.attempts.length,
    started_at: shown?.started_at ?? null,
    submitted_at: shown?.submitted_at ?? null,
    score: shown?.score ?? null,
    max_score: shown?.max_score ?? null,
    time_ms: shown?.state === 'in_progress' ? sumSoFar(own, shown.started_at, now) : (shown?.time_ms ?? 0),
    progress: (shown && progress.get(shown.id)) ?? null,
    last_saved_at: saved.length > 0 ? Math.max(...saved) : null,
    cells: describeCells(shown, revision, own),
  };
}

export async function readGrid(
  context: SignedInContext,
  coursewareId: number,
): Promise<ApiReply<'GET /study/grid'>> {
  const { head, workers } = await readScene(context, coursewareId);
  const { app, db } = context;
  const shown = workers.flatMap((worker) => findShown(worker) ?? []);
  const ids = shown.map(({ id }) => id);
  const marks = ids.length > 0 ? await study.listMarks(db, ids) : [];
  const revisions = await readRevisions(app, db, shown);
  const known: Known = {
    now: app.now(),
    marks: Map.groupBy(marks, ({ attempt_id }) => attempt_id),
    progress: await measureProgress(db, shown, revisions),
    revisions,
  };
  return { courseware: head, rows: workers.map((worker) => describeRow(worker, known)) };
}
