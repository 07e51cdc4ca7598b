import type { Db } from '#server/database/database.ts';
import type { Deletion, NewRow, Row } from '#server/database/schema.ts';

/** Queries of activities, their revisions and their use. */

/** Finds an activity, even a deleted one. */
export function findActivity(db: Db, id: number) {
  return db.selectFrom('activity').selectAll().where('id', '=', id).executeTakeFirst();
}

export function findActivityOwners(db: Db, ids: readonly number[]) {
  return db.selectFrom('activity').select(['id', 'owner_id']).where('id', 'in', ids).execute();
}

export function findByCreationKey(db: Db, ownerId: number, key: string) {
  return db
    .selectFrom('activity')
    .select('id')
    .where('owner_id', '=', ownerId)
    .where('creation_key', '=', key)
    .executeTakeFirst();
}

/** Finds the activity that was created with this key, and its first courseware. */
export function findPlacedByKey(db: Db, ownerId: number, key: string) {
  return db
    .selectFrom('activity')
    .leftJoin('courseware', 'courseware.activity_id', 'activity.id')
    .select(['activity.id as activity_id', 'courseware.id as courseware_id'])
    .where('activity.owner_id', '=', ownerId)
    .where('activity.creation_key', '=', key)
    .orderBy('courseware.id')
    .limit(1)
    .executeTakeFirst();
}

/** Locks the activity until the transaction ends. Returns false if it does not exist or is deleted. */
export async function lockActivity(db: Db, id: number): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('activity')
    .set((eb) => ({ deleted_at: eb.ref('deleted_at') }))
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Returns the new id; undefined if the owner has used the creation key before. */
export async function insertActivity(db: Db, row: NewRow<'activity'>): Promise<number | undefined> {
  const insertedRow = await db
    .insertInto('activity')
    .values(row)
    .onConflict((conflict) => conflict.columns(['owner_id', 'creation_key']).doNothing())
    .returning('id')
    .executeTakeFirst();
  return insertedRow?.id;
}

/** Changes the activity if its draft still has this version. Returns false otherwise. */
export async function updateDraft(
  db: Db,
  id: number,
  draftVersion: number,
  changes: Partial<Row<'activity'>>,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('activity')
    .set(changes)
    .where('id', '=', id)
    .where('draft_version', '=', draftVersion)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Claims the activity's next revision number. Returns false if somebody saved or published meanwhile. */
export async function claimRevision(
  db: Db,
  activity: Pick<Row<'activity'>, 'id' | 'draft_version' | 'revision_number'>,
  changes: Partial<Row<'activity'>>,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('activity')
    .set({ ...changes, revision_number: activity.revision_number + 1 })
    .where('id', '=', activity.id)
    .where('draft_version', '=', activity.draft_version)
    .where('revision_number', '=', activity.revision_number)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Stores a revision as the activity's newest one and returns its id. */
export async function insertRevision(db: Db, row: NewRow<'activity_revision'>): Promise<number> {
  const { id } = await db
    .insertInto('activity_revision')
    .values(row)
    .returning('id')
    .executeTakeFirstOrThrow();
  await db.updateTable('activity').set({ revision_id: id }).where('id', '=', row.activity_id).execute();
  return id;
}

export function findRevision(db: Db, id: number) {
  return db.selectFrom('activity_revision').selectAll().where('id', '=', id).executeTakeFirst();
}

/** Lists the names of the units with coursewares of any of these activities, each unit once. */
export async function listUsingUnitNames(db: Db, ids: readonly number[]): Promise<string[]> {
  const rows = await db
    .selectFrom('courseware')
    .innerJoin('unit', 'unit.id', 'courseware.unit_id')
    .select(['unit.id', 'unit.name'])
    .distinct()
    .where('courseware.activity_id', 'in', ids)
    .orderBy('unit.id')
    .execute();
  return rows.map(({ name }) => name);
}

/** Lists the names under which any of these activities are shared in the library. */
export async function listSharedNames(db: Db, ids: readonly number[]): Promise<string[]> {
  const rows = await db
    .selectFrom('resource')
    .select('name')
    .where('activity_id', 'in', ids)
    .orderBy('id')
    .execute();
  return rows.map(({ name }) => name);
}

export async function markDeleted(db: Db, ids: readonly number[], deletion: Deletion): Promise<void> {
  await db
    .updateTable('activity')
    .set(deletion)
    .where('id', 'in', ids)
    .where('deleted_at', 'is', null)
    .execute();
}

/** Restores activities and locks them until the transaction ends. Returns how many exist. */
export async function clearDeletion(db: Db, ids: readonly number[]): Promise<number> {
  const { numUpdatedRows } = await db
    .updateTable('activity')
    .set({ deleted_at: null, deleted_by: null })
    .where('id', 'in', ids)
    .executeTakeFirst();
  return Number(numUpdatedRows);
}

export async function isDeletedSince(db: Db, id: number, since: number): Promise<boolean> {
  const row = await db
    .selectFrom('activity')
    .select('id')
    .where('id', '=', id)
    .where('deleted_at', '>', since)
    .executeTakeFirst();
  return row !== undefined;
}
