import type { Api, ApiReply } from '#contract/api.ts';
import type { ParsedInputOf } from '#contract/operation.ts';
import { AppError, requireFound } from '#server/app-error.ts';
import { inTransaction } from '#server/database/database.ts';
import { readControl } from '#server/features/attempts/rules/space-facts.ts';
import { readRevision } from '#server/features/contents/revisions.service.ts';
import { requireStudyCourseware } from '#server/features/study/class-work/courseware-study.ts';
import * as study from '#server/features/study/class-work/study.repository.ts';
import type { ActorContext } from '#server/http/context.ts';
import { authorize } from '#server/policy/policy.ts';
import { publish } from '#server/realtime/bus.ts';

/** Reads and changes the switches that teachers use while a class is working. */

/** Reads the switches of a courseware; the caller has checked that the teacher may see it. */
export async function findCoursewareControl(
  { db }: ActorContext,
  id: number,
): Promise<ApiReply<'GET /study/control'>> {
  const { control, control_version } = requireFound(await study.findControl(db, id));
  return { control: readControl({ control }), version: control_version };
}

export async function readCoursewareControl(
  context: ActorContext,
  id: number,
): Promise<ApiReply<'GET /study/control'>> {
  await requireStudyCourseware(context, id);
  return findCoursewareControl(context, id);
}

/** Stores the switches and tells watchers. Refuses with 'changed_elsewhere' if somebody has changed one since `version`. */
export async function changeControl(
  context: ActorContext,
  { courseware_id, control, version }: ParsedInputOf<Api['POST /study/control']>,
): Promise<ApiReply<'POST /study/control'>> {
  const { app, db } = context;
  const courseware = await requireStudyCourseware(context, courseware_id);
  await authorize(context, 'courseware.change', courseware);
  const { model } = await readRevision(app, db, courseware);
  const parsedControl = requireFound(model.work.control).safeParse(control);
  if (!parsedControl.success) throw new AppError('invalid_input', { field: 'control' });
  await inTransaction(db, async (tx) => {
    const json = JSON.stringify(parsedControl.data);
    if (!(await study.updateControl(tx, courseware_id, version, json)))
      throw new AppError('changed_elsewhere');
    publish(app, tx, 'control', courseware_id, { control: parsedControl.data });
  });
  return { version: version + 1 };
}
