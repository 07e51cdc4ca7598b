import { sql } from 'kysely';
import { splitForStatements } from '#server/database/chunks.ts';
import type { Db } from '#server/database/database.ts';
import type { Job } from '#server/jobs/job-kind.ts';

/**
 * Queries of jobs. Each kind and key has one row, for the job requested last. A running job is leased until
 * `leased_until` by the process whose random mark is in `leased_by`. Its writes check that mark, so that a process that
 * lost the lease changes nothing.
 */

/** Written without parameters, so that the databases use the partial index of unfinished jobs. */
export const isUnfinished = sql<boolean>`state in ('queued', 'running')`;

export const noLease = { leased_by: null, leased_until: null };

/** The job requested last; undefined if there is none. */
export function findJob(db: Db, kind: string, key: string): Promise<Job | undefined> {
  return db.selectFrom('job').selectAll().where('kind', '=', kind).where('key', '=', key).executeTakeFirst();
}

/** Jobs of these kinds for any of the keys. */
export async function listJobs(db: Db, kinds: readonly string[], keys: readonly string[]): Promise<Job[]> {
  const rows: Job[] = [];
  for (const part of splitForStatements(keys)) {
    const jobsOfPart = db.selectFrom('job').selectAll().where('kind', 'in', kinds).where('key', 'in', part);
    rows.push(...(await jobsOfPart.execute()));
  }
  return rows;
}

/** Cancels a job; true if it was still waiting or running. A process that is running it loses its lease. */
export async function markCancelled(db: Db, id: number, now: number): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('job')
    .set({ ...noLease, state: 'cancelled', ended_at: now })
    .where('id', '=', id)
    .where(isUnfinished)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Marks of all leases, including expired ones. */
export async function listHolders(db: Db): Promise<string[]> {
  const rows = await db.selectFrom('job').select('leased_by').where(isUnfinished).execute();
  return rows.flatMap(({ leased_by }) => leased_by ?? []);
}
