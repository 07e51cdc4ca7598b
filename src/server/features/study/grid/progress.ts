import type { Progress } from '#activities/activity-type.ts';
import { traceId } from '#activities/trace-id.ts';
import type { Db } from '#server/database/database.ts';
import type { Revision } from '#server/features/contents/revisions.service.ts';
import { listResponses, type StudyAttempt } from '#server/features/study/study.repository.ts';

/**
 * How far each of a courseware's attempts came, by attempt id, in what its own revision holds. None for an attempt
 * that has opened nothing; none at all, and no query, where the type is not made of parts.
 */
export async function measureProgress(
  db: Db,
  attempts: readonly StudyAttempt[],
  revisionOf: (attempt: StudyAttempt) => Revision,
): Promise<ReadonlyMap<number, Progress>> {
  // All are revisions of one activity.
  const [any] = attempts;
  if (!any || !revisionOf(any).model.report.progress) return new Map();
  const byId = new Map(attempts.map((attempt) => [attempt.id, revisionOf(attempt)]));
  const rows = await listResponses(db, [...byId.keys()], traceId);
  const measured = rows.flatMap(({ attempt_id, response }): [number, Progress][] => {
    const revision = byId.get(attempt_id);
    const given: unknown = JSON.parse(response);
    const progress = given === null ? undefined : revision?.model.report.progress?.(revision.content, given);
    return progress ? [[attempt_id, progress]] : [];
  });
  return new Map(measured);
}
