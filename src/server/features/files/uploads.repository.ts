import type { Db } from '#server/database/database.ts';
import type { NewRow, Row } from '#server/database/schema.ts';

/** Files on their way in. */

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

export async function deleteUploadsBefore(db: Db, time: number): Promise<void> {
  await db.deleteFrom('upload').where('created_at', '<', time).execute();
}

export async function listUnfinishedIds(db: Db): Promise<string[]> {
  const rows = await db.selectFrom('upload').select('id').where('file_id', 'is', null).execute();
  return rows.map(({ id }) => id);
}

/** How many uploads of the person are unfinished. */
export async function countUnfinished(db: Db, ownerId: number): Promise<number> {
  const { count } = await db
    .selectFrom('upload')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('owner_id', '=', ownerId)
    .where('file_id', 'is', null)
    .executeTakeFirstOrThrow();
  return count;
}

/** Files that an attempt has, with those on their way in. */
export async function countAttemptFiles(db: Db, attemptId: number): Promise<number> {
  const countOf = (table: 'file' | 'upload') =>
    db
      .selectFrom(table)
      .select((eb) => eb.fn.countAll<number>().as('count'))
      .where('attempt_id', '=', attemptId);
  const stored = await countOf('file').executeTakeFirstOrThrow();
  const coming = await countOf('upload').where('file_id', 'is', null).executeTakeFirstOrThrow();
  return stored.count + coming.count;
}

export type Place = Pick<UploadRow, 'id' | 'created_at'>;

/** Size of everybody's unfinished uploads once they will be there; of those only that were begun before one. */
export async function sumUnfinished(db: Db, before?: Place): Promise<number> {
  const unfinished = db
    .selectFrom('upload')
    .select((eb) => eb.fn.coalesce(eb.fn.sum<number>('bytes'), eb.lit(0)).as('bytes'))
    .where('file_id', 'is', null);
  if (!before) return (await unfinished.executeTakeFirstOrThrow()).bytes;
  const earlier = unfinished.where((eb) =>
    eb.or([
      eb('created_at', '<', before.created_at),
      eb.and([eb('created_at', '=', before.created_at), eb('id', '<', before.id)]),
    ]),
  );
  return (await earlier.executeTakeFirstOrThrow()).bytes;
}

/** Tells whether the upload is still there; if so, nobody else changes it until the transaction ends. */
export async function lockUpload(db: Db, id: string): Promise<boolean> {
  const row = await db
    .updateTable('upload')
    .set((eb) => ({ file_id: eb.ref('file_id') }))
    .where('id', '=', id)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

export async function setFile(db: Db, id: string, file_id: number): Promise<void> {
  await db.updateTable('upload').set({ file_id }).where('id', '=', id).execute();
}

/** Whose attempt it is, and whether it still goes on. */
export function findAttempt(
  db: Db,
  id: number,
): Promise<Pick<Row<'attempt'>, 'user_id' | 'state'> | undefined> {
  return db
    .selectFrom('attempt')
    .innerJoin('courseware', 'courseware.id', 'attempt.courseware_id')
    .select(['attempt.user_id', 'attempt.state'])
    .where('attempt.id', '=', id)
    .executeTakeFirst();
}
