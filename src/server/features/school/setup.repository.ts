import type { Db } from '#server/database/database.ts';
import type { NewRow } from '#server/database/schema.ts';

/** Queries of the first run. */

/** Whether anybody has an account; guests count. */
export async function hasPeople(db: Db): Promise<boolean> {
  return (await db.selectFrom('user').select('id').limit(1).executeTakeFirst()) !== undefined;
}

/** Invalidates the token if it is the stored one. True for only one of several simultaneous callers. */
export async function deleteSetupToken(db: Db, tokenHash: string): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('setting')
    .set({ value: '' })
    .where('key', '=', 'setup_token')
    .where('value', '=', tokenHash)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export async function insertFirstTerm(db: Db, row: NewRow<'calendar'>): Promise<number> {
  const { id } = await db.insertInto('calendar').values(row).returning('id').executeTakeFirstOrThrow();
  return id;
}
