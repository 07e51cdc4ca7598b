import { type RawBuilder, type SqlBool, sql } from 'kysely';

/** Until when coursewares accept work. The rule of `contract/rules/late-work.ts` for queries of the table `courseware`. */

/** For how many milliseconds late work is accepted. Their number is beyond PostgreSQL's `integer`. */
export const lateMs: RawBuilder<number> = sql<number>`courseware.late_hours * cast(3600000 as bigint)`;

/** The condition that the class's work is accepted after `now`: it is not due yet, or late work is accepted. */
export function acceptsWork(now: number): RawBuilder<SqlBool> {
  return sql<SqlBool>`(courseware.due_at is null or courseware.due_at + ${lateMs} > ${now})`;
}
