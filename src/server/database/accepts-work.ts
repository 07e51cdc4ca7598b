import { type RawBuilder, sql } from 'kysely';

/** Until when coursewares accept work. The rule of `contract/rules/late-work.ts` for queries of the table `courseware`. */

/** For how many milliseconds late work is accepted. Their number is beyond PostgreSQL's `integer`. */
export const lateMs: RawBuilder<number> = sql<number>`courseware.late_hours * cast(3600000 as bigint)`;
