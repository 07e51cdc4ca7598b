import type { Db } from '#server/database/database.ts';
import type { NewRow, Row } from '#server/database/schema.ts';

/** Queries of dimensions. Positions are 1, 2, 3 … */

export function listDimensions(db: Db): Promise<Row<'dimension'>[]> {
  return db.selectFrom('dimension').selectAll().orderBy('position').orderBy('id').execute();
}

export async function insertDimension(db: Db, row: NewRow<'dimension'>): Promise<number> {
  const { id } = await db.insertInto('dimension').values(row).returning('id').executeTakeFirstOrThrow();
  return id;
}

export async function updateDimension(
  db: Db,
  id: number,
  change: Partial<Pick<Row<'dimension'>, 'name' | 'name_eng' | 'position'>>,
): Promise<void> {
  await db.updateTable('dimension').set(change).where('id', '=', id).execute();
}

export async function deleteDimension(db: Db, id: number): Promise<void> {
  await db.deleteFrom('dimension').where('id', '=', id).execute();
}
