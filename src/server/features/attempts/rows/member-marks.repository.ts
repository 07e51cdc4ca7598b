import type { Db } from '#server/database/database.ts';

/** Queries of members' own marks, which differ from the mark of their group. */

export async function findOwnScore(
  db: Db,
  attemptId: number,
  userId: number,
): Promise<{ own_score: number | null } | undefined> {
  return db
    .selectFrom('attempt_member')
    .select('own_score')
    .where('attempt_id', '=', attemptId)
    .where('user_id', '=', userId)
    .executeTakeFirst();
}

export async function storeOwnScore(
  db: Db,
  attemptId: number,
  userId: number,
  ownScore: number | null,
): Promise<void> {
  await db
    .updateTable('attempt_member')
    .set({ own_score: ownScore })
    .where('attempt_id', '=', attemptId)
    .where('user_id', '=', userId)
    .execute();
}
