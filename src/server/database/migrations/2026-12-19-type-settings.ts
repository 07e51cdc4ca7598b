import { type Kysely, sql } from 'kysely';

/** Coursewares whose activity has no marks, and so none of these settings. */
const unmarked = sql`revision_id in (select id from activity_revision where question_count = 0)`;
const hasForeignSetting = sql`(time_limit_minutes is not null or attempts_allowed <> 1 or counting_attempt <> 'best'
  or shuffle <> 0 or feedback_rule <> 'after_submit' or marks_held <> 0)`;

/**
 * Coursewares without marks lose the settings that they took over from the quiz before them and that no screen showed.
 * Work in progress keeps the due time of its members as its only deadline. Frozen.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    update attempt set deadline_at = (
      select case when count(*) = count(coalesce(exception.due_at, record.due_at))
        then max(coalesce(exception.due_at, record.due_at) + coalesce(exception.extra_minutes, 0) * 60000) end
      from courseware_record as record
      join attempt_member as member on member.attempt_id = attempt.id
      left join courseware_exception as exception
        on exception.courseware_id = record.id and exception.user_id = member.user_id
      where record.id = attempt.courseware_id
    )
    where state = 'in_progress' and courseware_id in (
      select id from courseware_record where ${unmarked} and time_limit_minutes is not null and is_open = 1
    )`.execute(db);
  await sql`
    update courseware_record set time_limit_minutes = null, attempts_allowed = 1, counting_attempt = 'best',
      shuffle = 0, feedback_rule = 'after_submit', marks_held = 0, marks_released_at = null
    where ${unmarked} and ${hasForeignSetting}`.execute(db);
}
