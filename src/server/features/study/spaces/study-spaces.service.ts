import type { Api, ApiReply } from '#contract/api.ts';
import { readId } from '#contract/fields.ts';
import { findOwn } from '#contract/find-own.ts';
import type { ParsedInputOf } from '#contract/operation.ts';
import { AppError, requireFound } from '#server/app-error.ts';
import { toPerson } from '#server/features/attempts/rules/space-facts.ts';
import { saveInBatch } from '#server/features/attempts/saving/save.service.ts';
import type { PinnedRevision } from '#server/features/contents/revision.service.ts';
import { readRevision } from '#server/features/contents/revisions.service.ts';
import { readGroupNames } from '#server/features/group-names/group-names.service.ts';
import { readHistory, readSpace, type SpaceView } from '#server/features/spaces/read-space.service.ts';
import type { SpacePage } from '#server/features/spaces/space-page.service.ts';
import { requireStudyCourseware } from '#server/features/study/class-work/courseware-study.ts';
import * as studentWork from '#server/features/study/class-work/student-work.repository.ts';
import * as study from '#server/features/study/class-work/study.repository.ts';
import { findCoursewareControl } from '#server/features/study/spaces/control.service.ts';
import { withSchoolWords } from '#server/features/words/words.service.ts';
import type { ActorContext } from '#server/http/context.ts';
import { authorize } from '#server/policy/policy.ts';

/** Teachers read, watch and write spaces of a courseware and of its attempts. */

type Input<K extends keyof Api> = ParsedInputOf<Api[K]>;

/** Finds the revision of an attempt of the courseware or, without an attempt, the courseware's own. */
async function findPinnedRevision(
  { db }: ActorContext,
  { courseware_id, revision_id }: study.StudyCourseware,
  attemptId: number | undefined,
): Promise<PinnedRevision> {
  if (attemptId === undefined) return { revision_id, courseware_id };
  const attempt = requireFound(await studentWork.findAttemptRevision(db, attemptId));
  if (attempt.courseware_id !== courseware_id) throw new AppError('not_found');
  return attempt;
}

/** Refuses with 'not_found' for spaces that the activity type does not have. */
async function findSpaceView(
  context: ActorContext,
  courseware: study.StudyCourseware,
  { attemptId, name }: { attemptId: number | undefined; name: string },
): Promise<SpaceView> {
  const pinnedRevision = await findPinnedRevision(context, courseware, attemptId);
  const revision = await readRevision(context.app, context.db, pinnedRevision);
  const space = requireFound(findOwn(revision.model.work.spaces, name));
  if ((space.scope === 'courseware') !== (attemptId === undefined)) throw new AppError('not_found');
  return {
    person: toPerson(context.actor),
    space,
    content: await withSchoolWords(context.db, revision),
    revisionId: pinnedRevision.revision_id,
    key: { courseware_id: courseware.courseware_id, attempt_id: attemptId ?? null, name },
    isVisible: true,
    ...(space.listPeople && { groups: await readGroupNames(context.db, courseware) }),
  };
}

type SpaceRequest = { courseware_id: number; attempt_id?: number | undefined; space: string };

async function requireSpaceView(context: ActorContext, { courseware_id, attempt_id, space }: SpaceRequest) {
  const courseware = await requireStudyCourseware(context, courseware_id);
  return findSpaceView(context, courseware, { attemptId: attempt_id, name: space });
}

/** Reads a space as the teacher sees it, or only its changes after the cursor `since`. */
export async function readCoursewareSpace(
  context: ActorContext,
  input: Input<'GET /study/space'>,
): Promise<ApiReply<'GET /study/space'>> {
  return readSpace(context.app, await requireSpaceView(context, input), input.since);
}

/** Reads one page of the changes of a space, from the change after number `after` on. */
export async function readSpaceHistory(
  context: ActorContext,
  input: Input<'GET /study/space_history'>,
): Promise<ApiReply<'GET /study/space_history'>> {
  return readHistory(context.app, await requireSpaceView(context, input), input.after);
}

/** Stores a teacher's entries. Refuses people who may not change the courseware. */
export async function saveTeacherEntries(
  context: ActorContext,
  { courseware_id, attempt_id, entries }: Input<'POST /study/space_save'>,
): Promise<ApiReply<'POST /study/space_save'>> {
  const { app, actor } = context;
  const courseware = await requireStudyCourseware(context, courseware_id);
  await authorize(context, 'courseware.change', courseware);
  await findPinnedRevision(context, courseware, attempt_id);
  const teacherSave = { actor, coursewareId: courseware_id, attemptId: attempt_id ?? null, entries };
  return { entries: (await saveInBatch(app, teacherSave)).entries };
}

/**
 * Parses the place of a live request: `12/ink` is a space of attempt 12, `0/wall` one of the whole courseware. Refuses
 * with 'not_found' for ids that no attempt has.
 */
function parsePlace(place: string): { attemptId: number | undefined; name: string } {
  const [attempt = '0', name = ''] = place.split('/');
  return { attemptId: attempt === '0' ? undefined : requireFound(readId(attempt)), name };
}

/**
 * Opens the page of a courseware with the teacher's present rights. Refuses coursewares that the teacher may not see.
 */
export async function openCoursewarePage(context: ActorContext, courseware_id: number): Promise<SpacePage> {
  const courseware = await requireStudyCourseware(context, courseware_id);
  const { control } = await findCoursewareControl(context, courseware_id);
  return {
    courseware_id,
    control,
    findView: async (place) => findSpaceView(context, courseware, parsePlace(place)),
    save: async (entries, attempt_id) =>
      (await saveTeacherEntries(context, { courseware_id, attempt_id, entries })).entries,
  };
}
