import type { Db } from '#server/database/database.ts';
import type { NewRow } from '#server/database/schema.ts';

/** Queries of accounts elsewhere. */

export function findLinkedUser(db: Db, issuer: string, subject: string) {
  return db
    .selectFrom('user_identity')
    .innerJoin('user', 'user.id', 'user_identity.user_id')
    .selectAll('user')
    .where('user_identity.issuer', '=', issuer)
    .where('user_identity.subject', '=', subject)
    .executeTakeFirst();
}

/** The person of an address, locked until the transaction ends, so that two accounts are not linked at once. */
export function lockUserByEmail(tx: Db, email: string) {
  return tx
    .updateTable('user')
    .set((eb) => ({ email: eb.ref('email') }))
    .where('email', '=', email)
    .returningAll()
    .executeTakeFirst();
}

export async function insertIdentity(db: Db, row: NewRow<'user_identity'>): Promise<void> {
  await db.insertInto('user_identity').values(row).execute();
}

/** Ends a password that was issued: whoever has another account does not need it. */
export async function dropIssuedPassword(db: Db, userId: number): Promise<void> {
  await db
    .updateTable('user')
    .set({ password_hash: '', password_issued: 0 })
    .where('id', '=', userId)
    .where('password_issued', '=', 1)
    .execute();
}
