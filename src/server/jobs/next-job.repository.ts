import type { Db } from '#server/database/database.ts';
import type { Job } from '#server/jobs/job-kind.ts';
import { isUnfinished } from './jobs.repository.ts';

export type JobClaim = { kinds: readonly string[]; now: number; until: number; holder: string };

/** People with a running job of these kinds. */
function selectBusyPeople(db: Db, { kinds, now }: JobClaim) {
  return db
    .selectFrom('job')
    .select('requested_by')
    .where(isUnfinished)
    .where('kind', 'in', kinds)
    .where('state', '=', 'running')
    .where('leased_until', '>=', now);
}

/** The oldest job that could run now. */
export async function findNext(db: Db, claim: JobClaim): Promise<Job | undefined> {
  const { kinds, now } = claim;
  return db
    .selectFrom('job')
    .selectAll()
    .where(isUnfinished)
    .where('kind', 'in', kinds)
    .where('due_at', '<=', now)
    .where((eb) => eb.or([eb('state', '=', 'queued'), eb('leased_until', '<', now)]))
    .where((eb) => eb('requested_by', 'not in', selectBusyPeople(db, claim)))
    .orderBy('created_at')
    .orderBy('id')
    .limit(1)
    .executeTakeFirst();
}
