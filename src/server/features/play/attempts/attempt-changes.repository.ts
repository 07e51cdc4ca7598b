import { sql } from 'kysely';
import { splitForLists } from '#server/database/chunks.ts';
import { compileOnce } from '#server/database/compile-once.ts';
import type { Db } from '#server/database/database.ts';
import type { Row } from '#server/database/schema.ts';

/** Locks attempts until the transaction ends. */
export async function lockAttempts(db: Db, ids: readonly number[]): Promise<void> {
  for (const part of splitForLists(ids.toSorted((a, b) => a - b))) {
    await db
      .updateTable('attempt')
      .set((eb) => ({ change_number: eb.ref('change_number') }))
      .where('id', 'in', part)
      .execute();
  }
}

type TouchedAttempts = { ids: readonly number[]; savedAt: number };

const updateLastSavedAt = compileOnce((db, { ids, savedAt }: TouchedAttempts) =>
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
  const touchedIds = new Set<number>();
  for (const part of splitForLists(ids))
    for (const { id } of await updateLastSavedAt(db, { ids: part, savedAt })) touchedIds.add(id);
  return touchedIds;
}

/** Raises the attempts' change number in a transaction that changed only their answers. */
export async function raiseChangeNumber(db: Db, ids: readonly number[]): Promise<void> {
  await db
    .updateTable('attempt')
    .set((eb) => ({ change_number: eb('change_number', '+', 1) }))
    .where('id', 'in', ids)
    .execute();
}

/** Sets the attempts still in progress to submitted, without marking them, and returns these. */
export async function setAttemptsSubmitted(
  db: Db,
  ids: readonly number[],
  submittedAt: number,
): Promise<Row<'attempt'>[]> {
  const submittedAttempts = await db
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
  if (submittedAttempts.length > 0) await endMemberships(db, submittedAttempts);
  return submittedAttempts;
}

async function endMemberships(
  db: Db,
  submittedAttempts: readonly Pick<Row<'attempt'>, 'id'>[],
): Promise<void> {
  await db
    .updateTable('attempt_member')
    .set({ is_running: 0 })
    .where(
      'attempt_id',
      'in',
      submittedAttempts.map(({ id }) => id),
    )
    .execute();
}

type AttemptResult = Pick<Row<'attempt'>, 'score' | 'max_score' | 'needs_teacher' | 'time_ms'>;

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

/** Stores when a teacher last changed a mark of the attempt, and raises its change number. */
export async function recordAttemptMarkedAt(db: Db, id: number, markedAt: number): Promise<void> {
  await db
    .updateTable('attempt')
    .set((eb) => ({ marked_at: markedAt, change_number: eb('change_number', '+', 1) }))
    .where('id', '=', id)
    .execute();
}

export async function updateAttemptResult(db: Db, id: number, result: AttemptResult): Promise<void> {
  await db.updateTable('attempt').set(result).where('id', '=', id).execute();
}
