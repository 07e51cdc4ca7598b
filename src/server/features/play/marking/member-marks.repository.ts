import type { Db } from '#server/database/database.ts';

/** Queries of the marks of single members of an attempt that differ from their group's. */

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
