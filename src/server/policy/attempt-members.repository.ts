import { type RawBuilder, sql } from 'kysely';
import { compileOnce } from '#server/database/compile-once.ts';
import type { Db } from '#server/database/database.ts';

export type AttemptMember = { user_id: number };
/** `has_left_group` is 1 for a member who was taken out of the group, or left the class, during the group's attempt. */
export type AttemptMemberInGroup = AttemptMember & { has_left_group: number };

/**
 * `has_left_group` of a query of `attempt` and `attempt_member`. When none of an attempt's members is in its group any
 * more, they have a new arrangement and finish together what they began.
 */
export function hasLeftGroup(): RawBuilder<number> {
  return sql<number>`case
    when attempt.group_id is null or attempt.state <> 'in_progress' then 0
    when exists (
      select 1 from group_member
      where group_member.group_id = attempt.group_id and group_member.user_id = attempt_member.user_id
    ) then 0
    when exists (
      select 1 from group_member
      inner join attempt_member as mate on mate.user_id = group_member.user_id
      where group_member.group_id = attempt.group_id and mate.attempt_id = attempt.id
    ) then 1
    else 0 end`;
}

const selectMembers = compileOnce((db, { attemptId }: { attemptId: number }) =>
  db
    .selectFrom('attempt_member')
    .innerJoin('attempt', 'attempt.id', 'attempt_member.attempt_id')
    .select(['attempt_member.user_id', hasLeftGroup().as('has_left_group')])
    .where('attempt_member.attempt_id', '=', attemptId),
);

/** The members of an attempt, for the policy's `attempt.work` and `attempt.answer`. */
export function listMembers(db: Db, attemptId: number): Promise<AttemptMemberInGroup[]> {
  return selectMembers(db, { attemptId });
}

/** The member of an attempt; undefined if there are several. */
export async function findOnlyMember(db: Db, attemptId: number): Promise<number | undefined> {
  const members = await listMembers(db, attemptId);
  return members.length === 1 ? members[0]?.user_id : undefined;
}
