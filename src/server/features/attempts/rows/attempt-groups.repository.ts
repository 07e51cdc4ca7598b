import type { Db } from '#server/database/database.ts';

/** Queries of the groups of attempts. */

/**
 * Id of the student's group in the courseware's group set; undefined if students work alone on the courseware, or if the
 * student is in no group.
 */
export async function findGroupOfStudent(
  db: Db,
  { courseware_id, user_id }: { courseware_id: number; user_id: number },
): Promise<number | undefined> {
  const row = await db
    .selectFrom('courseware')
    .innerJoin('group_member', 'group_member.group_set_id', 'courseware.group_set_id')
    .select('group_member.group_id')
    .where('courseware.id', '=', courseware_id)
    .where('courseware.work_by', '=', 'group')
    .where('group_member.user_id', '=', user_id)
    .executeTakeFirst();
  return row?.group_id;
}

export type AttemptGroup = { id: number; name: string; leader_id: number | null };

/** The groups by id, removed ones included. */
export async function findGroups(
  db: Db,
  ids: readonly (number | null)[],
): Promise<Map<number, AttemptGroup>> {
  const groupIds = [...new Set(ids)].filter((id) => id !== null);
  if (groupIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('student_group')
    .select(['id', 'name', 'leader_id'])
    .where('id', 'in', groupIds)
    .execute();
  return new Map(rows.map((row) => [row.id, row]));
}

/** Names of the members of an attempt. */
export function listMemberNames(db: Db, attemptId: number) {
  return db
    .selectFrom('attempt_member')
    .innerJoin('user', 'user.id', 'attempt_member.user_id')
    .select(['user.id', 'user.name', 'user.nickname_eng'])
    .where('attempt_member.attempt_id', '=', attemptId)
    .orderBy('attempt_member.user_id')
    .execute();
}
