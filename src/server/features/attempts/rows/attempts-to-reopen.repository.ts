import type { Db } from '#server/database/database.ts';

/** Queries that decide which attempts may be reopened. */

/** The attempts of the students in the courseware, the newest of each student first. */
export function listAttemptsToReopen(db: Db, coursewareId: number, userIds: readonly number[]) {
  return db
    .selectFrom('attempt_member')
    .innerJoin('attempt', 'attempt.id', 'attempt_member.attempt_id')
    .select(['attempt.id', 'attempt.state', 'attempt_member.user_id', 'attempt_member.number'])
    .where('attempt_member.courseware_id', '=', coursewareId)
    .where('attempt_member.user_id', 'in', userIds)
    .orderBy('attempt_member.number', 'desc')
    .execute();
}

/** Ids of the people with an attempt in progress in the courseware. */
export async function listWorkingUserIds(db: Db, coursewareId: number): Promise<Set<number>> {
  const rows = await db
    .selectFrom('attempt_member')
    .select('user_id')
    .where('courseware_id', '=', coursewareId)
    .where('is_running', '=', 1)
    .execute();
  return new Set(rows.map(({ user_id }) => user_id));
}

/** How often the attempt was reopened. */
export async function countReopenings(db: Db, attemptId: number): Promise<number> {
  const { count } = await db
    .selectFrom('attempt_reopening')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('attempt_id', '=', attemptId)
    .executeTakeFirstOrThrow();
  return count;
}
