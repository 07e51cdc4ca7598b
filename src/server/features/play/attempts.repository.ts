import { sql } from 'kysely';
import { splitForStatements } from '#server/database/chunks.ts';
import { compileOnce } from '#server/database/compile-once.ts';
import type { Db } from '#server/database/database.ts';
import type { NewRow, Row } from '#server/database/schema.ts';

/** Queries of attempts. */

function selectAttempts(db: Db) {
  return db
    .selectFrom('attempt')
    .innerJoin('courseware', 'courseware.id', 'attempt.courseware_id')
    .selectAll('attempt')
    .select([
      'courseware.name as courseware_name',
      'courseware.is_open',
      'courseware.due_at',
      'courseware.feedback_rule',
      'courseware.revision_id as courseware_revision_id',
      'courseware.control',
    ]);
}

/** An attempt with what its courseware says about going on and feedback. */
export type AttemptWithRules = Row<'attempt'> &
  Pick<Row<'courseware'>, 'is_open' | 'due_at' | 'feedback_rule' | 'control'> & {
    courseware_name: string;
    /** What the courseware is pinned to now; the attempt may hold an older one. */
    courseware_revision_id: number;
  };

const selectAttemptsById = compileOnce((db, { ids }: { ids: readonly number[] }) =>
  selectAttempts(db).where('attempt.id', 'in', ids),
);

export async function findAttempt(db: Db, id: number): Promise<AttemptWithRules | undefined> {
  return (await selectAttemptsById(db, { ids: [id] }))[0];
}

export async function findAttempts(db: Db, ids: readonly number[]): Promise<AttemptWithRules[]> {
  const found: AttemptWithRules[] = [];
  for (const part of splitForStatements(ids)) found.push(...(await selectAttemptsById(db, { ids: part })));
  return found;
}

