import type { Db } from '#server/database/database.ts';
import type { NewRow, Row } from '#server/database/schema.ts';

/** Queries of uploads. */

export type UploadRow = Row<'upload'>;

export async function insertUpload(db: Db, row: NewRow<'upload'>): Promise<void> {
  await db.insertInto('upload').values(row).execute();
}

export function findUpload(db: Db, id: string): Promise<UploadRow | undefined> {
  return db.selectFrom('upload').selectAll().where('id', '=', id).executeTakeFirst();
}

export async function deleteUpload(db: Db, id: string): Promise<void> {
  await db.deleteFrom('upload').where('id', '=', id).execute();
}

/** Deletes uploads whose last activity was before a time. */
export async function deleteUploadsBefore(db: Db, time: number): Promise<void> {
  await db.deleteFrom('upload').where('moved_at', '<', time).execute();
}

/** Lists the ids of all uploads that have not become files yet. */
export async function listUnfinishedIds(db: Db): Promise<string[]> {
  const rows = await db.selectFrom('upload').select('id').where('file_id', 'is', null).execute();
  return rows.map(({ id }) => id);
}

/** Returns the number and total size of a person's unfinished uploads. */
export async function sumUnfinishedByOwner(
  db: Db,
  ownerId: number,
): Promise<{ count: number; bytes: number }> {
  return db
    .selectFrom('upload')
    .select((eb) => [
      eb.fn.countAll<number>().as('count'),
      eb.fn.coalesce(eb.fn.sum<number>('bytes'), eb.lit(0)).as('bytes'),
    ])
    .where('owner_id', '=', ownerId)
    .where('file_id', 'is', null)
    .executeTakeFirstOrThrow();
}
