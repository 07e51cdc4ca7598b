import { type ExpressionBuilder, sql } from 'kysely';
import { splitForLists } from '#server/database/chunks.ts';
import { compileOnce } from '#server/database/compile-once.ts';
import type { Db } from '#server/database/database.ts';
import type { Schema } from '#server/database/schema.ts';

/** Queries of activities whose media are being converted. Pictures are usable while smaller versions are made. */

const kindsOfJobs = ['convert_document', 'convert_video', 'convert_package'];

/** Written as in the partial index of waiting jobs, without parameters, so that the databases use that index. */
const isWaiting = sql<boolean>`job.state in ('queued', 'running')`;

/** `media_use` names media by storage key, such as `ab/abcdef….mp4`, and jobs by the part after the slash. */
const keyOfMedia = sql<string>`substr(job.key, 1, 2) || '/' || job.key`;
const mediaOfUse = sql<string>`substr(media_use.key, 4)`;

/** A job that converts a medium of an activity. `progress` is 0..1. */
export type ConvertingMedia = { activity_id: number; media: string; progress: number };

const selectConverting = compileOnce((db, { activityIds }: { activityIds: readonly number[] }) =>
  db
    .selectFrom('media_use')
    .innerJoin('job', (join) => join.on('job.key', '=', mediaOfUse))
    .select(['media_use.holder_id as activity_id', 'job.key as media', 'job.progress'])
    .where('media_use.holder', '=', 'activity')
    .where('media_use.holder_id', 'in', activityIds)
    .where('job.kind', 'in', kindsOfJobs)
    .where(isWaiting),
);

/** The media of these activities that are being converted. */
export async function listConverting(db: Db, activityIds: readonly number[]): Promise<ConvertingMedia[]> {
  const lists = splitForLists(activityIds);
  const found = await Promise.all(lists.map((list) => selectConverting(db, { activityIds: list })));
  return found.flat();
}

/** The same for all activities, or all of one owner. Starts from the few waiting jobs, not from the activities. */
export function listAllConverting(db: Db, ownerId: number | undefined): Promise<ConvertingMedia[]> {
  const isOwners = (eb: ExpressionBuilder<Schema, 'media_use'>) =>
    eb(
      'media_use.holder_id',
      'in',
      eb.selectFrom('activity').select('activity.id').where('activity.owner_id', '=', Number(ownerId)),
    );
  return db
    .selectFrom('job')
    .innerJoin('media_use', (join) =>
      join.on('media_use.key', '=', keyOfMedia).on('media_use.holder', '=', 'activity'),
    )
    .select(['media_use.holder_id as activity_id', 'job.key as media', 'job.progress'])
    .where(isWaiting)
    .where('job.kind', 'in', kindsOfJobs)
    .$if(ownerId !== undefined, (query) => query.where((eb) => isOwners(eb)))
    .execute();
}

export async function listDrafts(db: Db, activityIds: readonly number[]) {
  return db
    .selectFrom('activity')
    .select(['id', 'type', 'content', 'content_version'])
    .where('id', 'in', activityIds)
    .execute();
}
