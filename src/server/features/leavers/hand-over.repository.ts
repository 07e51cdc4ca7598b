import type { Transaction } from 'kysely';
import type { Row, Schema } from '#server/database/schema.ts';

/** Queries that transfer things from one teacher to another. */

type Tx = Transaction<Schema>;
type Transfer = { fromId: number; toId: number };

/** Locks both people until the transaction ends, so that neither is closed or erased meanwhile. */
export function lockPeople(tx: Tx, ids: readonly number[]): Promise<Row<'user'>[]> {
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
 * Transfers deleted activities too, because they may be restored. Returns the number of those that are not deleted.
 */
export async function transferActivities(tx: Tx, { fromId, toId }: Transfer): Promise<number> {
  const givenActivities = await tx
    .updateTable('activity')
    // Keys come from the giver's browser and are unique for each owner.
    .set({ owner_id: toId, creation_key: null })
    .where('owner_id', '=', fromId)
    .returning(['id', 'deleted_at'])
    .execute();
  await tx.updateTable('resource').set({ owner_id: toId }).where('owner_id', '=', fromId).execute();
  return givenActivities.filter(({ deleted_at }) => deleted_at === null).length;
}
