import type { Transaction } from 'kysely';
import type { Db } from '#server/database/database.ts';
import type { NewRow, Row, Schema } from '#server/database/schema.ts';

/** Queries of the groups of a set, their members, and the history of both. */

type Tx = Transaction<Schema>;
type GroupRow = Pick<Row<'student_group'>, 'id' | 'name' | 'leader_id'>;

/** Groups in order, without removed ones. */
export function listGroups(db: Db, setId: number): Promise<GroupRow[]> {
  return db
    .selectFrom('student_group')
    .select(['id', 'name', 'leader_id'])
    .where('group_set_id', '=', setId)
    .where('is_removed', '=', 0)
    .orderBy('position')
    .orderBy('id')
    .execute();
}

/** Members who are still in the class, by class number. */
export function listMembers(db: Db, setId: number, classId: number) {
  return db
    .selectFrom('group_member')
    .innerJoin('class_student', 'class_student.user_id', 'group_member.user_id')
    .select(['group_member.group_id', 'group_member.user_id'])
    .where('group_member.group_set_id', '=', setId)
    .where('class_student.class_id', '=', classId)
    .orderBy('class_student.class_number')
    .orderBy('group_member.user_id')
    .execute();
}

/** Ids of all groups that the set ever had. */
export async function listGroupIds(db: Db, setId: number): Promise<Set<number>> {
  const rows = await db.selectFrom('student_group').select('id').where('group_set_id', '=', setId).execute();
  return new Set(rows.map(({ id }) => id));
}

export async function insertGroup(tx: Tx, group: NewRow<'student_group'>): Promise<number> {
  const { id } = await tx.insertInto('student_group').values(group).returning('id').executeTakeFirstOrThrow();
  return id;
}

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

/** Marks the groups of the set as removed, except `kept`. */
export async function removeGroups(tx: Tx, setId: number, kept: readonly number[]): Promise<void> {
  await tx
    .updateTable('student_group')
    .set({ is_removed: 1, leader_id: null })
    .where('group_set_id', '=', setId)
    .where('is_removed', '=', 0)
    .$if(kept.length > 0, (query) => query.where('id', 'not in', kept))
    .execute();
}

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

/** The latest saved arrangements, newest first, with who saved them. */
export function listArrangements(db: Db, setId: number, limit: number) {
  return db
    .selectFrom('group_arrangement')
    .innerJoin('user', 'user.id', 'group_arrangement.saved_by')
    .select([
      'group_arrangement.id',
      'group_arrangement.cause',
      'group_arrangement.saved_by',
      'group_arrangement.saved_at',
      'group_arrangement.content',
      'user.name',
      'user.nickname',
      'user.nickname_eng',
    ])
    .where('group_set_id', '=', setId)
    .orderBy('group_arrangement.id', 'desc')
    .limit(limit)
    .execute();
}

export function findArrangement(db: Db, setId: number, id: number) {
  return db
    .selectFrom('group_arrangement')
    .select('content')
    .where('group_set_id', '=', setId)
    .where('id', '=', id)
    .executeTakeFirst();
}

export async function insertArrangement(tx: Tx, arrangement: NewRow<'group_arrangement'>): Promise<void> {
  await tx.insertInto('group_arrangement').values(arrangement).execute();
}

export async function updateArrangement(
  tx: Tx,
  id: number,
  { content, saved_at }: Pick<Row<'group_arrangement'>, 'content' | 'saved_at'>,
): Promise<void> {
  await tx.updateTable('group_arrangement').set({ content, saved_at }).where('id', '=', id).execute();
}
