import type { Transaction } from 'kysely';
import type { Api, ApiReply } from '#contract/api.ts';
import type { ParsedInputOf } from '#contract/operation.ts';
import type { App } from '#server/app.ts';
import { AppError } from '#server/app-error.ts';
import { type Db, inTransaction } from '#server/database/database.ts';
import type { Deletion, Schema } from '#server/database/schema.ts';
import { requireCoursewares } from '#server/features/coursewares/coursewares.service.ts';
import * as placing from '#server/features/coursewares/placing.repository.ts';
import type { SignedInContext } from '#server/http/context.ts';
import { publish } from '#server/realtime/bus.ts';
import * as work from './courseware-work.repository.ts';

/** Deletes coursewares with the work in them. Administrators can restore them. */

type Tx = Transaction<Schema>;

/** Renumbers the coursewares of a unit. */
async function closeGaps(tx: Tx, unitId: number): Promise<void> {
  await placing.storeCoursewareOrder(tx, await placing.listCoursewaresInUnit(tx, unitId));
}

/** Deletes all of them, or none if one may not be deleted. */
export async function deleteCoursewares(
  context: SignedInContext,
  { ids: requestedIds }: ParsedInputOf<Api['GET /teacher/course_delete']>,
): Promise<Record<string, never>> {
  const ids = [...new Set(requestedIds)];
  const rows = await requireCoursewares(context, ids);
  // Sorted, so that two simultaneous deletions never wait for each other.
  const unitIds = [...new Set(rows.map(({ unit_id }) => unit_id))].sort((one, other) => one - other);
  const { db, app, actor } = context;
  await inTransaction(db, async (tx) => {
    for (const unitId of unitIds) await placing.lockUnit(tx, unitId);
    const deletion = { deleted_at: app.now(), deleted_by: actor.id };
    const deletedIds = await placing.markCoursewaresDeleted(tx, { ids }, deletion);
    if (deletedIds.length < ids.length) throw new AppError('not_found');
    for (const unitId of unitIds) await closeGaps(tx, unitId);
    publishDeleted(app, tx, ids);
  });
  return {};
}

/** Number of people with work in the coursewares, shown before deleting them. */
export async function readCoursewareWork(
  context: SignedInContext,
  { ids: requestedIds }: ParsedInputOf<Api['GET /teacher/courseware_work']>,
): Promise<ApiReply<'GET /teacher/courseware_work'>> {
  const ids = [...new Set(requestedIds)];
  await requireCoursewares(context, ids);
  return { student_count: await work.countPeople(context.db, ids) };
}

/** Number of coursewares in the unit, and of people with work in them. */
export async function countWorkOfUnit(
  db: Db,
  unitId: number,
): Promise<{ courseware_count: number; student_count: number }> {
  const ids = (await placing.listCoursewaresInUnit(db, unitId)).map(({ id }) => id);
  return { courseware_count: ids.length, student_count: await work.countPeople(db, ids) };
}

/** Deletes the coursewares of a unit in the same transaction. They keep their positions. */
export async function deleteCoursewaresOfUnit(
  app: App,
  tx: Tx,
  unitId: number,
  deletion: Deletion,
): Promise<void> {
  publishDeleted(app, tx, await placing.markCoursewaresDeleted(tx, { unitId }, deletion));
}

/** Makes viewers reload the coursewares and find them deleted. */
function publishDeleted(app: App, tx: Tx, ids: readonly number[]): void {
  for (const id of ids) publish(app, tx, 'courseware', id, { attempt_id: 0 });
}
