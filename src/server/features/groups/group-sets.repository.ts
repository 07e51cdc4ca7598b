import type { Transaction } from 'kysely';
import type { Db } from '#server/database/database.ts';
import type { PositionedRow } from '#server/database/positions.ts';
import type { Deletion, NewRow, Schema } from '#server/database/schema.ts';

/** Queries of the group sets of a class and of their students. */

type Tx = Transaction<Schema>;

export function listSets(db: Db, classId: number) {
  return db
    .selectFrom('group_set')
    .selectAll()
    .select((eb) => [
      eb
        .selectFrom('student_group')
        .whereRef('student_group.group_set_id', '=', 'group_set.id')
        .where('student_group.is_removed', '=', 0)
        .select((count) => count.fn.countAll<number>().as('count'))
        .$asScalar()
        .$notNull()
        .as('group_count'),
      eb
        .selectFrom('group_member')
        .innerJoin('class_student', 'class_student.user_id', 'group_member.user_id')
        .whereRef('group_member.group_set_id', '=', 'group_set.id')
        .where('class_student.class_id', '=', classId)
        .select((count) => count.fn.countAll<number>().as('count'))
        .$asScalar()
        .$notNull()
        .as('placed'),
    ])
    .where('class_id', '=', classId)
    .orderBy('position')
    .execute();
}

export function listDeletedSets(db: Db, classId: number, since: number) {
  return db
    .selectFrom('group_set_record')
    .leftJoin('user', 'user.id', 'group_set_record.deleted_by')
    .select([
      'group_set_record.id',
      'group_set_record.name',
      'group_set_record.deleted_at',
      'user.name as deleter_name',
      'user.nickname',
      'user.nickname_eng',
    ])
    .where('class_id', '=', classId)
    .where('deleted_at', '>', since)
    .orderBy('deleted_at', 'desc')
    .execute();
}

export function findSet(db: Db, id: number) {
  return db.selectFrom('group_set').selectAll().where('id', '=', id).executeTakeFirst();
}

/** The set with this id, if it was deleted after `since`. */
export function findDeletedSet(db: Db, id: number, since: number) {
  return db
    .selectFrom('group_set_record')
    .select(['class_id', 'position'])
    .where('id', '=', id)
    .where('deleted_at', '>', since)
    .executeTakeFirst();
}

/**
 * Returns the sets of the class in order, and locks this order until the transaction ends; undefined if there is no such
 * class.
 */
export async function lockSets(tx: Tx, classId: number): Promise<PositionedRow[] | undefined> {
  const lockedClass = await tx
    .updateTable('class')
    .set((eb) => ({ name: eb.ref('name') }))
    .where('id', '=', classId)
    .returning('id')
    .executeTakeFirst();
  if (!lockedClass) return undefined;
  return tx
    .selectFrom('group_set')
    .select(['id', 'position'])
    .where('class_id', '=', classId)
    .orderBy('position')
    .execute();
}

export async function insertSet(db: Db, set: NewRow<'group_set_record'>): Promise<number> {
  const { id } = await db
    .insertInto('group_set_record')
    .values(set)
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export async function updateSet(
  db: Db,
  id: number,
  change: { name?: string; is_locked?: number },
): Promise<void> {
  if (Object.keys(change).length === 0) return;
  await db
    .updateTable('group_set_record')
    .set(change)
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .execute();
}

/** Marks an unlocked set as deleted; false if somebody has deleted or locked it. */
export async function markSetDeleted(db: Db, id: number, deletion: Deletion): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('group_set_record')
    .set(deletion)
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .where('is_locked', '=', 0)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Restores a deleted set at a free position; false if somebody has restored it before. */
export async function restoreSet(db: Db, { id, position }: PositionedRow): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('group_set_record')
    .set({ deleted_at: null, deleted_by: null, position })
    .where('id', '=', id)
    .where('deleted_at', 'is not', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Raises the version of an unlocked set, which locks the row; false if it has another version or is locked. */
export async function raiseSetVersion(tx: Tx, id: number, version: number): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('group_set_record')
    .set({ version: version + 1 })
    .where('id', '=', id)
    .where('version', '=', version)
    .where('is_locked', '=', 0)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
