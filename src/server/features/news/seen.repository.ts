import type { Db } from '#server/database/database.ts';

/** Queries of the time until which a person has seen the news. */

export async function findSeenAt(db: Db, userId: number): Promise<number | undefined> {
  const row = await db
    .selectFrom('news_seen')
    .select('seen_at')
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return row?.seen_at;
}

/** Stores the time unless a later one is stored. */
export async function storeSeenAt(db: Db, userId: number, seenAt: number): Promise<void> {
  await db
    .insertInto('news_seen')
    .values({ user_id: userId, seen_at: seenAt })
    .onConflict((conflict) =>
      conflict.column('user_id').doUpdateSet({ seen_at: seenAt }).where('news_seen.seen_at', '<', seenAt),
    )
    .execute();
}
