import type { Db } from '#server/database/database.ts';

/** Queries that permanently remove items deleted before a time, unless they were restored meanwhile. */

const pageSize = 200;

/** Ids of expired units or coursewares; coursewares may have been deleted alone or with their unit. */
export async function listExpired(
  db: Db,
  records: 'courseware_record' | 'unit_record',
  before: number,
): Promise<number[]> {
  const rows = await db
    .selectFrom(records)
    .select('id')
    .where('deleted_at', '<=', before)
    .orderBy('deleted_at')
    .limit(pageSize)
    .execute();
  return rows.map(({ id }) => id);
}

/** Deleted activities without any courseware, deleted coursewares included. */
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

/** Files whose records were deleted, and ids of deleted uploads. */
export type DeletedWork = { files: { sha256: string; extension: string }[]; uploads: string[] };

/** Deletes records of files and uploads of the courseware's attempts. */
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
 * Removes names and sessions of the courseware's guests. The empty rows stay, because deleting them would search every
 * table that refers to people.
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

/** Deletes a courseware with its attempts and answers. False if it was restored. */
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

/** Locks a deleted activity until the transaction ends. False if it was restored. */
export async function lockExpiredActivity(db: Db, id: number, before: number): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('activity')
    .set((eb) => ({ deleted_at: eb.ref('deleted_at') }))
    .where('id', '=', id)
    .where('deleted_at', '<=', before)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Deletes an activity with its revisions. The daily cleanup removes media that become unused. */
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
