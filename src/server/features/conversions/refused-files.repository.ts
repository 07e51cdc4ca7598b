import { sql } from 'kysely';
import type { Db } from '#server/database/database.ts';

/**
 * Lists jobs that failed with one of these errors, were requested before a time, and whose file is unused.
 */
export async function listRefusedJobs(
  db: Db,
  jobKind: string,
  errors: readonly string[],
  requestedBefore: number,
): Promise<{ id: number; key: string }[]> {
  return db
    .selectFrom('job')
    .innerJoin('stored_object', (join) =>
      join.on('stored_object.key', '=', sql<string>`substr(job.key, 1, 2) || '/' || job.key`),
    )
    .select(['job.id', 'job.key'])
    .where('job.kind', '=', jobKind)
    .where('job.state', '=', 'failed')
    .where('job.error', 'in', errors)
    .where('job.created_at', '<', requestedBefore)
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('media_use')
            .select('media_use.key')
            .whereRef('media_use.key', '=', 'stored_object.key'),
        ),
      ),
    )
    .execute();
}
