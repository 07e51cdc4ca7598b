import type { Db } from '#server/database/database.ts';
import type { NewRow } from '#server/database/schema.ts';

export type StoredBytes = { sha256: string; extension: string };

/** Whether these bytes were stored before, by whomever. */
export async function isStored(db: Db, { sha256, extension }: StoredBytes): Promise<boolean> {
  const row = await db
    .selectFrom('file')
    .select('id')
    .where('sha256', '=', sha256)
    .where('extension', '=', extension)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

export function findOwnFile(db: Db, ownerId: number, { sha256, extension }: StoredBytes) {
  return db
    .selectFrom('file')
    .select('id')
    .where('sha256', '=', sha256)
    .where('extension', '=', extension)
    .where('owner_id', '=', ownerId)
    .executeTakeFirst();
}

export async function insertFile(db: Db, row: NewRow<'file'>): Promise<number> {
  const { id } = await db.insertInto('file').values(row).returning('id').executeTakeFirstOrThrow();
  return id;
}
