import type { Transaction } from 'kysely';
import type { Row, Schema } from '#server/database/schema.ts';

/** Queries that transfer a teacher's activities to another teacher. */

type Tx = Transaction<Schema>;
type Transfer = { fromId: number; toId: number };

/** Locks these teachers until the transaction ends, so that none is closed or erased meanwhile. */
export function lockTeachers(tx: Tx, ids: readonly number[]): Promise<Row<'user'>[]> {
  return tx
    .updateTable('user')
    .set((eb) => ({ is_active: eb.ref('is_active') }))
    .where('id', 'in', ids)
    .where('user_group', '=', 'teacher')
    .where('guest_courseware_id', 'is', null)
    .returningAll()
    .execute();
}

/**
 * Transfers all activities, and deleted ones too, because they may be restored. Returns the number of those
 * that are not deleted.
 */
export async function transferActivities(tx: Tx, { fromId, toId }: Transfer): Promise<number> {
  const transferredActivities = await tx
    .updateTable('activity')
    // Creation keys come from the giver's browser and are unique only for each owner.
    .set({ owner_id: toId, creation_key: null })
    .where('owner_id', '=', fromId)
    .returning(['id', 'deleted_at'])
    .execute();
  await tx.updateTable('resource').set({ owner_id: toId }).where('owner_id', '=', fromId).execute();
  return transferredActivities.filter(({ deleted_at }) => deleted_at === null).length;
}
