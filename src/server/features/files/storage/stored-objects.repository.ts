import { splitForStatements } from '#server/database/chunks.ts';
import { compileOnce } from '#server/database/compile-once.ts';
import type { Db } from '#server/database/database.ts';
import type { NewRow, Row } from '#server/database/schema.ts';

/** Queries of stored objects and their uses. */

/** Inserts a row and returns true, or clears the unused mark of the existing one and returns false. */
export async function upsertObject(db: Db, row: NewRow<'stored_object'>): Promise<boolean> {
  for (;;) {
    const insertedRow = await db
      .insertInto('stored_object')
      .values(row)
      .onConflict((conflict) => conflict.column('key').doNothing())
      .returning('key')
      .executeTakeFirst();
    if (insertedRow) return true;
    if ((await claimObjects(db, [row.key])).length > 0) return false;
    // The cleanup has deleted the row between the two statements, so the insert is tried again.
  }
}

/**
 * Returns those of the keys that exist, and protects their objects from the cleanup until the transaction
 * ends.
 */
export async function claimObjects(db: Db, keys: readonly string[]): Promise<string[]> {
  const claimedKeys: string[] = [];
  for (const part of splitForStatements(keys)) {
    // The cleanup removes only objects that are marked as unused, so only these rows are locked.
    await db
      .updateTable('stored_object')
      .set({ unused_since: null })
      .where('key', 'in', part)
      .where('unused_since', 'is not', null)
      .execute();
    const rows = await db.selectFrom('stored_object').select('key').where('key', 'in', part).execute();
    claimedKeys.push(...rows.map(({ key }) => key));
  }
  return claimedKeys;
}

export async function insertMediaUses(db: Db, uses: readonly NewRow<'media_use'>[]): Promise<void> {
  for (const part of splitForStatements(uses)) {
    await db
      .insertInto('media_use')
      .values(part)
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  }
}

const selectUses = compileOnce((db, { holder, holderId }: { holder: string; holderId: number }) =>
  db
    .selectFrom('media_use')
    .select('key')
    .where('holder', '=', holder as Row<'media_use'>['holder'])
    .where('holder_id', '=', holderId)
    .where('holder_media', '=', ''),
);

/** Lists the keys of the media that an activity, a revision or the school uses. */
export async function listUsedKeys(
  db: Db,
  holder: Exclude<Row<'media_use'>['holder'], 'media'>,
  holderId: number,
): Promise<string[]> {
  return (await selectUses(db, { holder, holderId })).map(({ key }) => key);
}

export async function deleteMediaUses(
  db: Db,
  holder: Exclude<Row<'media_use'>['holder'], 'media'>,
  holderId: number,
  keys: readonly string[],
): Promise<void> {
  for (const part of splitForStatements(keys)) {
    await db
      .deleteFrom('media_use')
      .where('key', 'in', part)
      .where('holder', '=', holder)
      .where('holder_id', '=', holderId)
      .execute();
  }
}
