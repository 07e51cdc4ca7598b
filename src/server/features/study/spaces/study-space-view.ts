import { AppError, requireFound } from '#server/app-error.ts';
import type { PinnedRevision } from '#server/features/contents/revision.service.ts';
import { readRevision } from '#server/features/contents/revisions.service.ts';
import { readGroupNames } from '#server/features/group-names/group-names.service.ts';
import type { SpaceView } from '#server/features/spaces/read-space.service.ts';
import * as studentWork from '#server/features/study/class-work/student-work.repository.ts';
import * as study from '#server/features/study/class-work/study.repository.ts';
import { withSchoolWords } from '#server/features/words/words.service.ts';
import type { ActorContext } from '#server/http/context.ts';

/** Finds the revision of an attempt of the courseware or, without an attempt, the courseware's own. */
export async function findPinnedRevision(
  { db }: ActorContext,
  { courseware_id, revision_id }: study.StudyCourseware,
  attemptId: number | undefined,
): Promise<PinnedRevision> {
  if (attemptId === undefined) return { revision_id };
  const attempt = requireFound(await studentWork.findAttemptRevision(db, attemptId));
  if (attempt.courseware_id !== courseware_id) throw new AppError('not_found');
  return attempt;
}

/** Refuses with 'not_found' for spaces that the activity type does not have. */
export async function findSpaceView(
  context: ActorContext,
  courseware: study.StudyCourseware,
  { attemptId, name }: { attemptId: number | undefined; name: string },
): Promise<SpaceView> {
  const pinnedRevision = await findPinnedRevision(context, courseware, attemptId);
  const revision = await readRevision(context.app, context.db, pinnedRevision);
  const space = requireFound(revision.model.work.spaces?.[name]);
  if ((space.scope === 'courseware') !== (attemptId === undefined)) throw new AppError('not_found');
  const { id, user_group } = context.actor;
  return {
    person: { user_id: id, role: user_group },
    space,
    content: await withSchoolWords(context.db, revision),
    revisionId: pinnedRevision.revision_id,
    key: { courseware_id: courseware.courseware_id, attempt_id: attemptId ?? null, name },
    isVisible: true,
    ...(space.listPeople && { groups: await readGroupNames(context.db, courseware) }),
  };
}
