import { type Kysely, sql } from 'kysely';

/**
 * Notes who handed an attempt in. Attempts that closed coursewares left in progress end with their last save, so that
 * the next sweep hands them in. Frozen.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('attempt').addColumn('ended_by', 'text').execute();
  await sql`
    update attempt set ended_by = case when submitted_at >= deadline_at then 'time' else 'student' end
    where state = 'submitted'
  `.execute(db);
  await sql`
    update attempt set deadline_at = coalesce(last_saved_at, started_at)
    where state = 'in_progress' and courseware_id in (select id from courseware where is_open = 0)
  `.execute(db);
}
