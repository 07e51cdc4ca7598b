import type { Db } from '#server/database/database.ts';
import type { Job } from '#server/jobs/job-kind.ts';
import { noLease } from '#server/jobs/jobs.repository.ts';

type NewJob = Pick<Job, 'kind' | 'key' | 'requested_by'> & { payload: unknown };

/** Adds a job, or restarts one that has ended. Undefined if it is already waiting or running. */
export async function enqueue(
  db: Db,
  { kind, key, requested_by, payload }: NewJob,
  now: number,
): Promise<Job | undefined> {
  const newRow = {
    ...noLease,
    payload: JSON.stringify(payload),
    state: 'queued' as const,
    progress: 0,
    error: '',
    error_params: '{}',
    tries: 0,
    requested_by,
    created_at: now,
    due_at: now,
    ended_at: null,
  };
  return db
    .insertInto('job')
    .values({ kind, key, ...newRow })
    .onConflict((conflict) =>
      conflict
        .columns(['kind', 'key'])
        .doUpdateSet(newRow)
        .where('job.state', 'not in', ['queued', 'running']),
    )
    .returningAll()
    .executeTakeFirst();
}
