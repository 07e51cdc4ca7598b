import type { Db } from '#server/database/database.ts';
import type { Row } from '#server/database/schema.ts';

/** Queries of password reset links; each person has at most one. */

export async function storeReset(db: Db, row: Row<'password_reset'>): Promise<void> {
  const { token_hash, expires_at } = row;
  await db
    .insertInto('password_reset')
    .values(row)
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet({ token_hash, expires_at }))
    .execute();
}

/** The person of a link that is still valid. */
export function findPersonByToken(db: Db, tokenHash: string, now: number): Promise<Row<'user'> | undefined> {
  return db
    .selectFrom('password_reset')
    .innerJoin('user', 'user.id', 'password_reset.user_id')
    .selectAll('user')
    .where('password_reset.token_hash', '=', tokenHash)
    .where('password_reset.expires_at', '>', now)
    .where('user.is_active', '=', 1)
    .executeTakeFirst();
}

/** Deletes the link; false if somebody has used it meanwhile. */
export async function deleteReset(db: Db, tokenHash: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('password_reset')
    .where('token_hash', '=', tokenHash)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

export async function replacePassword(db: Db, userId: number, password_hash: string): Promise<void> {
  await db.updateTable('user').set({ password_hash, password_issued: 0 }).where('id', '=', userId).execute();
  await db.deleteFrom('session').where('user_id', '=', userId).execute();
}
