import { type ExpressionBuilder, sql } from 'kysely';
import { splitForLists } from '#server/database/chunks.ts';
import { compileOnce } from '#server/database/compile-once.ts';
import type { Db } from '#server/database/database.ts';
import type { Schema } from '#server/database/schema.ts';

/**
 * Queries of activities whose media are being converted. Pictures do not count, because they can be used
 * before their variants exist.
 */

const conversionJobKinds = ['convert_document', 'convert_video', 'convert_package'];

/**
 * This condition is written as in the partial index of waiting jobs, without parameters, so that the
 * databases use that index.
 */
const isJobWaiting = sql<boolean>`job.state in ('queued', 'running')`;

/**
 * `media_use` names a medium by its storage key, such as `ab/abcdef….mp4`; a job names it by the part after
 * the slash.
 */
const storageKeyOfJob = sql<string>`substr(job.key, 1, 2) || '/' || job.key`;
const mediaNameOfUse = sql<string>`substr(media_use.key, 4)`;

/** A job that converts a medium of an activity. `progress` is 0..1. */
export type ConvertingMedia = { activity_id: number; media: string; progress: number };

const selectConvertingMedia = compileOnce((db, { activityIds }: { activityIds: readonly number[] }) =>
  db
    .selectFrom('media_use')
    .innerJoin('job', (join) => join.on('job.key', '=', mediaNameOfUse))
    .select(['media_use.holder_id as activity_id', 'job.key as media', 'job.progress'])
    .where('media_use.holder', '=', 'activity')
    .where('media_use.holder_id', 'in', activityIds)
    .where('job.kind', 'in', conversionJobKinds)
    .where(isJobWaiting),
);

/** Lists the media of these activities that are being converted. */
export async function listConvertingMedia(
  db: Db,
  activityIds: readonly number[],
): Promise<ConvertingMedia[]> {
  const idLists = splitForLists(activityIds);
  const mediaLists = await Promise.all(
    idLists.map((list) => selectConvertingMedia(db, { activityIds: list })),
  );
  return mediaLists.flat();
}

/**
 * Lists the media that are being converted of all activities, or of all activities of one owner. The query
 * starts from the waiting jobs, because these are few.
 */
export function listAllConvertingMedia(db: Db, ownerId: number | undefined): Promise<ConvertingMedia[]> {
  const belongsToOwner = (eb: ExpressionBuilder<Schema, 'media_use'>) =>
    eb(
      'media_use.holder_id',
      'in',
      eb.selectFrom('activity').select('activity.id').where('activity.owner_id', '=', Number(ownerId)),
    );
  return db
    .selectFrom('job')
    .innerJoin('media_use', (join) =>
      join.on('media_use.key', '=', storageKeyOfJob).on('media_use.holder', '=', 'activity'),
    )
    .select(['media_use.holder_id as activity_id', 'job.key as media', 'job.progress'])
    .where(isJobWaiting)
    .where('job.kind', 'in', conversionJobKinds)
    .$if(ownerId !== undefined, (query) => query.where((eb) => belongsToOwner(eb)))
    .execute();
}

export async function listDrafts(db: Db, activityIds: readonly number[]) {
  return db
    .selectFrom('activity')
    .select(['id', 'type', 'content', 'content_version'])
    .where('id', 'in', activityIds)
    .execute();
}
