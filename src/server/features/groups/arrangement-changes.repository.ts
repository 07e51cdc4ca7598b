import type { Transaction } from 'kysely';
import type { NewRow, Row, Schema } from '#server/database/schema.ts';

/** Queries that store the present arrangement of a set: the members of its groups, and the entry of its history. */

type Tx = Transaction<Schema>;

/** Replaces the members of all groups of the set. */
export async function replaceMembers(
  tx: Tx,
  setId: number,
  members: readonly Row<'group_member'>[],
): Promise<void> {
  await tx.deleteFrom('group_member').where('group_set_id', '=', setId).execute();
  if (members.length > 0)
    await tx
      .insertInto('group_member')
      .values([...members])
      .execute();
}

/** Adds an entry to the history. */
export async function insertArrangement(tx: Tx, arrangement: NewRow<'group_arrangement'>): Promise<void> {
  await tx.insertInto('group_arrangement').values(arrangement).execute();
}

/** Replaces the saved groups and the time of an entry of the history. */
export async function updateArrangement(
  tx: Tx,
  id: number,
  { content, saved_at }: Pick<Row<'group_arrangement'>, 'content' | 'saved_at'>,
): Promise<void> {
  await tx.updateTable('group_arrangement').set({ content, saved_at }).where('id', '=', id).execute();
}
