import { splitForStatements } from '#server/database/chunks.ts';
import type { Db } from '#server/database/database.ts';
import type { NewRow, Row } from '#server/database/schema.ts';

/** Queries for the pictures of a document's pages, which are files of the same attempt and owner. */

export function findDocument(db: Db, id: number): Promise<Row<'file'> | undefined> {
  return db.selectFrom('file').selectAll().where('id', '=', id).executeTakeFirst();
}

/** Returns the pages in order. */
export function listPages(db: Db, fileId: number): Promise<Row<'file'>[]> {
  return db.selectFrom('file').selectAll().where('page_of', '=', fileId).orderBy('page_number').execute();
}

export async function insertPages(db: Db, rows: readonly NewRow<'file'>[]): Promise<void> {
  for (const part of splitForStatements(rows)) await db.insertInto('file').values(part).execute();
}

/** Finds a document and locks it against being deleted until the transaction ends. */
export function lockDocument(db: Db, id: number): Promise<Row<'file'> | undefined> {
  return db
    .updateTable('file')
    .set((eb) => ({ name: eb.ref('name') }))
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirst();
}
