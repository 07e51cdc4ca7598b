import type { Db } from '#server/database/database.ts';
import type { NewRow, Row } from '#server/database/schema.ts';

/** Queries of external accounts. */

export function findLinkedUser(db: Db, issuer: string, subject: string) {
  return db
    .selectFrom('user_identity')
    .innerJoin('user', 'user.id', 'user_identity.user_id')
    .selectAll('user')
    .where('user_identity.issuer', '=', issuer)
    .where('user_identity.subject', '=', subject)
    .executeTakeFirst();
}

/**
 * The person with an address. Locks the person until the transaction ends, so that two accounts are not linked at
 * once.
 */
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

/** Deletes an issued password that was never changed, because a person with an external account does not need it. */
export async function dropIssuedPassword(db: Db, userId: number): Promise<void> {
  await db
    .updateTable('user')
    .set({ password_hash: '', password_issued: 0 })
    .where('id', '=', userId)
    .where('password_issued', '=', 1)
    .execute();
}

/** Returns the deleted row; undefined if there was none. */
export function deleteIdentity(tx: Db, userId: number, issuer: string) {
  return tx
    .deleteFrom('user_identity')
    .where('user_id', '=', userId)
    .where('issuer', '=', issuer)
    .returning(['issuer', 'linked_at'])
    .executeTakeFirst();
}

export function findUser(db: Db, id: number): Promise<Row<'user'> | undefined> {
  return db.selectFrom('user').selectAll().where('id', '=', id).executeTakeFirst();
}

export async function deleteOtherSessions(tx: Db, userId: number, tokenHash: string): Promise<void> {
  await tx.deleteFrom('session').where('user_id', '=', userId).where('token_hash', '<>', tokenHash).execute();
}
