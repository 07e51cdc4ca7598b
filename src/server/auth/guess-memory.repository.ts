import type { Db } from '#server/database/database.ts';

/** The counter, forgotten or not. */
export function findCounter(db: Db, key: string) {
  return db.selectFrom('guess_counter').selectAll().where('key', '=', key).executeTakeFirst();
}

/** Forgets the tries of a key. */
export async function deleteCounter(db: Db, key: string): Promise<void> {
  await db.deleteFrom('guess_counter').where('key', '=', key).execute();
}

/** Whether a counter of the key still counts. */
export async function isRemembered(db: Db, key: string, now: number): Promise<boolean> {
  return ((await findCounter(db, key))?.forget_at ?? 0) > now;
}

/** Deletes counters that count no more. */
export async function deleteForgottenCounters(db: Db, now: number): Promise<void> {
  await db.deleteFrom('guess_counter').where('forget_at', '<=', now).execute();
}
