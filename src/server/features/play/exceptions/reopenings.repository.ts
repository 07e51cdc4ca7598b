import { compileOnce } from '#server/database/compile-once.ts';
import type { Db } from '#server/database/database.ts';
import type { NewRow, Row } from '#server/database/schema.ts';

/** Queries of reopened attempts and of their earlier submissions. */

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

/** The people who are working in the courseware now. */
export async function listWorkingPeople(db: Db, coursewareId: number): Promise<Set<number>> {
  const rows = await db
    .selectFrom('attempt_member')
    .select('user_id')
    .where('courseware_id', '=', coursewareId)
    .where('is_running', '=', 1)
    .execute();
  return new Set(rows.map(({ user_id }) => user_id));
}

export async function countReopenings(db: Db, attemptId: number): Promise<number> {
  const { count } = await db
    .selectFrom('attempt_reopening')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('attempt_id', '=', attemptId)
    .executeTakeFirstOrThrow();
  return count;
}

export async function insertReopening(db: Db, row: NewRow<'attempt_reopening'>): Promise<void> {
  await db.insertInto('attempt_reopening').values(row).execute();
}

/** Sets a submitted attempt to in progress. Its answers lose their marks and can be changed again. */
export async function reopenAttempt(
  db: Db,
  id: number,
  { reopenedAt, deadlineAt }: { reopenedAt: number; deadlineAt: number | null },
): Promise<void> {
  await db
    .updateTable('attempt')
    .set((eb) => ({
      state: 'in_progress' as const,
      submitted_at: null,
      ended_by: null,
      score: null,
      needs_teacher: 0 as const,
      reopened_at: reopenedAt,
      deadline_at: deadlineAt,
      change_number: eb('change_number', '+', 1),
    }))
    .where('id', '=', id)
    .execute();
  await db
    .updateTable('answer')
    .set({ score: null, needs_teacher: 0, locked: 0, deadline_at: null })
    .where('attempt_id', '=', id)
    .execute();
  await db
    .updateTable('attempt_member')
    .set({ is_running: 1, own_score: null })
    .where('attempt_id', '=', id)
    .execute();
}

const selectNewest = compileOnce((db, { attemptIds }: { attemptIds: readonly number[] }) =>
  db
    .selectFrom('attempt_reopening')
    .selectAll()
    .where('attempt_id', 'in', attemptIds)
    .where('number', '=', (eb) =>
      eb
        .selectFrom('attempt_reopening as later')
        .select((later) => later.fn.max('later.number').as('number'))
        .whereRef('later.attempt_id', '=', 'attempt_reopening.attempt_id'),
    ),
);

/** The last reopening of each attempt. */
export function listNewestReopenings(
  db: Db,
  attemptIds: readonly number[],
): Promise<Row<'attempt_reopening'>[]> {
  return attemptIds.length > 0 ? selectNewest(db, { attemptIds }) : Promise.resolve([]);
}

/** All reopenings of the attempts with the teachers' names, oldest first. */
export function listReopenings(db: Db, attemptIds: readonly number[]) {
  return db
    .selectFrom('attempt_reopening')
    .innerJoin('user', 'user.id', 'attempt_reopening.reopened_by')
    .selectAll('attempt_reopening')
    .select(['user.name', 'user.nickname', 'user.nickname_eng'])
    .where('attempt_reopening.attempt_id', 'in', attemptIds)
    .orderBy('attempt_reopening.attempt_id')
    .orderBy('attempt_reopening.number')
    .execute();
}
