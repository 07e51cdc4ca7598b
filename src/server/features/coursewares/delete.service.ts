import type { Transaction } from 'kysely';
import type { Api, ApiReply } from '#contract/api.ts';
import type { ParsedInputOf } from '#contract/operation.ts';
import { AppError } from '#server/app-error.ts';
import { type Db, inTransaction } from '#server/database/database.ts';
import type { Deletion, Schema } from '#server/database/schema.ts';
import * as coursewares from '#server/features/coursewares/coursewares.repository.ts';
import * as placing from '#server/features/coursewares/placing.repository.ts';
import type { App, SignedInContext } from '#server/http/context.ts';
import { authorize } from '#server/policy/policy.ts';

/** Deleting coursewares: nobody sees them and the work in them any more; administrators can bring them back. */

type Tx = Transaction<Schema>;

/** The coursewares; refuses unless all of them exist and the person may change all of them. */
async function requireCoursewares(
  context: SignedInContext,
  ids: readonly number[],
): Promise<coursewares.PlacedCourseware[]> {
  const rows = await coursewares.listPlaced(context.db, ids);
  if (rows.length < ids.length) throw new AppError('not_found');
  const places = new Map(rows.map((row) => [`${row.class_id} ${row.subject_id}`, row]));
  for (const place of places.values()) await authorize(context, 'courseware.change', place);
  return rows;
}

/** Moves up what comes after a gap. */
async function closeGaps(tx: Tx, unitId: number): Promise<void> {
  await placing.sortCoursewares(tx, await placing.listInUnit(tx, unitId));
}

/** All of them, or none when one may not be deleted. */
export async function deleteCoursewares(
  context: SignedInContext,
  { ids: given }: ParsedInputOf<Api['GET /teacher/course_delete']>,
): Promise<Record<string, never>> {
  const ids = [...new Set(given)];
  const rows = await requireCoursewares(context, ids);
  // Always in this order, so that two who delete at once never wait for each other.
  const unitIds = [...new Set(rows.map(({ unit_id }) => unit_id))].sort((one, other) => one - other);
  const { db, app, actor } = context;
  await inTransaction(db, async (tx) => {
    for (const unitId of unitIds) await placing.holdUnit(tx, unitId);
    const deletion = { deleted_at: app.now(), deleted_by: actor.id };
    const gone = await placing.setCoursewaresDeleted(tx, { ids }, deletion);
    if (gone.length < ids.length) throw new AppError('not_found');
    for (const unitId of unitIds) await closeGaps(tx, unitId);
  });
  tellDeleted(app, ids);
  return {};
}

/** How many people have work in the coursewares, for who is about to delete them. */
export async function readCoursewareWork(
  context: SignedInContext,
  { ids: given }: ParsedInputOf<Api['GET /teacher/course_work']>,
): Promise<ApiReply<'GET /teacher/course_work'>> {
  const ids = [...new Set(given)];
  await requireCoursewares(context, ids);
  return { student_count: await coursewares.countPeople(context.db, ids) };
}

/** The unit's coursewares, and how many people have work in them. */
export async function countWorkOfUnit(
  db: Db,
  unitId: number,
): Promise<{ courseware_count: number; student_count: number }> {
  const ids = (await placing.listInUnit(db, unitId)).map(({ id }) => id);
  return { courseware_count: ids.length, student_count: await coursewares.countPeople(db, ids) };
}

/** With a unit, in the transaction that deletes it; their ids. They keep their places in it. */
export function deleteCoursewaresOfUnit(tx: Tx, unitId: number, deletion: Deletion): Promise<number[]> {
  return placing.setCoursewaresDeleted(tx, { unitId }, deletion);
}

/** Those who watch them ask for them once more, and find them gone. Call it after the commit. */
export function tellDeleted(app: App, ids: readonly number[]): void {
  for (const id of ids) app.bus.publish('courseware', id, { attempt_id: 0 });
}