/** Whether the person has work in a deleted courseware: the one given, or that of the attempt. */
export async function hasDeletedWork(
  db: Db,
  userId: number,
  of: { attemptId: number } | { coursewareId: number },
): Promise<boolean> {
  const row = await db
    .selectFrom('attempt')
    .innerJoin('courseware_record', 'courseware_record.id', 'attempt.courseware_id')
    .select('attempt.id')
    .where('attempt.user_id', '=', userId)
    .$if('attemptId' in of, (query) => query.where('attempt.id', '=', 'attemptId' in of ? of.attemptId : 0))
    .$if('coursewareId' in of, (query) =>
      query.where('attempt.courseware_id', '=', 'coursewareId' in of ? of.coursewareId : 0),
    )
    .where('courseware_record.deleted_at', 'is not', null)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

type OwnAttempts = { userId: number; coursewareIds: readonly number[] };

const selectOwnAttempts = compileOnce((db, { userId, coursewareIds }: OwnAttempts) =>
  db
    .selectFrom('attempt')
    .selectAll()
    .where('user_id', '=', userId)
    .where('courseware_id', 'in', coursewareIds)
    .orderBy('number', 'desc'),
);

/** Newest first. */
export function listOwnAttempts(db: Db, userId: number, coursewareIds: readonly number[]) {
  return selectOwnAttempts(db, { userId, coursewareIds });
}

export type NewAttempt = NewRow<'attempt'>;

/** Leaves out those whose number another call has taken, and gives back what was inserted. */
export async function insertAttempts(
  db: Db,
  rows: readonly NewAttempt[],
): Promise<Pick<Row<'attempt'>, 'id' | 'courseware_id' | 'user_id'>[]> {
  const inserted: Pick<Row<'attempt'>, 'id' | 'courseware_id' | 'user_id'>[] = [];
  for (const part of splitForStatements(rows)) {
    const done = await db
      .insertInto('attempt')
      .values(part)
      .onConflict((conflict) => conflict.columns(['courseware_id', 'user_id', 'number']).doNothing())
      .returning(['id', 'courseware_id', 'user_id'])
      .execute();
    inserted.push(...done);
  }
  return inserted;
}

/**
 * Notes the time of the save and gives the ids of those still in progress, which nobody else can submit
 * until the transaction ends.
 */
export async function touchAttempts(db: Db, ids: readonly number[], savedAt: number): Promise<Set<number>> {
  const rows = await db
    .updateTable('attempt')
    .set((eb) => ({ last_saved_at: savedAt, change_number: eb('change_number', '+', 1) }))
    .where('id', 'in', ids)
    .where('state', '=', 'in_progress')
    .returning('id')
    .execute();
  return new Set(rows.map(({ id }) => id));
}

/** Counts a change of their answers by a transaction that changes nothing of the attempts themselves. */
export async function countChange(db: Db, ids: readonly number[]): Promise<void> {
  await db
    .updateTable('attempt')
    .set((eb) => ({ change_number: eb('change_number', '+', 1) }))
    .where('id', 'in', ids)
    .execute();
}

/** Submits those still in progress and gives them back; others were submitted before. */
export function closeAttempts(
  db: Db,
  ids: readonly number[],
  submittedAt: number,
): Promise<Row<'attempt'>[]> {
  return db
    .updateTable('attempt')
    .set((eb) => ({
      change_number: eb('change_number', '+', 1),
      state: 'submitted',
      submitted_at: eb
        .case()
        .when(eb('deadline_at', '<', submittedAt))
        .then(eb.ref('deadline_at'))
        .else(submittedAt)
        .end(),
      ended_by: eb
        .case()
        .when(
          eb.exists(
            eb
              .selectFrom('courseware')
              .select('courseware.id')
              .whereRef('courseware.id', '=', 'attempt.courseware_id')
              .where('courseware.is_open', '=', 0),
          ),
        )
        .then(sql.lit('closing' as const))
        .when('deadline_at', '<=', submittedAt)
        .then(sql.lit('time' as const))
        .else(sql.lit('student' as const))
        .end(),
    }))
    .where('id', 'in', ids)
    .where('state', '=', 'in_progress')
    .returningAll()
    .execute();
}

type Result = Pick<Row<'attempt'>, 'score' | 'max_score' | 'needs_teacher' | 'time_ms'>;

export async function updateResult(db: Db, id: number, result: Result): Promise<void> {
  await db.updateTable('attempt').set(result).where('id', '=', id).execute();
}

type Overdue = { time: number; limit: number; coursewareIds: readonly number[] | undefined };

const selectOverdue = compileOnce((db, { time, limit, coursewareIds }: Overdue) =>
  db
    .selectFrom('attempt')
    .select('id')
    // Written out, so that both engines see that the index of open attempts fits.
    .where('state', '=', sql.lit('in_progress'))
    .where('deadline_at', '<', time)
    .$if(coursewareIds !== undefined, (query) => query.where('courseware_id', 'in', coursewareIds ?? []))
    .orderBy('deadline_at')
    .limit(limit),
);

/** Attempts in progress whose deadline lies before `time`; of `coursewareIds` only, where given. */
export async function listOverdueAttempts(
  db: Db,
  time: number,
  { limit, coursewareIds }: { limit: number; coursewareIds?: readonly number[] },
): Promise<number[]> {
  const rows = await selectOverdue(db, { time, limit, coursewareIds });
  return rows.map(({ id }) => id);
}

/** Attempts of a courseware that are in progress. */
export async function listRunningAttempts(db: Db, coursewareId: number) {
  return db
    .selectFrom('attempt')
    .select(['id', 'started_at', 'deadline_at'])
    .where('courseware_id', '=', coursewareId)
    .where('state', '=', 'in_progress')
    .execute();
}

export async function updateDeadline(db: Db, id: number, deadlineAt: number | null): Promise<void> {
  await db
    .updateTable('attempt')
    .set((eb) => ({ deadline_at: deadlineAt, change_number: eb('change_number', '+', 1) }))
    .where('id', '=', id)
    .execute();
}
