import { sql } from 'kysely';
import { splitForStatements } from '#server/database/chunks.ts';
import type { Db } from '#server/database/database.ts';

/** Queries of which activities wait for conversions of their media. */

/** Pictures are shown while their smaller forms are being made. */
const waitedFor = ['convert_document', 'convert_video', 'convert_package'];

/** Written out, since that is how the partial index of waiting rows is found. */
const isWaiting = sql<boolean>`job.state in ('queued', 'running')`;

/** Ids of the activities that use something that is being converted: from the few jobs to those who use their media. */
export function selectConverting(db: Db) {
  return db
    .selectFrom('job')
    .innerJoin('media_use', (join) =>
      join
        .on('media_use.key', '=', sql<string>`substr(job.key, 1, 2) || '/' || job.key`)
        .on('media_use.holder', '=', 'activity'),
    )
    .select('media_use.holder_id')
    .where(isWaiting)
    .where('job.kind', 'in', waitedFor);
}

/** A key of stored bytes is the media name behind two digits and a slash. */
const mediaOf = (use: string) => sql<string>`substr(${sql.ref(`${use}.key`)}, 4)`;

/** Those of the activities that wait for conversions, with how far their media are, 0..1: what is made counts as whole. */
export async function listProgress(db: Db, ids: readonly number[]): Promise<Map<number, number>> {
  const progress = new Map<number, number>();
  for (const part of splitForStatements(ids)) {
    const rows = await db
      .selectFrom('media_use')
      .innerJoin('job', (join) => join.on('job.key', '=', mediaOf('media_use')))
      .select((eb) => [
        'media_use.holder_id',
        eb.fn.sum<number>('job.progress').as('share'),
        eb.fn.countAll<number>().as('waiting'),
      ])
      .select((eb) =>
        eb
          .selectFrom('media_use as use')
          .innerJoin('made_media', (join) => join.on('made_media.media', '=', mediaOf('use')))
          .select((made) => made.fn.countAll<number>().as('count'))
          .where('use.holder', '=', 'activity')
          .whereRef('use.holder_id', '=', 'media_use.holder_id')
          .where('made_media.kind', '<>', 'picture')
          .as('made'),
      )
      .where('media_use.holder', '=', 'activity')
      .where('media_use.holder_id', 'in', part)
      .where('job.kind', 'in', waitedFor)
      .where('job.state', 'in', ['queued', 'running'])
      .groupBy('media_use.holder_id')
      .execute();
    for (const { holder_id, share, waiting, made } of rows) {
      const done = made ?? 0;
      progress.set(holder_id, (share + done) / (waiting + done));
    }
  }
  return progress;
}
