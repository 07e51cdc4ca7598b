import type { Db } from '#server/database/database.ts';

/** The counter of a key, even if it has expired. */
export function findCounter(db: Db, key: string) {
  return db.selectFrom('guess_counter').selectAll().where('key', '=', key).executeTakeFirst();
}

/** Forgets the tries of a key. */
export async function deleteCounter(db: Db, key: string): Promise<void> {
  await db.deleteFrom('guess_counter').where('key', '=', key).execute();
}

/** Whether the key has a counter that has not expired. */
export async function isRemembered(db: Db, key: string, now: number): Promise<boolean> {
  return ((await findCounter(db, key))?.forget_at ?? 0) > now;
}

/** Deletes expired counters. */
export async function deleteForgottenCounters(db: Db, now: number): Promise<void> {
  await db.deleteFrom('guess_counter').where('forget_at', '<=', now).execute();
}
