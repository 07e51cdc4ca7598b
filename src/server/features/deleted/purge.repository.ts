import type { Db } from '#server/database/database.ts';

/** Queries of what was deleted before a time. */

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
