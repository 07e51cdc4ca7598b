import type { Api, ApiReply } from '#contract/api.ts';
import type { ParsedInputOf } from '#contract/operation.ts';
import { AppError, requireFound } from '#server/app-error.ts';
import type { Pinned } from '#server/features/contents/revision.service.ts';
import { readRevision } from '#server/features/contents/revisions.service.ts';
import { readGroupNames } from '#server/features/group-names/group-names.service.ts';
import { saveInBatch } from '#server/features/play/saving/save.service.ts';
import { readHistory, readSpace, type SpaceView } from '#server/features/spaces/read-space.service.ts';
import type { SpacePage } from '#server/features/spaces/space-page.service.ts';
import { findCoursewareControl } from '#server/features/study/control.service.ts';
import { requireStudyCourseware } from '#server/features/study/courseware-study.ts';
import * as studentWork from '#server/features/study/student-work.repository.ts';
import * as study from '#server/features/study/study.repository.ts';
import { withSchoolWords } from '#server/features/words/words.service.ts';
import type { ActorContext } from '#server/http/context.ts';
import { authorize } from '#server/policy/policy.ts';

/** Teachers read, watch and write spaces of a courseware and of its attempts. */

type Input<K extends keyof Api> = ParsedInputOf<Api[K]>;

const historyPage = 2_000;

/** The revision of an attempt of the courseware, or of the courseware if the attempt is undefined. */
async function findPinnedRevision(
  { db }: ActorContext,
  { courseware_id, revision_id }: study.StudyCourseware,
  attemptId: number | undefined,
): Promise<Pinned> {
  if (attemptId === undefined) return { revision_id };
  const attempt = requireFound(await studentWork.findAttemptRevision(db, attemptId));
  if (attempt.courseware_id !== courseware_id) throw new AppError('not_found');
  return attempt;
}

/** Refuses 'not_found' for spaces that the activity type does not have. */
async function findSpaceView(
  context: ActorContext,
  courseware: study.StudyCourseware,
  { attemptId, name }: { attemptId: number | undefined; name: string },
): Promise<SpaceView> {
  const pinned = await findPinnedRevision(context, courseware, attemptId);
  const revision = await readRevision(context.app, context.db, pinned);
  const space = requireFound(revision.model.work.spaces?.[name]);
  if ((space.scope === 'courseware') !== (attemptId === undefined)) throw new AppError('not_found');
  const { id, user_group } = context.actor;
  return {
    person: { user_id: id, role: user_group },
    space,
    content: await withSchoolWords(context.db, revision),
    revisionId: pinned.revision_id,
    key: { courseware_id: courseware.courseware_id, attempt_id: attemptId ?? null, name },
    isVisible: true,
    ...(space.peopleIn && { groups: await readGroupNames(context.db, courseware) }),
  };
}

type NamedSpace = { courseware_id: number; attempt_id?: number | undefined; space: string };

async function requireSpaceView(context: ActorContext, { courseware_id, attempt_id, space }: NamedSpace) {
  const courseware = await requireStudyCourseware(context, courseware_id);
  return findSpaceView(context, courseware, { attemptId: attempt_id, name: space });
}

export async function readCoursewareSpace(
  context: ActorContext,
  input: Input<'GET /study/space'>,
): Promise<ApiReply<'GET /study/space'>> {
  return readSpace(context.app, await requireSpaceView(context, input), input.since);
}

export async function saveTeacherEntries(
  context: ActorContext,
  { courseware_id, attempt_id, entries }: Input<'POST /study/space_save'>,
): Promise<ApiReply<'POST /study/space_save'>> {
  const { app, actor } = context;
  const courseware = await requireStudyCourseware(context, courseware_id);
  await authorize(context, 'courseware.change', courseware);
  await findPinnedRevision(context, courseware, attempt_id);
  const teacher = { actor, coursewareId: courseware_id, attemptId: attempt_id ?? null, entries };
  return { entries: (await saveInBatch(app, teacher)).entries };
}

/** `12/ink` names a space of attempt 12, `0/wall` a space of the whole courseware. */
function parsePlace(place: string): { attemptId: number | undefined; name: string } {
  const [attempt = '0', name = ''] = place.split('/');
  return { attemptId: Number(attempt) || undefined, name };
}

/** The page of a courseware, with the rights that its teacher has now. Refuses 'not_found' for foreign coursewares. */
export async function openCoursewarePage(context: ActorContext, courseware_id: number): Promise<SpacePage> {
  const courseware = await requireStudyCourseware(context, courseware_id);
  const { control } = await findCoursewareControl(context, courseware_id);
  return {
    courseware_id,
    control,
    findView: (place) => findSpaceView(context, courseware, parsePlace(place)),
    save: async (entries, attempt_id) =>
      (await saveTeacherEntries(context, { courseware_id, attempt_id, entries })).entries,
  };
}

export async function readSpaceHistory(
  context: ActorContext,
  input: Input<'GET /study/space_history'>,
): Promise<ApiReply<'GET /study/space_history'>> {
  const { after } = input;
  const view = await requireSpaceView(context, input);
  const { changes, last } = await readHistory(context.app, view, { after, limit: historyPage });
  return { changes, until: Math.min(last, after + historyPage), last };
}
