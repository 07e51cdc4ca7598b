import type { Db } from '#server/database/database.ts';

/** Browsers in which people have signed in before. */

/** `isKnown`: somebody has signed in there since `since`; `isOwn`: this person has signed in there. */
export async function findBrowser(
  db: Db,
  tokenHash: string,
  { userId, since }: { userId: number | undefined; since: number },
): Promise<{ isKnown: boolean; isOwn: boolean }> {
  const rows = await db
    .selectFrom('known_browser')
    .select('user_id')
    .where('token_hash', '=', tokenHash)
    .where('last_used_at', '>', since)
    .execute();
  return { isKnown: rows.length > 0, isOwn: rows.some(({ user_id }) => user_id === userId) };
}

/** Stores the browser and keeps the `max` browsers that the person used last. */
export async function saveBrowser(
  db: Db,
  row: { token_hash: string; user_id: number; last_used_at: number },
  max: number,
): Promise<void> {
  const { token_hash, user_id, last_used_at } = row;
  await db
    .insertInto('known_browser')
    .values(row)
    .onConflict((conflict) => conflict.columns(['token_hash', 'user_id']).doUpdateSet({ last_used_at }))
    .execute();
  await db
    .deleteFrom('known_browser')
    .where('user_id', '=', user_id)
    .where('token_hash', '<>', token_hash)
    .where('token_hash', 'not in', (eb) =>
      eb
        .selectFrom('known_browser')
        .select('token_hash')
        .where('user_id', '=', user_id)
        .orderBy('last_used_at', 'desc')
        .limit(max),
    )
    .execute();
}

export async function deleteBrowsersUnusedSince(db: Db, time: number): Promise<void> {
  await db.deleteFrom('known_browser').where('last_used_at', '<=', time).execute();
}
