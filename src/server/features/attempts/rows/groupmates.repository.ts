import { sql } from 'kysely';
import type { Db } from '#server/database/database.ts';
import { isAssigned } from '#server/policy/assigned.repository.ts';

/** Queries of the students who share an attempt. */

export type Groupmate = { user_id: number; attempts: number; running: number };

/**
 * Students of the group whom the courseware is for. `attempts`: how many they have; `running`: 1 if one is in
 * progress.
 */
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
