import { splitForStatements } from '#server/database/chunks.ts';
import type { Db } from '#server/database/database.ts';
import type { Row } from '#server/database/schema.ts';

/** Queries of files that belong to items of spaces. */

/** A file with its courseware and the courseware's current revision; both are null while the courseware is deleted. */
export type ItemFile = Pick<Row<'file'>, 'id' | 'space' | 'item'> & {
  courseware_id: number | null;
  revision_id: number | null;
};

type NamedFile = Pick<Row<'file'>, 'id' | 'owner_id' | 'space' | 'item' | 'attempt_id'> & {
  courseware_id: number;
};

export async function listNamedFiles(db: Db, ids: readonly number[]): Promise<NamedFile[]> {
  const files: NamedFile[] = [];
  for (const part of splitForStatements(ids)) {
    const rows = await db
      .selectFrom('file')
      .innerJoin('attempt', 'attempt.id', 'file.attempt_id')
      .select([
        'file.id',
        'file.owner_id',
        'file.space',
        'file.item',
        'file.attempt_id',
        'attempt.courseware_id',
      ])
      .where('file.id', 'in', part)
      .where('file.is_private', '=', 1)
      .execute();
    files.push(...rows);
  }
  return files;
}

export async function setFileItem(db: Db, id: number, item: string): Promise<void> {
  await db.updateTable('file').set({ item }).where('id', '=', id).execute();
}

/** Whether the person has an attempt of the courseware. */
export async function hasAttempt(db: Db, userId: number, coursewareId: number): Promise<boolean> {
  const row = await db
    .selectFrom('attempt_member')
    .select('attempt_id')
    .where('user_id', '=', userId)
    .where('courseware_id', '=', coursewareId)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}
