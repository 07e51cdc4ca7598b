import { sql } from 'kysely';
import type { Db } from '#server/database/database.ts';
import { isAssigned } from '#server/policy/assigned.repository.ts';

/** Queries of the students who share an attempt. */

/**
 * The student's group in the courseware's set; undefined if the courseware has no group work, or the student no
 * group.
 */
export async function findGroupOf(
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

export type Groupmate = { user_id: number; attempts: number; running: number };

/** Students of this group whom the courseware is for, with the numbers of their attempts in it. */
export function listGroupmates(
  db: Db,
  { courseware_id, group_id }: { courseware_id: number; group_id: number },
): Promise<Groupmate[]> {
  return db
    .selectFrom('courseware')
    .innerJoin('unit', 'unit.id', 'courseware.unit_id')
    .innerJoin('class_student as member', 'member.class_id', 'unit.class_id')
    .innerJoin('user', 'user.id', 'member.user_id')
    .innerJoin('group_member', 'group_member.user_id', 'member.user_id')
    .leftJoin('attempt_member', (join) =>
      join
        .onRef('attempt_member.courseware_id', '=', 'courseware.id')
        .onRef('attempt_member.user_id', '=', 'member.user_id'),
    )
    .select((eb) => [
      'member.user_id',
      sql<number>`coalesce(max(attempt_member.number), 0)`.as('attempts'),
      eb.fn.coalesce(eb.fn.max('attempt_member.is_running'), sql<number>`0`).as('running'),
    ])
    .where('courseware.id', '=', courseware_id)
    .where('group_member.group_id', '=', group_id)
    .where('user.is_active', '=', 1)
    .where(isAssigned(sql.ref('member.user_id')))
    .groupBy('member.user_id')
    .orderBy('member.user_id')
    .execute();
}

export type AttemptGroup = { id: number; name: string };

/** The groups by id, removed ones included. */
export async function listGroups(
  db: Db,
  ids: readonly (number | null)[],
): Promise<Map<number, AttemptGroup>> {
  const known = [...new Set(ids)].filter((id) => id !== null);
  if (known.length === 0) return new Map();
  const rows = await db.selectFrom('student_group').select(['id', 'name']).where('id', 'in', known).execute();
  return new Map(rows.map((row) => [row.id, row]));
}

/** Names of the members of an attempt. */
export function listMemberNames(db: Db, attemptId: number) {
  return db
    .selectFrom('attempt_member')
    .innerJoin('user', 'user.id', 'attempt_member.user_id')
    .select(['user.name', 'user.nickname_eng'])
    .where('attempt_member.attempt_id', '=', attemptId)
    .orderBy('attempt_member.user_id')
    .execute();
}
