import { sql } from 'kysely';
import { splitForLists } from '#server/database/chunks.ts';
import { compileOnce } from '#server/database/compile-once.ts';
import type { Db } from '#server/database/database.ts';
import type { Row } from '#server/database/schema.ts';
import { type StudentException, toException } from '#server/features/play/exceptions/effective-rules.ts';
import { exceptionColumns } from '#server/features/play/exceptions/exceptions.repository.ts';

/** Queries of attempts. */

function selectAttempts(db: Db) {
  return db
    .selectFrom('attempt')
    .innerJoin('courseware', 'courseware.id', 'attempt.courseware_id')
    .innerJoin('attempt_member', 'attempt_member.attempt_id', 'attempt.id')
    .leftJoin('courseware_exception as exception', (join) =>
      join
        .onRef('exception.courseware_id', '=', 'attempt_member.courseware_id')
        .onRef('exception.user_id', '=', 'attempt_member.user_id'),
    )
    .selectAll('attempt')
    .select(exceptionColumns)
    .select([
      'attempt_member.user_id as member_id',
      'attempt_member.number',
      'attempt_member.own_score',
      'courseware.name as courseware_name',
      'courseware.is_open',
      'courseware.due_at',
      'courseware.feedback_rule',
      'courseware.marks_held',
      'courseware.marks_released_at',
      'courseware.revision_id as courseware_revision_id',
      'courseware.control',
    ]);
}

type Member = Pick<Row<'attempt_member'>, 'user_id' | 'number' | 'own_score'> & {
  exception: StudentException | null;
};

/** An attempt with its members and its courseware's rules for the class about working on it and feedback. */
export type AttemptWithRules = Row<'attempt'> &
  Pick<
    Row<'courseware'>,
    'is_open' | 'due_at' | 'feedback_rule' | 'marks_held' | 'marks_released_at' | 'control'
  > & {
    courseware_name: string;
    /** The courseware's current revision; the attempt may still use an older one. */
    courseware_revision_id: number;
    members: Member[];
  };

const selectAttemptsById = compileOnce((db, { ids }: { ids: readonly number[] }) =>
  selectAttempts(db).where('attempt.id', 'in', ids),
);

/** Returns the attempts by id. */
export async function findAttempts(db: Db, ids: readonly number[]): Promise<Map<number, AttemptWithRules>> {
  const found = new Map<number, AttemptWithRules>();
  for (const part of splitForLists(ids)) {
    for (const row of await selectAttemptsById(db, { ids: part })) {
      const { member_id: user_id, number, own_score, ...attempt } = row;
      const members = found.get(attempt.id)?.members ?? [];
      members.push({ user_id, number, own_score, exception: toException(attempt) });
      found.set(attempt.id, { ...attempt, members });
    }
  }
  return found;
}

export async function findAttempt(db: Db, id: number): Promise<AttemptWithRules | undefined> {
  return (await findAttempts(db, [id])).get(id);
}

