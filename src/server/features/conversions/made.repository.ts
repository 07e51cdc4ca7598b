import { sql } from 'kysely';
import { splitForStatements } from '#server/database/chunks.ts';
import type { Db } from '#server/database/database.ts';
import type { NewRow, Row } from '#server/database/schema.ts';

/** Queries that store conversion results, which are written once and deleted with their medium. */

/** Does nothing if a result already exists. */
export async function insertMade(db: Db, row: Row<'made_media'>): Promise<void> {
  await db
    .insertInto('made_media')
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export async function insertVariants(db: Db, rows: readonly NewRow<'media_variant'>[]): Promise<void> {
  for (const part of splitForStatements(rows)) {
    await db
      .insertInto('media_variant')
      .values(part)
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  }
}

export async function insertPackageEntries(db: Db, rows: readonly NewRow<'package_entry'>[]): Promise<void> {
  for (const part of splitForStatements(rows)) {
    await db
      .insertInto('package_entry')
      .values(part)
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  }
}

/** Releases files of a failed or cancelled job, which its source no longer uses. Returns their keys. */
export async function releaseUnfinishedResults(db: Db, jobId: number, media: string): Promise<string[]> {
  const released = await db
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
  return released.map(({ key }) => key);
}

/** Jobs that failed with one of these errors, were requested before a time, and whose file is unused. */
export async function listRefused(
  db: Db,
  jobKind: string,
  errors: readonly string[],
  before: number,
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
    .where('job.created_at', '<', before)
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
