import type { Api, ApiReply } from '#contract/api.ts';
import type { ParsedInputOf } from '#contract/operation.ts';
import { AppError, found } from '#server/app-error.ts';
import { type Pinned, readRevision } from '#server/features/contents/revisions.service.ts';
import { saveInBatch } from '#server/features/play/saving/save.service.ts';
import { sharePresence } from '#server/features/spaces/presence.service.ts';
import { readHistory, readSpace, type SpaceView } from '#server/features/spaces/read-space.service.ts';
import { streamSpaces } from '#server/features/spaces/stream-spaces.service.ts';
import { readCoursewareControl } from '#server/features/study/control.service.ts';
import { requireStudyCourseware } from '#server/features/study/courseware-study.ts';
import * as studentWork from '#server/features/study/student-work.repository.ts';
import * as study from '#server/features/study/study.repository.ts';
import type { SignedInContext } from '#server/http/context.ts';
import { authorize } from '#server/policy/policy.ts';

/** Teachers read, watch and write spaces of a courseware and of its attempts. */

type Input<K extends keyof Api> = ParsedInputOf<Api[K]>;

const historyPage = 2_000;

/** The revision of an attempt of the courseware, or of the courseware if the attempt is undefined. */
async function findPinnedRevision(
  { db }: SignedInContext,
  { courseware_id, revision_id }: study.StudyCourseware,
  attemptId: number | undefined,
): Promise<Pinned> {
  if (attemptId === undefined) return { revision_id };
  const attempt = found(await studentWork.findAttemptRevision(db, attemptId));
  if (attempt.courseware_id !== courseware_id) throw new AppError('not_found');
  return attempt;
}

/** Refuses 'not_found' for spaces that the activity type does not have. */
async function findSpaceView(
  context: SignedInContext,
  courseware: study.StudyCourseware,
  { attemptId, name }: { attemptId: number | undefined; name: string },
): Promise<SpaceView> {
  const pinned = await findPinnedRevision(context, courseware, attemptId);
  const { model, content } = await readRevision(context.app, context.db, pinned);
  const space = found(model.work.spaces?.[name]);
  if ((space.scope === 'courseware') !== (attemptId === undefined)) throw new AppError('not_found');
  const { id, user_group } = context.actor;
  return {
    person: { user_id: id, role: user_group },
    space,
    content,
    revisionId: pinned.revision_id,
    key: { courseware_id: courseware.courseware_id, attempt_id: attemptId ?? null, name },
    isVisible: true,
  };
}

type NamedSpace = { courseware_id: number; attempt_id?: number | undefined; space: string };

async function requireSpaceView(context: SignedInContext, { courseware_id, attempt_id, space }: NamedSpace) {
  const courseware = await requireStudyCourseware(context, courseware_id);
  return findSpaceView(context, courseware, { attemptId: attempt_id, name: space });
}

export async function readCoursewareSpace(
  context: SignedInContext,
  input: Input<'GET /study/space'>,
): Promise<ApiReply<'GET /study/space'>> {
  return readSpace(context.app, await requireSpaceView(context, input), input.since);
}

export async function watchCoursewareSpaces(
  context: SignedInContext,
  { courseware_id, spaces }: Input<'GET /study/spaces_live'>,
): Promise<void> {
  const { control } = await readCoursewareControl(context, courseware_id);
  await streamSpaces(context, {
    spaces,
    courseware_id,
    control,
    openViews: async (actor) => {
      const courseware = await requireStudyCourseware({ ...context, actor }, courseware_id);
      return (text) => {
        const [attempt = '0', name = ''] = text.split('/');
        return findSpaceView(context, courseware, { attemptId: Number(attempt) || undefined, name });
      };
    },
  });
}

export async function shareTeacherPresence(
  context: SignedInContext,
  input: Input<'POST /study/space_tell'>,
): Promise<void> {
  sharePresence(context.app, await requireSpaceView(context, input), input.value);
}

export async function saveTeacherEntries(
  context: SignedInContext,
  { courseware_id, attempt_id, entries }: Input<'POST /study/space_save'>,
): Promise<ApiReply<'POST /study/space_save'>> {
  const { app, actor } = context;
  const courseware = await requireStudyCourseware(context, courseware_id);
  await authorize(context, 'courseware.change', courseware);
  await findPinnedRevision(context, courseware, attempt_id);
  const teacher = { actor, coursewareId: courseware_id, attemptId: attempt_id ?? null, entries };
  return { entries: (await saveInBatch(app, teacher)).entries };
}

export async function readSpaceHistory(
  context: SignedInContext,
  input: Input<'GET /study/space_history'>,
): Promise<ApiReply<'GET /study/space_history'>> {
  const { after } = input;
  const view = await requireSpaceView(context, input);
  const { changes, last } = await readHistory(context.app, view, { after, limit: historyPage });
  return { changes, until: Math.min(last, after + historyPage), last };
}
