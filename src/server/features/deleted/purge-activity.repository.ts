import type { Db } from '#server/database/database.ts';

/** Queries that permanently remove an activity. */

/** Locks a deleted activity until the transaction ends. False if it was restored. */
export async function lockExpiredActivity(db: Db, id: number, deletedBefore: number): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('activity')
    .set((eb) => ({ deleted_at: eb.ref('deleted_at') }))
    .where('id', '=', id)
    .where('deleted_at', '<=', deletedBefore)
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
