import type { Db } from '#server/database/database.ts';
import type { NewRow } from '#server/database/schema.ts';

/** Queries that reopen an attempt. */

/** Stores a reopening with the submission that it replaces. */
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
