import type { Db } from '#server/database/database.ts';
import type { Job } from '#server/jobs/job-kind.ts';
import { findNext, type JobClaim } from '#server/jobs/next-job.repository.ts';

/**
 * Claims the oldest due job, or a running one whose lease has expired, and returns it with the mark of its previous
 * holder. Runs only one job of these kinds per person, so that nobody occupies all lanes. Undefined if no job is due.
 */
export async function claimNext(
  db: Db,
  claim: JobClaim,
): Promise<{ job: Job; lastHolder: string | null } | undefined> {
  for (;;) {
    const next = await findNext(db, claim);
    if (!next) return undefined;
    const job = await db
      .updateTable('job')
      .set({
        state: 'running',
        progress: 0,
        tries: next.tries + 1,
        leased_until: claim.until,
        leased_by: claim.holder,
      })
      .where('id', '=', next.id)
      .where('state', '=', next.state)
      .where('leased_by', next.leased_by === null ? 'is' : '=', next.leased_by)
      .returningAll()
      .executeTakeFirst();
    if (job) return { job, lastHolder: next.leased_by };
    // Another process was faster.
  }
}
