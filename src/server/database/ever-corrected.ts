import { type SqlBool, sql } from 'kysely';

/** Whether the query's `courseware` has ever been corrected: without, its corrections need not be asked for. */
export const everCorrected = sql<SqlBool>`exists (
  select 1 from mark_correction_use where mark_correction_use.courseware_id = courseware.id
)`;
