import type { Db } from '#server/database/database.ts';

/** Queries of units, coursewares and activities that were deleted before a time. */

const pageSize = 200;

/** Ids of expired units or coursewares; coursewares may have been deleted alone or with their unit. */
export async function listExpiredIds(
  db: Db,
  recordTable: 'courseware_record' | 'unit_record',
  deletedBefore: number,
): Promise<number[]> {
  const rows = await db
    .selectFrom(recordTable)
    .select('id')
    .where('deleted_at', '<=', deletedBefore)
    .orderBy('deleted_at')
    .limit(pageSize)
    .execute();
  return rows.map(({ id }) => id);
}

/** Deleted activities without any courseware, deleted coursewares included. */
export async function listExpiredActivityIds(db: Db, deletedBefore: number): Promise<number[]> {
  const rows = await db
    .selectFrom('activity')
    .select('activity.id')
    .where('activity.deleted_at', '<=', deletedBefore)
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
