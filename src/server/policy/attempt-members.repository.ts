import { compileOnce } from '#server/database/compile-once.ts';
import type { Db } from '#server/database/database.ts';

export type AttemptMember = { user_id: number };

const selectMembers = compileOnce((db, { attemptId }: { attemptId: number }) =>
  db.selectFrom('attempt_member').select('user_id').where('attempt_id', '=', attemptId),
);

/** The members of an attempt, for the policy's `attempt.work`. */
export function listMembers(db: Db, attemptId: number): Promise<AttemptMember[]> {
  return selectMembers(db, { attemptId });
}
