import type { Db } from '#server/database/database.ts';

/** Queries of how far a person has seen the news. */

export async function findSeen(db: Db, userId: number): Promise<number | undefined> {
  const row = await db
    .selectFrom('news_seen')
    .select('seen_at')
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return row?.seen_at;
}

/** Keeps the later of the two times. */
export async function storeSeen(db: Db, userId: number, seenAt: number): Promise<void> {
  await db
    .insertInto('news_seen')
    .values({ user_id: userId, seen_at: seenAt })
    .onConflict((conflict) =>
      conflict.column('user_id').doUpdateSet({ seen_at: seenAt }).where('news_seen.seen_at', '<', seenAt),
    )
    .execute();
}
