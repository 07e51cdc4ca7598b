import { splitForLists, splitForStatements } from '#server/database/chunks.ts';
import type { Db } from '#server/database/database.ts';
import type { NewRow, Row } from '#server/database/schema.ts';

type ContentKey = Pick<Row<'file'>, 'sha256' | 'extension'>;
type Owner = Pick<Row<'file'>, 'owner_id' | 'attempt_id' | 'question_id' | 'space' | 'is_private'>;

/**
 * Finds the owner's file with this content, for the same question or space of an attempt, or without an
 * attempt. Files that belong to an item of a space, or were removed from their answer, are not found.
 */
export function findOwnFile(
  db: Db,
  { sha256, extension }: ContentKey,
  { owner_id, attempt_id, question_id, space, is_private }: Owner,
) {
  return db
    .selectFrom('file')
    .select('id')
    .where('sha256', '=', sha256)
    .where('extension', '=', extension)
    .where('owner_id', '=', owner_id)
    .where('attempt_id', attempt_id === null ? 'is' : '=', attempt_id)
    .where('question_id', question_id === null ? 'is' : '=', question_id)
    .where('is_private', '=', is_private)
    .where('space', space === null ? 'is' : '=', space)
    .where('item', 'is', null)
    .where('removed_at', 'is', null)
    .executeTakeFirst();
}

/** Stores when files were removed from their answers, unless they were removed before. */
export async function markFilesRemoved(db: Db, ids: readonly number[], removedAt: number): Promise<void> {
  for (const part of splitForLists(ids)) {
    await db
      .updateTable('file')
      .set({ removed_at: removedAt })
      .where('id', 'in', part)
      .where('removed_at', 'is', null)
      .execute();
  }
}

export function findFile(db: Db, id: number): Promise<Row<'file'> | undefined> {
  return db.selectFrom('file').selectAll().where('id', '=', id).executeTakeFirst();
}

/** Returns only files of students' work. */
export async function listPrivateFiles(db: Db, ids: readonly number[]): Promise<Row<'file'>[]> {
  const files: Row<'file'>[] = [];
  for (const part of splitForStatements(ids)) {
    const rows = await db
      .selectFrom('file')
      .selectAll()
      .where('id', 'in', part)
      .where('is_private', '=', 1)
      .execute();
    files.push(...rows);
  }
  return files;
}

export async function insertFile(db: Db, row: NewRow<'file'>): Promise<number> {
  const { id } = await db.insertInto('file').values(row).returning('id').executeTakeFirstOrThrow();
  return id;
}
