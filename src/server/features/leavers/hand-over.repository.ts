import { type ExpressionBuilder, sql, type Transaction } from 'kysely';
import type { Row, Schema } from '#server/database/schema.ts';

/** Queries that give the things of one teacher to another. */

type Tx = Transaction<Schema>;
type Givers = { fromId: number; toId: number };
type Taught = Pick<Row<'teaching'>, 'class_id' | 'subject_id'>;

/** Both people, held until the transaction ends, so that neither is closed or erased meanwhile. */
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

/** Deleted activities too, as they may be restored. Returns how many were not deleted. */
export async function giveActivities(tx: Tx, { fromId, toId }: Givers): Promise<number> {
  const given = await tx
    .updateTable('activity')
    // Keys are those of the giver's browser, and unique for each owner.
    .set({ owner_id: toId, creation_key: null })
    .where('owner_id', '=', fromId)
    .returning(['id', 'deleted_at'])
    .execute();
  await tx.updateTable('resource').set({ owner_id: toId }).where('owner_id', '=', fromId).execute();
  return given.filter(({ deleted_at }) => deleted_at === null).length;
}

/** Pictures, videos and documents of the activities: their owner may have them converted again. */
export async function giveMedia(tx: Tx, { fromId, toId }: Givers): Promise<void> {
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

/** Whoever teaches it already stops at the later of both ends. */
export async function giveTeaching(tx: Tx, teaching: Row<'teaching'>): Promise<void> {
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
