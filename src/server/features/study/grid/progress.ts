import type { Progress } from '#activities/activity-type.ts';
import { traceId } from '#activities/trace-id.ts';
import type { Db } from '#server/database/database.ts';
import type { Revision } from '#server/features/contents/revision.service.ts';
import { listResponses, type StudyAttempt } from '#server/features/study/student-work.repository.ts';

/**
 * Progress of a courseware's attempts in their own revisions, by attempt id. Attempts without an opened part are left out;
 * types without parts have no progress and need no query.
 */
export async function measureProgress(
  db: Db,
  attempts: readonly StudyAttempt[],
  revisionOf: (attempt: StudyAttempt) => Revision,
): Promise<ReadonlyMap<number, Progress>> {
  // All revisions belong to the same activity, so their type is the same.
  const [any] = attempts;
  if (!any || !revisionOf(any).model.report.progress) return new Map();
  const byId = new Map(attempts.map((attempt) => [attempt.id, revisionOf(attempt)]));
  const rows = await listResponses(db, [...byId.keys()], traceId);
  const progressEntries = rows.flatMap(({ attempt_id, response }): [number, Progress][] => {
    const revision = byId.get(attempt_id);
    const given: unknown = JSON.parse(response);
    const progress = given === null ? undefined : revision?.model.report.progress?.(revision.content, given);
    return progress ? [[attempt_id, progress]] : [];
  });
  return new Map(progressEntries);
}
