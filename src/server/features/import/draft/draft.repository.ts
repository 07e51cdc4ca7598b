import type { Db } from '#server/database/database.ts';
import type { NewRow, Row } from '#server/database/schema.ts';

/** Queries of import drafts. Each person has at most one. */

export type DraftRow = Omit<Row<'import_draft'>, 'file'>;

const draftColumns = [
  'user_id',
  'version',
  'calendar_id',
  'file_name',
  'makes_missing',
  'choice',
  'edits',
  'answers',
  'closes',
  'result',
  'created_at',
  'expires_at',
] as const;

export function findDraft(db: Db, userId: number, now: number): Promise<DraftRow | undefined> {
  return db
    .selectFrom('import_draft')
    .select(draftColumns)
    .where('user_id', '=', userId)
    .where('expires_at', '>', now)
    .executeTakeFirst();
}

/** Returns the draft's file as base64. */
export async function readDraftFile(db: Db, userId: number): Promise<string> {
  const row = await db
    .selectFrom('import_draft')
    .select('file')
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return row?.file ?? '';
}

/**
 * Stores a draft in place of the person's earlier one, and returns its version. The version number continues,
 * so that an open page notices the change.
 */
export async function replaceDraft(db: Db, row: Omit<NewRow<'import_draft'>, 'version'>): Promise<number> {
  const newRow = {
    choice: '{}',
    edits: '{}',
    answers: '{}',
    closes: '[]',
    result: '',
    ...row,
  };
  const { version } = await db
    .insertInto('import_draft')
    .values({ ...newRow, version: 1 })
    .onConflict((conflict) =>
      conflict
        .column('user_id')
        .doUpdateSet((eb) => ({ ...newRow, version: eb('import_draft.version', '+', 1) })),
    )
    .returning('version')
    .executeTakeFirstOrThrow();
  return version;
}

/** Returns false if the draft's version has changed meanwhile. */
export async function changeDraft(
  db: Db,
  { user_id, version }: Pick<DraftRow, 'user_id' | 'version'>,
  change: Partial<Omit<Row<'import_draft'>, 'user_id' | 'version'>>,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('import_draft')
    .set({ ...change, version: version + 1 })
    .where('user_id', '=', user_id)
    .where('version', '=', version)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export async function deleteDraft(db: Db, userId: number): Promise<void> {
  await db.deleteFrom('import_draft').where('user_id', '=', userId).execute();
}

export async function deleteExpiredDrafts(db: Db, now: number): Promise<void> {
  await db.deleteFrom('import_draft').where('expires_at', '<=', now).execute();
}
