import type { Db, Tx } from '#server/database/database.ts';
import type { Deletion } from '#server/database/schema.ts';
import type { Shelf } from '#server/features/exam/shelf/shelf.ts';

/** Queries of deleted questions and papers. */

const recordOf = ({ record }: Shelf) => record as 'exam_question_record';

export async function markDeleted(
  tx: Tx,
  shelf: Shelf,
  ids: readonly number[],
  deletion: Deletion,
): Promise<void> {
  await tx
    .updateTable(recordOf(shelf))
    .set(deletion)
    .where('id', 'in', ids)
    .where('deleted_at', 'is', null)
    .execute();
}

/** Restores what was deleted after `since`. */
export async function clearDeletion(
  tx: Tx,
  shelf: Shelf,
  ids: readonly number[],
  since: number,
): Promise<void> {
  await tx
    .updateTable(recordOf(shelf))
    .set({ deleted_at: null, deleted_by: null })
    .where('id', 'in', ids)
    .where('deleted_at', '>', since)
    .execute();
}

type TrashFilter = { since: number; ownerId: number | undefined; offset: number; limit: number };

/** What was deleted after `since`, newest first, and the number of it. */
export async function listTrash(db: Db, shelf: Shelf, { since, ownerId, offset, limit }: TrashFilter) {
  const query = db
    .selectFrom(`${recordOf(shelf)} as thing`)
    .innerJoin('user as owner', 'owner.id', 'thing.owner_id')
    .where('thing.deleted_at', '>', since)
    .$if(ownerId !== undefined, (all) => all.where('thing.owner_id', '=', ownerId ?? 0));
  const items = await query
    .select(['thing.id', 'thing.title', 'thing.deleted_at'])
    .select(['owner.name', 'owner.nickname', 'owner.nickname_eng'])
    .orderBy('thing.deleted_at', 'desc')
    .orderBy('thing.id', 'desc')
    .offset(offset)
    .limit(limit)
    .execute();
  const { total } = await query
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  return { items, total };
}
