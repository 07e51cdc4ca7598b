import type { Db } from '#server/database/database.ts';

/** Queries that remove for good what was deleted before a time. Each does nothing to what came back meanwhile. */

const pageSize = 200;

/** Coursewares deleted by themselves, and all of units that were deleted. */
export async function listExpiredCoursewares(db: Db, before: number): Promise<number[]> {
  const rows = await db
    .selectFrom('courseware_record')
    .select('id')
    .where('deleted_at', '<=', before)
    .orderBy('deleted_at')
    .limit(pageSize)
    .execute();
  return rows.map(({ id }) => id);
}

export async function listExpiredUnits(db: Db, before: number): Promise<number[]> {
  const rows = await db
    .selectFrom('unit_record')
    .select('id')
    .where('deleted_at', '<=', before)
    .orderBy('deleted_at')
    .limit(pageSize)
    .execute();
  return rows.map(({ id }) => id);
}

/** Those that no courseware was made from, deleted ones neither. */
export async function listExpiredActivities(db: Db, before: number): Promise<number[]> {
  const rows = await db
    .selectFrom('activity')
    .select('activity.id')
    .where('activity.deleted_at', '<=', before)
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('courseware_record')
            .select('courseware_record.id')
            .whereRef('courseware_record.activity_id', '=', 'activity.id'),
        ),
      ),
    )
    .orderBy('activity.deleted_at')
    .limit(pageSize)
    .execute();
  return rows.map(({ id }) => id);
}

/** Files that no record names any more, and ids of uploads that were on their way. */
export type DeletedWork = { files: { sha256: string; extension: string }[]; uploads: string[] };

/** Records of files and uploads that belong to attempts of the courseware. */
export async function deleteFilesOf(db: Db, coursewareId: number): Promise<DeletedWork> {
  const attempts = db
    .selectFrom('attempt')
    .select('attempt.id')
    .where('attempt.courseware_id', '=', coursewareId);
  const uploads = await db.deleteFrom('upload').where('attempt_id', 'in', attempts).returning('id').execute();
  const files = await db
    .deleteFrom('file')
    .where('attempt_id', 'in', attempts)
    .where('is_private', '=', 1)
    .returning(['sha256', 'extension'])
    .execute();
  return { files, uploads: uploads.map(({ id }) => id) };
}

/**
 * Guests belong to one courseware: nobody can be them any more, and their names are forgotten. The empty rows stay:
 * removing them would look through every table that names a person.
 */
export async function forgetGuests(db: Db, coursewareId: number): Promise<void> {
  const guests = await db
    .updateTable('user')
    .set({ name: '', nickname: '', nickname_eng: '', is_active: 0 })
    .where('guest_courseware_id', '=', coursewareId)
    .returning('id')
    .execute();
  if (guests.length === 0) return;
  await db
    .deleteFrom('session')
    .where(
      'user_id',
      'in',
      guests.map(({ id }) => id),
    )
    .execute();
}

/** With its attempts and answers; false where it is not deleted any more. */
export async function deleteCourseware(db: Db, id: number, before: number): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('courseware_record')
    .where('id', '=', id)
    .where('deleted_at', '<=', before)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

export async function deleteUnit(db: Db, id: number, before: number): Promise<void> {
  await db.deleteFrom('unit_record').where('id', '=', id).where('deleted_at', '<=', before).execute();
}

/** Holds it until the transaction ends; false where it is not deleted any more. */
export async function holdExpiredActivity(db: Db, id: number, before: number): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('activity')
    .set((eb) => ({ deleted_at: eb.ref('deleted_at') }))
    .where('id', '=', id)
    .where('deleted_at', '<=', before)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** With its revisions; what they used is for the collector. */
export async function deleteActivity(db: Db, id: number): Promise<void> {
  await db
    .deleteFrom('media_use')
    .where((eb) =>
      eb.or([
        eb.and([eb('holder', '=', 'activity'), eb('holder_id', '=', id)]),
        eb.and([
          eb('holder', '=', 'revision'),
          eb(
            'holder_id',
            'in',
            eb
              .selectFrom('activity_revision')
              .select('activity_revision.id')
              .where('activity_revision.activity_id', '=', id),
          ),
        ]),
      ]),
    )
    .execute();
  await db.deleteFrom('activity_revision').where('activity_id', '=', id).execute();
  await db.deleteFrom('activity').where('id', '=', id).execute();
}
