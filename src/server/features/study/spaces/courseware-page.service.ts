import type { Api, ApiReply } from '#contract/api.ts';
import type { ParsedInputOf } from '#contract/operation.ts';
import { saveInBatch } from '#server/features/attempts/saving/save.service.ts';
import type { SpacePage } from '#server/features/spaces/space-page.service.ts';
import { requireStudyCourseware } from '#server/features/study/class-work/courseware-study.ts';
import { findCoursewareControl } from '#server/features/study/spaces/control.service.ts';
import { findPinnedRevision, findSpaceView } from '#server/features/study/spaces/study-space-view.ts';
import type { ActorContext } from '#server/http/context.ts';
import { authorize } from '#server/policy/policy.ts';

/** Teachers watch and write spaces of a courseware and of its attempts. */

type Input<K extends keyof Api> = ParsedInputOf<Api[K]>;

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

/** Parses the place of a live request: `12/ink` is a space of attempt 12, `0/wall` one of the whole courseware. */
function parsePlace(place: string): { attemptId: number | undefined; name: string } {
  const [attempt = '0', name = ''] = place.split('/');
  return { attemptId: Number(attempt) || undefined, name };
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
    findView: (place) => findSpaceView(context, courseware, parsePlace(place)),
    save: async (entries, attempt_id) =>
      (await saveTeacherEntries(context, { courseware_id, attempt_id, entries })).entries,
  };
}
