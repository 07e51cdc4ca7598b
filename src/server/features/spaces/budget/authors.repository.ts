import { splitForStatements } from '#server/database/chunks.ts';
import type { Db } from '#server/database/database.ts';
import type { Row } from '#server/database/schema.ts';
import type { Totals } from '#server/features/spaces/budget/room.ts';

/** Queries of how much each person has stored in a space. */

export type AuthorTotals = Row<'space_author'>;

export function listAuthors(
  db: Db,
  spaceIds: readonly number[],
  userIds: readonly number[],
): Promise<AuthorTotals[]> {
  return db
    .selectFrom('space_author')
    .selectAll()
    .where('space_id', 'in', spaceIds)
    .where('user_id', 'in', userIds)
    .execute();
}

export async function listGuestIds(db: Db, coursewareId: number): Promise<number[]> {
  const rows = await db
    .selectFrom('user')
    .select('id')
    .where('guest_courseware_id', '=', coursewareId)
    .where('is_active', '=', 1)
    .execute();
  return rows.map(({ id }) => id);
}

/** What all guests have stored in the space. */
export async function sumGuests(db: Db, spaceId: number): Promise<Totals> {
  const { changes, bytes } = await db
    .selectFrom('space_author')
    .innerJoin('user', 'user.id', 'space_author.user_id')
    .select((eb) => [eb.fn.sum('changes').as('changes'), eb.fn.sum('bytes').as('bytes')])
    .where('space_id', '=', spaceId)
    .where('user.guest_courseware_id', 'is not', null)
    .executeTakeFirstOrThrow();
  return { changes: Number(changes), bytes: Number(bytes) };
}

/** Counts the guests' items that are not erased. */
export async function countGuestItems(db: Db, spaceId: number): Promise<number> {
  const { count } = await db
    .selectFrom('space_item')
    .innerJoin('user', 'user.id', 'space_item.author_id')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('space_id', '=', spaceId)
    .where('is_erased', '=', 0)
    .where('user.guest_courseware_id', 'is not', null)
    .executeTakeFirstOrThrow();
  return count;
}

/** Inserts the totals, or replaces those of the same person. */
export async function storeAuthors(db: Db, rows: readonly AuthorTotals[]): Promise<void> {
  for (const part of splitForStatements(rows)) {
    await db
      .insertInto('space_author')
      .values(part)
      .onConflict((conflict) =>
        conflict.columns(['space_id', 'user_id']).doUpdateSet((eb) => ({
          changes: eb.ref('excluded.changes'),
          bytes: eb.ref('excluded.bytes'),
        })),
      )
      .execute();
  }
}

export async function deleteAuthors(db: Db, spaceId: number): Promise<void> {
  await db.deleteFrom('space_author').where('space_id', '=', spaceId).execute();
}
