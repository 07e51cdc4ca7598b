import type { App } from '#server/app.ts';
import type { Db } from '#server/database/database.ts';
import type { Revision } from '#server/features/contents/revision.service.ts';
import { readRevisions } from '#server/features/contents/revisions.service.ts';
import type { CoursewareStudy } from '#server/features/study/class-work/courseware-study.ts';
import type { StudyAttempt } from '#server/features/study/class-work/student-work.repository.ts';

/** The revisions of attempts of a courseware. Most attempts have the courseware's own, which is not read again. */
export async function readAttemptRevisions(
  { app, db }: { app: App; db: Db },
  { courseware, revision }: CoursewareStudy,
  attempts: readonly StudyAttempt[],
): Promise<(attempt: StudyAttempt) => Revision> {
  const isOwn = ({ revision_id, selection }: StudyAttempt) =>
    revision_id === courseware.revision_id && selection === null;
  const { is_corrected } = courseware;
  const others = attempts.filter((attempt) => !isOwn(attempt));
  const revisionOf = await readRevisions(
    app,
    db,
    others.map((attempt) => ({ ...attempt, is_corrected })),
  );
  return (attempt) => (isOwn(attempt) ? revision : revisionOf(attempt));
}
