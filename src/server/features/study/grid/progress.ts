import type { Progress } from '#form/activity-type.ts';
import { traceId } from '#form/trace-id.ts';
import type { Db } from '#server/database/database.ts';
import type { Revision } from '#server/features/contents/revision.service.ts';
import {
  listResponses,
  type StudyAttempt,
} from '#server/features/study/class-work/student-work.repository.ts';

/**
 * Measures the progress of a courseware's attempts, by attempt id. Leaves out attempts without an opened part. For types
 * without parts, which have no progress, runs no query.
 */
export async function measureProgress(
  db: Db,
  attempts: readonly StudyAttempt[],
  revisionOf: (attempt: StudyAttempt) => Revision,
): Promise<ReadonlyMap<number, Progress>> {
  // All revisions belong to the same activity, so their type is the same.
  const [anyAttempt] = attempts;
  if (!anyAttempt || !revisionOf(anyAttempt).model.report.progress) return new Map();
  const revisionByAttempt = new Map(attempts.map((attempt) => [attempt.id, revisionOf(attempt)]));
  const rows = await listResponses(db, [...revisionByAttempt.keys()], traceId);
  const progressEntries = rows.flatMap(({ attempt_id, response }): [number, Progress][] => {
    const revision = revisionByAttempt.get(attempt_id);
    const trace: unknown = JSON.parse(response);
    const progress = trace === null ? undefined : revision?.model.report.progress?.(revision.content, trace);
    return progress ? [[attempt_id, progress]] : [];
  });
  return new Map(progressEntries);
}
