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

/** The member of an attempt; undefined if there are several. */
export async function findOnlyMember(db: Db, attemptId: number): Promise<number | undefined> {
  const members = await listMembers(db, attemptId);
  return members.length === 1 ? members[0]?.user_id : undefined;
}
