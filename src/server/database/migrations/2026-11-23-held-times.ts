import { type Kysely, sql } from 'kysely';

/**
 * Holds the times that devices have told to the server's clock: no answer took longer than its attempt ran or, where
 * it has a deadline of its own, than has passed since it was opened; all together took no longer than the attempt.
 * Frozen.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  const end = sql`coalesce(attempt.submitted_at, attempt.last_saved_at, attempt.started_at)`;
  // The question was opened before the last save in every honest case; what is below 0 counts as nothing.
  const passed = sql`case
    when answer.deadline_at is null or answer.shown_at is null then ${end} - attempt.started_at
    when ${end} < answer.shown_at then 0
    else ${end} - answer.shown_at end`;
  await sql`
    update answer set time_ms = (select ${passed} from attempt where attempt.id = answer.attempt_id)
    where exists (select 1 from attempt where attempt.id = answer.attempt_id and answer.time_ms > ${passed})
  `.execute(db);
  await sql`
    with crowded as (
      select attempt.id, ${end} - attempt.started_at as run, cast(sum(answer.time_ms) as bigint) as told
      from attempt join answer on answer.attempt_id = attempt.id
      group by attempt.id, attempt.submitted_at, attempt.last_saved_at, attempt.started_at
      having sum(answer.time_ms) > ${end} - attempt.started_at
    )
    update answer set
      time_ms = time_ms * (select run from crowded where crowded.id = answer.attempt_id)
        / (select told from crowded where crowded.id = answer.attempt_id)
    where attempt_id in (select id from crowded)
  `.execute(db);
}
