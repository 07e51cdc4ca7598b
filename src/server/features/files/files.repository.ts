import type { Db } from '#server/database/database.ts';
import type { NewRow } from '#server/database/schema.ts';

export type StoredBytes = { sha256: string; extension: string };

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
