import type { Db } from '#server/database/database.ts';
import type { NewRow } from '#server/database/schema.ts';

/** Queries for creating and repairing accounts without a signed-in person. */

/** Finds an account by email address or login name, in lower case. */
export function findAccount(db: Db, name: string) {
  return db
    .selectFrom('user')
    .selectAll()
    .where((eb) => eb.or([eb('email', '=', name), eb('login_name', '=', name)]))
    .executeTakeFirst();
}

export async function insertPerson(db: Db, row: NewRow<'user'>): Promise<number> {
  const { id } = await db.insertInto('user').values(row).returning('id').executeTakeFirstOrThrow();
  return id;
}

export async function replacePassword(
  db: Db,
  userId: number,
  change: { password_hash: string; password_issued: 0 | 1 },
): Promise<void> {
  await db.updateTable('user').set(change).where('id', '=', userId).execute();
}

export async function endSessions(db: Db, userId: number): Promise<void> {
  await db.deleteFrom('session').where('user_id', '=', userId).execute();
}
