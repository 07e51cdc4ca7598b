import { sql, type Transaction } from 'kysely';
import type { Db } from '#server/database/database.ts';
import { type PositionedRow, storePositions } from '#server/database/positions.ts';
import type { Deletion, NewRow, Schema } from '#server/database/schema.ts';
import { createJoinCode } from '#server/join-code.ts';

/** Queries that insert, change, sort and delete coursewares. */

type Tx = Transaction<Schema>;

const maxInsertRounds = 20;

export type CoursewareWithoutCode = Omit<NewRow<'courseware_record'>, 'id' | 'join_code'>;

/**
 * Inserts coursewares with new join codes and returns their ids in the same order. Codes that are taken are replaced.
 */
export async function insertCoursewares(
  db: Db,
  rows: readonly CoursewareWithoutCode[],
  drawCode: () => string = createJoinCode,
): Promise<number[]> {
  const idByRow = new Map<CoursewareWithoutCode, number>();
  for (let round = 0; round < maxInsertRounds && idByRow.size < rows.length; round++) {
    const rowByCode = new Map(rows.filter((row) => !idByRow.has(row)).map((row) => [drawCode(), row]));
    const insertedRows = await db
      .insertInto('courseware_record')
      .values([...rowByCode].map(([join_code, row]) => ({ ...row, join_code })))
      .onConflict((conflict) => conflict.column('join_code').doNothing())
      .returning(['id', 'join_code'])
      .execute();
    for (const { id, join_code } of insertedRows) {
      const row = rowByCode.get(join_code);
      if (row) idByRow.set(row, id);
    }
  }
  return rows.map((row) => {
    const id = idByRow.get(row);
    if (id === undefined) throw new Error('No free join code found');
    return id;
  });
}

/** Locks the unit's list of coursewares until the transaction ends. False if the unit is deleted. */
export async function lockUnit(tx: Tx, unitId: number): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('unit_record')
    .set((eb) => ({ name: eb.ref('name') }))
    .where('id', '=', unitId)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export async function findLastPosition(db: Db, unitId: number): Promise<number> {
  const { last } = await db
    .selectFrom('courseware')
    .select(sql<number>`coalesce(max(position), 0)`.as('last'))
    .where('unit_id', '=', unitId)
    .executeTakeFirstOrThrow();
  return last;
}

/** The unit's first courseware of this revision. */
export async function findCoursewareInUnit(
  db: Db,
  unitId: number,
  { activity_id, revision_id }: Pick<NewRow<'courseware_record'>, 'activity_id' | 'revision_id'>,
): Promise<number | undefined> {
  const row = await db
    .selectFrom('courseware')
    .select('id')
    .where('unit_id', '=', unitId)
    .where('activity_id', '=', activity_id)
    .where('revision_id', '=', revision_id)
    .orderBy('position')
    .executeTakeFirst();
  return row?.id;
}

/** Lists the coursewares of a unit in their order. */
export function listCoursewaresInUnit(db: Db, unitId: number) {
  return db
    .selectFrom('courseware')
    .selectAll()
    .where('unit_id', '=', unitId)
    .orderBy('position')
    .orderBy('id')
    .execute();
}

export async function updateCourseware(
  db: Db,
  id: number,
  changes: Partial<Omit<NewRow<'courseware_record'>, 'id'>>,
): Promise<void> {
  if (Object.keys(changes).length === 0) return;
  await db
    .updateTable('courseware_record')
    .set(changes)
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .execute();
}

/** Opens the courseware. Changes nothing if it is already open. */
export async function openCourseware(db: Db, id: number, now: number): Promise<void> {
  await db
    .updateTable('courseware_record')
    .set({ is_open: 1, open_changed_at: now })
    .where('id', '=', id)
    .where('is_open', '=', 0)
    .where('deleted_at', 'is', null)
    .execute();
}

/** Numbers the coursewares in their new order. `rows` are all coursewares of a locked unit. */
export function storeCoursewareOrder(tx: Tx, rows: readonly PositionedRow[]): Promise<void> {
  return storePositions(tx, 'courseware_record', rows);
}

/** Marks coursewares as deleted. Returns the ids of those that were not deleted before. */
export async function markCoursewaresDeleted(
  tx: Tx,
  coursewares: { ids: readonly number[] } | { unitId: number },
  deletion: Deletion,
): Promise<number[]> {
  const rows = await tx
    .updateTable('courseware_record')
    .set({ ...deletion, deleted_with_unit: 'unitId' in coursewares ? 1 : 0 })
    .$if('ids' in coursewares, (query) =>
      query.where('id', 'in', 'ids' in coursewares ? coursewares.ids : []),
    )
    .$if('unitId' in coursewares, (query) =>
      query.where('unit_id', '=', 'unitId' in coursewares ? coursewares.unitId : 0),
    )
    .where('deleted_at', 'is', null)
    .returning('id')
    .execute();
  return rows.map(({ id }) => id);
}

const notDeletedColumns = { deleted_at: null, deleted_by: null, deleted_with_unit: 0 };

/** A courseware that was deleted after `since`, alone or with its unit. */
export function findDeletedCourseware(db: Db, id: number, since: number) {
  return db
    .selectFrom('courseware_record')
    .innerJoin('unit_record', 'unit_record.id', 'courseware_record.unit_id')
    .select([
      'courseware_record.unit_id',
      'courseware_record.activity_id',
      'courseware_record.position',
      'unit_record.name as unit_name',
    ])
    .where('courseware_record.id', '=', id)
    .where('courseware_record.deleted_at', '>', since)
    .executeTakeFirst();
}

/** Restores a deleted courseware at a free position. False if it is not deleted any more. */
export async function markCoursewareRestored(tx: Tx, { id, position }: PositionedRow): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('courseware_record')
    .set({ ...notDeletedColumns, position })
    .where('id', '=', id)
    .where('deleted_at', 'is not', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Restores coursewares that were deleted with their unit. Returns the ids of their activities. */
export async function markRestoredWithUnit(tx: Tx, unitId: number): Promise<number[]> {
  const rows = await tx
    .updateTable('courseware_record')
    .set(notDeletedColumns)
    .where('unit_id', '=', unitId)
    .where('deleted_with_unit', '=', 1)
    .where('deleted_at', 'is not', null)
    .returning('activity_id')
    .execute();
  return [...new Set(rows.map(({ activity_id }) => activity_id))];
}
