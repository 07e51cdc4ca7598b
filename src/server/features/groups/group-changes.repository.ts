import type { Transaction } from 'kysely';
import type { NewRow, Row, Schema } from '#server/database/schema.ts';

/** Queries that write the groups of a set. */

type Tx = Transaction<Schema>;

/** Adds a group to a set and returns its id. */
export async function insertGroup(tx: Tx, group: NewRow<'student_group'>): Promise<number> {
  const { id } = await tx.insertInto('student_group').values(group).returning('id').executeTakeFirstOrThrow();
  return id;
}

/** Changes a group; a removed one comes back. */
export async function updateGroup(
  tx: Tx,
  id: number,
  { name, leader_id, position }: Pick<Row<'student_group'>, 'name' | 'leader_id' | 'position'>,
): Promise<void> {
  await tx
    .updateTable('student_group')
    .set({ name, leader_id, position, is_removed: 0 })
    .where('id', '=', id)
    .execute();
}

/** Marks the groups of the set as removed, except those of `keptIds`. */
export async function removeGroups(tx: Tx, setId: number, keptIds: readonly number[]): Promise<void> {
  await tx
    .updateTable('student_group')
    .set({ is_removed: 1, leader_id: null })
    .where('group_set_id', '=', setId)
    .where('is_removed', '=', 0)
    .$if(keptIds.length > 0, (query) => query.where('id', 'not in', keptIds))
    .execute();
}
