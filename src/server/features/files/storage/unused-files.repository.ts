import { type ExpressionBuilder, sql } from 'kysely';
import { splitForStatements } from '#server/database/chunks.ts';
import type { Db } from '#server/database/database.ts';
import type { Schema } from '#server/database/schema.ts';

/** Queries of the daily cleanup, which find out which stored bytes are unused, and since when. */

type ObjectExpressions = ExpressionBuilder<Schema, 'stored_object'>;

/**
 * Whether the answer's JSON list of file ids contains the file's id, or that of the document whose page it is. With
 * commas in place of its brackets, the text of `[1,23]` contains `,23,`.
 */
const answerNamesFile = sql<boolean>`replace(replace(answer.files, '[', ','), ']', ',')
  like '%,' || cast(coalesce(file.page_of, file.id) as text) || ',%'`;

/**
 * A private file is used if an answer of its attempt or an item of a space names it, or while its attempt is
 * in progress or reopened.
 */
function belongsToAttempt(eb: ObjectExpressions) {
  const prefixLength = 'private/ab/'.length;
  return eb.and([
    eb('stored_object.key', 'like', 'private/%'),
    eb.exists(
      eb
        .selectFrom('file')
        .innerJoin('attempt', 'attempt.id', 'file.attempt_id')
        .leftJoin('file as document', 'document.id', 'file.page_of')
        .select('file.id')
        .leftJoin('answer', (join) =>
          join
            .onRef('answer.attempt_id', '=', 'file.attempt_id')
            .on('answer.question_id', '=', sql<string>`coalesce(document.question_id, file.question_id)`),
        )
        .where((fileEb) =>
          fileEb.or([
            fileEb('attempt.state', '=', 'in_progress'),
            fileEb('attempt.reopened_at', 'is not', null),
            answerNamesFile,
            fileEb('file.item', 'is not', null),
          ]),
        )
        .where('file.is_private', '=', 1)
        .where('file.sha256', '=', sql<string>`substr(stored_object.key, ${sql.lit(prefixLength + 1)}, 64)`),
    ),
  ]);
}

export function isUsed(eb: ObjectExpressions) {
  return eb.or([
    eb.exists(
      eb.selectFrom('media_use').select('media_use.key').whereRef('media_use.key', '=', 'stored_object.key'),
    ),
    belongsToAttempt(eb),
  ]);
}

/** Stored objects with keys above `afterKey`, up to `lastKey`. */
export type ObjectPage = { afterKey: string; lastKey: string };

const pageSize = 1_000;

/** Finds the next page of objects by key; undefined if there are no more. */
export async function findObjectPage(db: Db, afterKey: string): Promise<ObjectPage | undefined> {
  const keys = await db
    .selectFrom('stored_object')
    .select('key')
    .where('key', '>', afterKey)
    .orderBy('key')
    .limit(pageSize)
    .execute();
  const lastKey = keys.at(-1)?.key;
  return lastKey === undefined ? undefined : { afterKey, lastKey };
}

const isOnPage =
  ({ afterKey, lastKey }: ObjectPage) =>
  (eb: ObjectExpressions) =>
    eb.and([eb('key', '>', afterKey), eb('key', '<=', lastKey)]);

/** Clears the unused mark of objects that are used again. */
export async function unmarkUsed(db: Db, page: ObjectPage): Promise<void> {
  await db
    .updateTable('stored_object')
    .set({ unused_since: null })
    .where(isOnPage(page))
    .where('unused_since', 'is not', null)
    .where(isUsed)
    .execute();
}

export async function markUnused(db: Db, page: ObjectPage, unusedSince: number): Promise<void> {
  await db
    .updateTable('stored_object')
    .set({ unused_since: unusedSince })
    .where(isOnPage(page))
    .where('unused_since', 'is', null)
    .where((eb) => eb.not(isUsed(eb)))
    .execute();
}

export async function listUnused(db: Db, page: ObjectPage, unusedBefore: number): Promise<string[]> {
  const rows = await db
    .selectFrom('stored_object')
    .select('key')
    .where(isOnPage(page))
    .where('unused_since', '<', unusedBefore)
    .execute();
  return rows.map(({ key }) => key);
}

/**
 * Deletes the row of an unused object and returns it; undefined if the object is used again. The row is
 * locked until the transaction ends.
 */
export function deleteUnusedObject(db: Db, key: string, unusedBefore: number) {
  return db
    .deleteFrom('stored_object')
    .where('key', '=', key)
    .where('unused_since', '<', unusedBefore)
    .where((eb) => eb.not(isUsed(eb)))
    .returning(['bytes', 'unused_since'])
    .executeTakeFirst();
}

/** Makes the next cleanup remove an unused object, even if it became unused recently. */
export async function markForNextCleanup(db: Db, key: string, unusedBefore: number): Promise<void> {
  await db
    .updateTable('stored_object')
    .set({ unused_since: 0 })
    .where('key', '=', key)
    .where('unused_since', '<', unusedBefore)
    .execute();
}

/** Deletes everybody's file records of these bytes. */
export async function deleteFileRecords(
  db: Db,
  { sha256, extension, isPrivate }: { sha256: string; extension: string; isPrivate: boolean },
): Promise<void> {
  await db
    .deleteFrom('file')
    .where('sha256', '=', sha256)
    .where('extension', '=', extension)
    .where('is_private', '=', isPrivate ? 1 : 0)
    .execute();
}

export async function deleteJobsOfMedium(db: Db, media: string): Promise<void> {
  await db.deleteFrom('job').where('key', '=', media).execute();
}

/**
 * Deletes jobs that ended before a time. A failed job is kept while its medium exists, because it explains
 * the failure.
 */
export async function deleteOldJobs(db: Db, endedBefore: number): Promise<void> {
  await db
    .deleteFrom('job')
    .where('ended_at', '<', endedBefore)
    .where((eb) =>
      eb.or([
        eb('state', '=', 'done'),
        eb.not(
          eb.exists(
            eb
              .selectFrom('stored_object')
              .select('stored_object.key')
              .where('stored_object.key', '=', sql<string>`substr(job.key, 1, 2) || '/' || job.key`),
          ),
        ),
      ]),
    )
    .execute();
}

/**
 * Deletes the records of a medium's conversion results and returns their keys. Results that nothing else uses
 * are marked as unused since the same time as the medium.
 */
export async function releaseConversionResults(
  db: Db,
  media: string,
  unusedSince: number,
): Promise<string[]> {
  await db.deleteFrom('made_media').where('media', '=', media).execute();
  await db.deleteFrom('media_variant').where('media', '=', media).execute();
  await db.deleteFrom('package_entry').where('package', '=', media.slice(0, 64)).execute();
  const releasedUses = await db
    .deleteFrom('media_use')
    .where('holder', '=', 'media')
    .where('holder_id', '=', 0)
    .where('holder_media', '=', media)
    .returning('key')
    .execute();
  const keys = releasedUses.map(({ key }) => key);
  for (const part of splitForStatements(keys)) {
    await db
      .updateTable('stored_object')
      .set({ unused_since: unusedSince })
      .where('key', 'in', part)
      .where('unused_since', 'is', null)
      .where((eb) => eb.not(isUsed(eb)))
      .execute();
  }
  return keys;
}
