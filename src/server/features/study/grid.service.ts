import type { ApiReply } from '#contract/api.ts';
import { readScene, type Worker } from '#server/features/study/courseware-head.ts';
import * as study from '#server/features/study/study.repository.ts';
import type { SignedInContext } from '#server/http/context.ts';

/** The student × question grid of a courseware. */

type GridRow = ApiReply<'GET /study/grid'>['rows'][number];
type Mark = Awaited<ReturnType<typeof study.listMarks>>[number];

/** The attempt that counts, else the one in progress. */
function findShown({ counting, attempts }: Worker): study.StudyAttempt | undefined {
  return counting ?? attempts.at(-1);
}

function describeCell(mark: Mark): GridRow['cells'][number] {
  return {
    question_id: mark.question_id,
    state: mark.flagged === 1 ? 'flagged' : mark.is_answered === 1 ? 'answered' : 'shown',
    score: mark.score,
    needs_teacher: mark.needs_teacher === 1,
  };
}

function describeRow(worker: Worker, marks: ReadonlyMap<number, Mark[]>): GridRow {
  const shown = findShown(worker);
  const own = shown ? (marks.get(shown.id) ?? []) : [];
  const saved = worker.attempts.map(({ last_saved_at }) => last_saved_at).filter((time) => time !== null);
  return {
    user_id: worker.user_id,
    student_name: worker.name,
    class_number: worker.class_number,
    is_guest: worker.is_guest,
    attempt_id: shown?.id ?? null,
    state: shown?.state ?? 'not_started',
    attempts: worker.attempts.length,
    score: shown?.score ?? null,
    time_ms:
      shown?.state === 'in_progress'
        ? own.reduce((sum, { time_ms }) => sum + time_ms, 0)
        : (shown?.time_ms ?? 0),
    last_saved_at: saved.length > 0 ? Math.max(...saved) : null,
    cells: own.map(describeCell),
  };
}

export async function readGrid(
  context: SignedInContext,
  coursewareId: number,
): Promise<ApiReply<'GET /study/grid'>> {
  const { head, workers } = await readScene(context, coursewareId);
  const shown = workers.flatMap((worker) => findShown(worker)?.id ?? []);
  const marks = shown.length > 0 ? await study.listMarks(context.db, shown) : [];
  const byAttempt = Map.groupBy(marks, ({ attempt_id }) => attempt_id);
  return { courseware: head, rows: workers.map((worker) => describeRow(worker, byAttempt)) };
}
