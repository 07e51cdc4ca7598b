import { sql, type Transaction } from 'kysely';
import type { Db } from '#server/database/database.ts';
import { type PositionedRow, storePositions } from '#server/database/positions.ts';
import type { Deletion, NewRow, Schema } from '#server/database/schema.ts';
import { toSearchText } from '#server/database/search/search-text.ts';

type NewUnit = Omit<NewRow<'unit_record'>, 'id' | 'position' | 'search_text'>;

type ClassAndSubject = { class_id: number; subject_id: number };

type Tx = Transaction<Schema>;

/** Locks the units of the class against adding, moving and deleting until the transaction ends. */
async function lockClass(tx: Tx, classId: number): Promise<void> {
  await tx
    .updateTable('class')
    .set((eb) => ({ name: eb.ref('name') }))
    .where('id', '=', classId)
    .execute();
}

/** Inserts a unit after the last one of its class and subject. Returns its id. */
export async function insertUnitAtEnd(tx: Tx, unit: NewUnit): Promise<number> {
  await lockClass(tx, unit.class_id);
  const { id } = await tx
    .insertInto('unit_record')
    .values((eb) => ({
      ...unit,
      search_text: toSearchText(unit.name),
      position: eb
        .selectFrom('unit as sibling')
        .where('sibling.class_id', '=', unit.class_id)
        .where('sibling.subject_id', '=', unit.subject_id)
        .select(sql<number>`coalesce(max(sibling.position), 0) + 1`.as('next')),
    }))
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export async function renameUnit(db: Db, id: number, name: string): Promise<void> {
  await db
    .updateTable('unit_record')
    .set({ name, search_text: toSearchText(name) })
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .execute();
}

/** Returns the units of a class and subject in order, and locks this order until the transaction ends. */
export async function lockSiblings(
  tx: Tx,
  { class_id, subject_id }: ClassAndSubject,
): Promise<PositionedRow[]> {
  await lockClass(tx, class_id);
  return tx
    .selectFrom('unit')
    .select(['id', 'position'])
    .where('class_id', '=', class_id)
    .where('subject_id', '=', subject_id)
    .orderBy('position')
    .execute();
}

/** Numbers the units in their new order. They are all units of a class and subject, locked by the caller. */
export function storeUnitOrder(tx: Tx, units: readonly PositionedRow[]): Promise<void> {
  return storePositions(tx, 'unit_record', units);
}

/** Marks the unit as deleted; false if somebody else did before. */
export async function markUnitDeleted(tx: Tx, id: number, deletion: Deletion): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('unit_record')
    .set(deletion)
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Finds a unit that was deleted after `since`. */
export function findDeletedUnit(db: Db, id: number, since: number) {
  return db
    .selectFrom('unit_record')
    .select(['class_id', 'subject_id', 'position'])
    .where('id', '=', id)
    .where('deleted_at', '>', since)
    .executeTakeFirst();
}

/** Restores a deleted unit at a free position; false if it is not deleted any more. */
export async function markUnitRestored(tx: Tx, { id, position }: PositionedRow): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('unit_record')
    .set({ deleted_at: null, deleted_by: null, position })
    .where('id', '=', id)
    .where('deleted_at', 'is not', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
