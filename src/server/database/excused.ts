import { type RawBuilder, type SqlBool, sql } from 'kysely';

/** Excused students count as not assigned. Conditions for the queries that count work. */

/** The condition that the student in one column is not excused from the courseware in the other. */
export function isNotExcused(coursewareColumn: string, userColumn: string): RawBuilder<SqlBool> {
  return sql<SqlBool>`not exists (
    select 1 from courseware_exception as excused
    where excused.courseware_id = ${sql.ref(coursewareColumn)}
      and excused.user_id = ${sql.ref(userColumn)}
      and excused.is_excused = 1
  )`;
}

/** The condition that the row of `attempt` has a member who is not excused. */
export function hasCountedMember(): RawBuilder<SqlBool> {
  return sql<SqlBool>`exists (
    select 1 from attempt_member as counted
    where counted.attempt_id = attempt.id and ${isNotExcused('counted.courseware_id', 'counted.user_id')}
  )`;
}
