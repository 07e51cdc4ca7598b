import type { Db } from '#server/database/database.ts';
import type { NewRow, Row } from '#server/database/schema.ts';

/** Queries of uploads. */

export type UploadRow = Row<'upload'>;

/** Adds an upload. */
export async function insertUpload(db: Db, row: NewRow<'upload'>): Promise<void> {
  await db.insertInto('upload').values(row).execute();
}

/** The upload; undefined if there is none. */
export function findUpload(db: Db, id: string): Promise<UploadRow | undefined> {
  return db.selectFrom('upload').selectAll().where('id', '=', id).executeTakeFirst();
}

/** Deletes an upload. */
export async function deleteUpload(db: Db, id: string): Promise<void> {
  await db.deleteFrom('upload').where('id', '=', id).execute();
}

/** Deletes uploads whose last bytes arrived before a time. */
export async function deleteUploadsBefore(db: Db, time: number): Promise<void> {
  await db.deleteFrom('upload').where('moved_at', '<', time).execute();
}

/** Ids of all uploads that have become no file. */
export async function listUnfinishedIds(db: Db): Promise<string[]> {
  const rows = await db.selectFrom('upload').select('id').where('file_id', 'is', null).execute();
  return rows.map(({ id }) => id);
}

/** Number and total size of the person's unfinished uploads. */
export async function countUnfinished(db: Db, ownerId: number): Promise<{ count: number; bytes: number }> {
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
