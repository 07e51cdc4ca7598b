import type { Db } from '#server/database/database.ts';
import type { NewRow, Row } from '#server/database/schema.ts';

/** Queries of import drafts. Each person has at most one. */

export type DraftRow = Omit<Row<'import_draft'>, 'file'>;

const columns = [
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
    .select(columns)
    .where('user_id', '=', userId)
    .where('expires_at', '>', now)
    .executeTakeFirst();
}

/** The file as base64. */
export async function readFile(db: Db, userId: number): Promise<string> {
  const row = await db
    .selectFrom('import_draft')
    .select('file')
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return row?.file ?? '';
}

/**
 * Replaces an earlier draft. The version number continues from it, so that an open page notices the change. Returns
 * the version.
 */
export async function replaceDraft(db: Db, row: Omit<NewRow<'import_draft'>, 'version'>): Promise<number> {
  const fresh = {
    choice: '{}',
    edits: '{}',
    answers: '{}',
    closes: '[]',
    result: '',
    ...row,
  };
  const { version } = await db
    .insertInto('import_draft')
    .values({ ...fresh, version: 1 })
    .onConflict((conflict) =>
      conflict
        .column('user_id')
        .doUpdateSet((eb) => ({ ...fresh, version: eb('import_draft.version', '+', 1) })),
    )
    .returning('version')
    .executeTakeFirstOrThrow();
  return version;
}

/** False if the draft's version has changed meanwhile. */
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

export async function deleteExpired(db: Db, now: number): Promise<void> {
  await db.deleteFrom('import_draft').where('expires_at', '<=', now).execute();
}
