import { type ExpressionBuilder, sql, type Transaction } from 'kysely';
import type { Row, Schema } from '#server/database/schema.ts';

/** Queries that transfer things from one teacher to another. */

type Tx = Transaction<Schema>;
type Transfer = { fromId: number; toId: number };
type Taught = Pick<Row<'teaching'>, 'class_id' | 'subject_id'>;

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
  const given = await tx
    .updateTable('activity')
    // Keys come from the giver's browser and are unique for each owner.
    .set({ owner_id: toId, creation_key: null })
    .where('owner_id', '=', fromId)
    .returning(['id', 'deleted_at'])
    .execute();
  await tx.updateTable('resource').set({ owner_id: toId }).where('owner_id', '=', fromId).execute();
  return given.filter(({ deleted_at }) => deleted_at === null).length;
}

/** Transfers the media of the activities, so that the new owner can convert them again. */
export async function transferMedia(tx: Tx, { fromId, toId }: Transfer): Promise<void> {
  await tx
    .updateTable('file')
    .set({ owner_id: toId })
    .where('owner_id', '=', fromId)
    .where('is_private', '=', 0)
    .where(sql<string>`substr(sha256, 1, 2) || '/' || sha256 || extension`, 'in', (eb) =>
      eb
        .selectFrom('media_use')
        .innerJoin('activity', 'activity.id', 'media_use.holder_id')
        .select('media_use.key')
        .where('media_use.holder', '=', 'activity')
        .where('activity.owner_id', '=', toId),
    )
    .execute();
}

/** Ends the giver's teaching and returns it; undefined if there is none. */
export function endTeaching(
  tx: Tx,
  fromId: number,
  { class_id, subject_id }: Taught,
): Promise<Row<'teaching'> | undefined> {
  return tx
    .deleteFrom('teaching')
    .where('user_id', '=', fromId)
    .where('class_id', '=', class_id)
    .where('subject_id', '=', subject_id)
    .returningAll()
    .executeTakeFirst();
}

/** If the receiver already teaches it, the later of the two end dates counts. */
export async function transferTeaching(tx: Tx, teaching: Row<'teaching'>): Promise<void> {
  const { ends_at } = teaching;
  const isLater = (eb: ExpressionBuilder<Schema, 'teaching'>) =>
    ends_at === null ? eb('teaching.ends_at', 'is not', null) : eb('teaching.ends_at', '<', ends_at);
  await tx
    .insertInto('teaching')
    .values(teaching)
    .onConflict((conflict) =>
      conflict
        .columns(['user_id', 'class_id', 'subject_id'])
        .doUpdateSet({ ends_at })
        .where((eb) => isLater(eb as ExpressionBuilder<Schema, 'teaching'>)),
    )
    .execute();
}