/** Whether the person has work in this deleted courseware, or in the deleted courseware of this attempt. */
export async function hasDeletedWork(
  db: Db,
  userId: number,
  of: { attemptId: number } | { coursewareId: number },
): Promise<boolean> {
  const row = await db
    .selectFrom('attempt_member')
    .innerJoin('courseware_record', 'courseware_record.id', 'attempt_member.courseware_id')
    .select('attempt_member.attempt_id')
    .where('attempt_member.user_id', '=', userId)
    .$if('attemptId' in of, (query) =>
      query.where('attempt_member.attempt_id', '=', 'attemptId' in of ? of.attemptId : 0),
    )
    .$if('coursewareId' in of, (query) =>
      query.where('attempt_member.courseware_id', '=', 'coursewareId' in of ? of.coursewareId : 0),
    )
    .where('courseware_record.deleted_at', 'is not', null)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** An attempt with its number among the person's attempts, and with the person's own mark where there is one. */
export type OwnAttempt = Row<'attempt'> & Pick<Row<'attempt_member'>, 'number'>;

type OwnAttempts = { userId: number; coursewareIds: readonly number[] };

const selectOwnAttempts = compileOnce((db, { userId, coursewareIds }: OwnAttempts) =>
  db
    .selectFrom('attempt_member')
    .innerJoin('attempt', 'attempt.id', 'attempt_member.attempt_id')
    .selectAll('attempt')
    .select(['attempt_member.number', 'attempt_member.own_score'])
    .where('attempt_member.user_id', '=', userId)
    .where('attempt_member.courseware_id', 'in', coursewareIds)
    .orderBy('attempt_member.number', 'desc'),
);

/** Newest first. */
export async function listOwnAttempts(
  db: Db,
  userId: number,
  coursewareIds: readonly number[],
): Promise<OwnAttempt[]> {
  const rows = await selectOwnAttempts(db, { userId, coursewareIds });
  return rows.map(({ own_score, ...attempt }) => ({ ...attempt, score: own_score ?? attempt.score }));
}

type Touch = { ids: readonly number[]; savedAt: number };

const updateTouched = compileOnce((db, { ids, savedAt }: Touch) =>
  db
    .updateTable('attempt')
    .set((eb) => ({ last_saved_at: savedAt, change_number: eb('change_number', '+', 1) }))
    .where('id', 'in', ids)
    .where('state', '=', 'in_progress')
    .returning('id'),
);

/**
 * Stores the time of the save and returns the ids of the attempts still in progress. These are locked: nobody else can
 * submit them until the transaction ends.
 */
export async function touchAttempts(db: Db, ids: readonly number[], savedAt: number): Promise<Set<number>> {
  const touched = new Set<number>();
  for (const part of splitForLists(ids))
    for (const { id } of await updateTouched(db, { ids: part, savedAt })) touched.add(id);
  return touched;
}

/** Raises the attempts' change counter in a transaction that changed only their answers. */
export async function countChange(db: Db, ids: readonly number[]): Promise<void> {
  await db
    .updateTable('attempt')
    .set((eb) => ({ change_number: eb('change_number', '+', 1) }))
    .where('id', 'in', ids)
    .execute();
}

/** Submits the attempts still in progress and returns these. */
export async function closeAttempts(
  db: Db,
  ids: readonly number[],
  submittedAt: number,
): Promise<Row<'attempt'>[]> {
  const closed = await db
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
  if (closed.length > 0) await endMemberships(db, closed);
  return closed;
}

async function endMemberships(db: Db, closed: readonly Pick<Row<'attempt'>, 'id'>[]): Promise<void> {
  await db
    .updateTable('attempt_member')
    .set({ is_running: 0 })
    .where(
      'attempt_id',
      'in',
      closed.map(({ id }) => id),
    )
    .execute();
}

type Result = Pick<Row<'attempt'>, 'score' | 'max_score' | 'needs_teacher' | 'time_ms'>;

/** Locks a submitted attempt until the transaction ends; undefined if it is not submitted. */
export function lockSubmittedAttempt(db: Db, id: number): Promise<Row<'attempt'> | undefined> {
  return db
    .updateTable('attempt')
    .set((eb) => ({ change_number: eb.ref('change_number') }))
    .where('id', '=', id)
    .where('state', '=', 'submitted')
    .returningAll()
    .executeTakeFirst();
}

/** Stores when a teacher last changed one of its marks. */
export async function noteMarked(db: Db, id: number, markedAt: number): Promise<void> {
  await db
    .updateTable('attempt')
    .set((eb) => ({ marked_at: markedAt, change_number: eb('change_number', '+', 1) }))
    .where('id', '=', id)
    .execute();
}

export async function updateResult(db: Db, id: number, result: Result): Promise<void> {
  await db.updateTable('attempt').set(result).where('id', '=', id).execute();
}

type Overdue = { time: number; limit: number; coursewareIds: readonly number[] | undefined };

const selectOverdue = compileOnce((db, { time, limit, coursewareIds }: Overdue) =>
  db
    .selectFrom('attempt')
    .select('id')
    // A literal, not a parameter: only then do both databases use the partial index of open attempts.
    .where('state', '=', sql.lit('in_progress'))
    .where('deadline_at', '<', time)
    .$if(coursewareIds !== undefined, (query) => query.where('courseware_id', 'in', coursewareIds ?? []))
    .orderBy('deadline_at')
    .limit(limit),
);

/** Attempts in progress whose deadline is before `time`, optionally of some coursewares only. */
export async function listOverdueAttempts(
  db: Db,
  time: number,
  { limit, coursewareIds }: { limit: number; coursewareIds?: readonly number[] },
): Promise<number[]> {
  const rows = await selectOverdue(db, { time, limit, coursewareIds });
  return rows.map(({ id }) => id);
}

export type RunningAttempt = Pick<Row<'attempt'>, 'id' | 'started_at' | 'reopened_at' | 'deadline_at'> & {
  /** Of each member. */
  exceptions: (StudentException | null)[];
};

/** The attempts in progress of a courseware. */
export async function listRunningAttempts(db: Db, coursewareId: number): Promise<RunningAttempt[]> {
  const rows = await db
    .selectFrom('attempt')
    .innerJoin('attempt_member', 'attempt_member.attempt_id', 'attempt.id')
    .leftJoin('courseware_exception as exception', (join) =>
      join
        .onRef('exception.courseware_id', '=', 'attempt.courseware_id')
        .onRef('exception.user_id', '=', 'attempt_member.user_id'),
    )
    .select(['attempt.id', 'attempt.started_at', 'attempt.reopened_at', 'attempt.deadline_at'])
    .select(exceptionColumns)
    .where('attempt.courseware_id', '=', coursewareId)
    .where('attempt.state', '=', 'in_progress')
    .execute();
  return [...Map.groupBy(rows, ({ id }) => id).values()].flatMap((members) => {
    const exceptions = members.map(toException);
    return members.slice(0, 1).map(({ id, started_at, reopened_at, deadline_at }) => {
      return { id, started_at, reopened_at, deadline_at, exceptions };
    });
  });
}

export async function updateDeadline(db: Db, id: number, deadlineAt: number | null): Promise<void> {
  await db
    .updateTable('attempt')
    .set((eb) => ({ deadline_at: deadlineAt, change_number: eb('change_number', '+', 1) }))
    .where('id', '=', id)
    .execute();
}
