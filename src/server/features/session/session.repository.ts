import type { Language } from '#contract/language.ts';
import type { Db } from '#server/database/database.ts';
import type { NewRow } from '#server/database/schema.ts';

/** The person who signs in with this e-mail address or login name, in lower case. No login name has an '@'. */
export function findUserBySignInName(db: Db, name: string) {
  const column = name.includes('@') ? 'email' : 'login_name';
  return db.selectFrom('user').selectAll().where(column, '=', name).executeTakeFirst();
}

export async function insertSession(db: Db, row: NewRow<'session'>): Promise<void> {
  await db.insertInto('session').values(row).execute();
}

/** When the session ends, in milliseconds since 1970; undefined if there is no such session. */
export async function findSessionEnd(db: Db, tokenHash: string): Promise<number | undefined> {
  const row = await db
    .selectFrom('session')
    .select('expires_at')
    .where('token_hash', '=', tokenHash)
    .executeTakeFirst();
  return row?.expires_at;
}

/** Returns the id of the session's person; undefined if there was no such session. */
export async function deleteSession(db: Db, tokenHash: string): Promise<number | undefined> {
  const row = await db
    .deleteFrom('session')
    .where('token_hash', '=', tokenHash)
    .returning('user_id')
    .executeTakeFirst();
  return row?.user_id;
}

export async function supersedeSessions(db: Db, userId: number, supersededAt: number): Promise<void> {
  await db
    .updateTable('session')
    .set({ superseded_at: supersededAt })
    .where('user_id', '=', userId)
    .where('superseded_at', 'is', null)
    .execute();
}

export async function updateUserLanguage(db: Db, userId: number, language: Language): Promise<void> {
  await db.updateTable('user').set({ language }).where('id', '=', userId).execute();
}

export async function deleteSessionsOfUserExpiredBefore(db: Db, userId: number, time: number): Promise<void> {
  await db.deleteFrom('session').where('user_id', '=', userId).where('expires_at', '<', time).execute();
}

/** The person's external accounts, at most one per issuer. */
export function listIdentities(db: Db, userId: number) {
  return db
    .selectFrom('user_identity')
    .select(['issuer', 'linked_at'])
    .where('user_id', '=', userId)
    .orderBy('linked_at')
    .orderBy('issuer')
    .execute();
}
