import type { Db } from '#server/database/database.ts';
import type { NewRow, Row } from '#server/database/schema.ts';

/** Queries of uploaded files of activities, and of what became of them. */

/** An uploaded file of an activity that waits to be taken in. */
export function findActivityFile(db: Db, id: number): Promise<Row<'file'> | undefined> {
  return db
    .selectFrom('file')
    .selectAll()
    .where('id', '=', id)
    .where('is_private', '=', 1)
    .where('attempt_id', 'is', null)
    .where('extension', '=', '.zip')
    .executeTakeFirst();
}

export async function deleteActivityFile(db: Db, id: number): Promise<void> {
  await db.deleteFrom('file').where('id', '=', id).execute();
}

/** Whether another file record has these bytes. */
export async function isFileShared(
  db: Db,
  { sha256, extension }: Pick<Row<'file'>, 'sha256' | 'extension'>,
): Promise<boolean> {
  const row = await db
    .selectFrom('file')
    .select('id')
    .where('sha256', '=', sha256)
    .where('extension', '=', extension)
    .where('is_private', '=', 1)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** What became of the file, with the activity's name and type; undefined if it was not taken in. */
export function findImport(db: Db, fileId: number) {
  return db
    .selectFrom('activity_import')
    .innerJoin('activity', 'activity.id', 'activity_import.activity_id')
    .select(['activity_import.owner_id', 'activity_import.left_out', 'activity_import.created_at'])
    .select(['activity.id', 'activity.type', 'activity.name'])
    .where('activity_import.file_id', '=', fileId)
    .executeTakeFirst();
}

/** Stores what became of a file, and forgets what was taken in before a time. */
export async function insertImport(
  db: Db,
  row: NewRow<'activity_import'>,
  forgetBefore: number,
): Promise<void> {
  await db.deleteFrom('activity_import').where('created_at', '<', forgetBefore).execute();
  await db.insertInto('activity_import').values(row).execute();
}

export async function deleteImport(db: Db, fileId: number): Promise<void> {
  await db.deleteFrom('activity_import').where('file_id', '=', fileId).execute();
}
