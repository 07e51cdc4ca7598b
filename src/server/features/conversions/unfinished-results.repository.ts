import { sql } from 'kysely';
import type { Db } from '#server/database/database.ts';

/**
 * Ends the use of a failed or cancelled job's results by its source, and returns the keys of these results.
 */
export async function releaseUnfinishedResults(db: Db, jobId: number, media: string): Promise<string[]> {
  const releasedUses = await db
    .deleteFrom('media_use')
    .where('holder', '=', 'media')
    .where('holder_id', '=', 0)
    .where('holder_media', '=', media)
    .where((eb) =>
      eb.exists(
        eb
          .selectFrom('job')
          .select(sql.lit(1).as('one'))
          .where('id', '=', jobId)
          .where('state', 'in', ['failed', 'cancelled']),
      ),
    )
    .where((eb) => eb.not(eb.exists(eb.selectFrom('made_media').select('media').where('media', '=', media))))
    .returning('key')
    .execute();
  return releasedUses.map(({ key }) => key);
}
