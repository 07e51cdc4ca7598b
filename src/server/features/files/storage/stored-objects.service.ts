import { createWriteStream } from 'node:fs';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Transaction } from 'kysely';
import { mediaNamePattern } from '#contract/files.ts';
import type { App } from '#server/app.ts';
import { type Db, inTransaction } from '#server/database/database.ts';
import type { Schema } from '#server/database/schema.ts';
import { findMediaNames, mediaKey } from '#server/features/files/storage/media-key.ts';
import { addStoredBytes } from '#server/features/files/storage/stored-bytes.service.ts';
import * as objects from '#server/features/files/storage/stored-objects.repository.ts';
import type { ByteRange } from '#server/storage/file-store.ts';
import { hashFile } from '#server/storage/hash-file.ts';
import type { UploadSortKey } from './reservations.repository.ts';

/** Stores each content only once, and records its uses. */

type NewObject = {
  /** Path of a local file, which is copied. */
  path: string;
  /** Extension in lower case with its dot. */
  extension: string;
  /** Whether it is a student's work, which is never served as a medium. */
  isPrivate?: boolean;
  /** For a conversion result, the media name of its source. The result is kept as long as the source. */
  sourceMedia?: string;
  /** The upload of the file, for which storage is reserved. */
  upload?: UploadSortKey;
};

/**
 * Stores a file under the hash of its content and resolves to its media name and size once it is safe. The
 * row is written before the bytes. After an interruption, a row may lack its bytes until the cleanup removes
 * it, but there are never bytes without a row. Refuses with 'quota_exceeded' if the content is new and exceeds the
 * quota.
 */
export async function storeObject(
  app: App,
  { path, extension, isPrivate = false, sourceMedia, upload }: NewObject,
): Promise<{ media: string; bytes: number }> {
  const { sha256, bytes } = await hashFile(path);
  const media = `${sha256}${extension}`;
  if (!mediaNamePattern.test(media)) throw new Error(`'${extension}' cannot end a media name`);
  const key = mediaKey(media, isPrivate);
  await inTransaction(app.db, async (tx) => {
    const isNew = await objects.upsertObject(tx, { key, bytes, created_at: app.now(), unused_since: null });
    // A conversion may return its source unchanged. An object that used itself would never be removed.
    if (sourceMedia !== undefined && sourceMedia !== media) {
      await objects.insertMediaUses(tx, [{ key, holder: 'media', holder_id: 0, holder_media: sourceMedia }]);
    }
    if (isNew) await addStoredBytes(tx, bytes, app.now(), upload);
  });
  // The bytes are checked for existing rows too, because they may be lost or may just have been removed.
  if ((await app.files.size(key)) !== bytes) await app.files.put(key, path);
  return { media, bytes };
}

/** Kinds of things whose texts name media; of the bank, their versions. For `school`, the medium is its logo. */
type Holder = 'activity' | 'revision' | 'school' | 'exam_question' | 'exam_paper';

export type OpenedObject = {
  bytes: number;
  openStream: (range?: ByteRange) => Promise<Readable>;
  /** It can only be read from its start to its end. */
  isWhole?: true;
};

/** Returns undefined if the medium does not exist. */
export async function openObject(
  app: Pick<App, 'files'>,
  media: string,
  { isPrivate = false }: { isPrivate?: boolean } = {},
): Promise<OpenedObject | undefined> {
  if (!mediaNamePattern.test(media)) return undefined;
  const key = mediaKey(media, isPrivate);
  const bytes = await app.files.size(key);
  if (bytes === undefined) return undefined;
  return { bytes, openStream: (range) => app.files.read(key, range) };
}

/** Copies a medium to a local file. Throws if it does not exist. */
export async function copyToLocal(
  app: Pick<App, 'files'>,
  media: string,
  path: string,
  options: { isPrivate?: boolean } = {},
): Promise<void> {
  const openedObject = await openObject(app, media, options);
  if (!openedObject) throw new Error(`There is no medium ${media}`);
  await pipeline(await openedObject.openStream(), createWriteStream(path));
}

/** Whether texts name any media. */
export const containsMedia = (texts: readonly string[]) => findMediaNames(texts).length > 0;

/**
 * Whether `trackMediaUse` may have something to write when these texts replace the previous ones. Needs no
 * query if neither name media.
 */
export async function isMediaUseChanged(
  db: Db,
  holder: Holder,
  holderId: number,
  texts: readonly string[],
  previousTexts: readonly string[],
): Promise<boolean> {
  const namedMedia = findMediaNames(texts);
  if (namedMedia.length === 0) return findMediaNames(previousTexts).length > 0;
  if (previousTexts.length === 0) return true;
  const trackedKeys = await objects.listUsedKeys(db, holder, holderId);
  // Comparing the texts is not enough, because media that were missing before may exist now.
  return (
    namedMedia.length !== trackedKeys.length ||
    !namedMedia.every((name) => trackedKeys.includes(mediaKey(name)))
  );
}

/**
 * Records the media named in the texts as used by a draft, a revision or the school. Missing media are
 * ignored. Only changes are written. Call it in the transaction that stores the texts.
 */
export async function trackMediaUse(
  tx: Transaction<Schema>,
  holder: Holder,
  holderId: number,
  texts: readonly string[],
): Promise<void> {
  const namedKeys = findMediaNames(texts).map((name) => mediaKey(name));
  const trackedKeys = await objects.listUsedKeys(tx, holder, holderId);
  const addedKeys = await objects.claimObjects(
    tx,
    namedKeys.filter((key) => !trackedKeys.includes(key)),
  );
  await objects.insertMediaUses(
    tx,
    addedKeys.map((key) => ({ key, holder, holder_id: holderId, holder_media: '' })),
  );
  await objects.deleteMediaUses(
    tx,
    holder,
    holderId,
    trackedKeys.filter((key) => !namedKeys.includes(key)),
  );
}

export function mediaKeyOf(media: string, isPrivate = false): string {
  return mediaKey(media, isPrivate);
}

/** Returns the media that the texts name and the file store lacks. */
export async function listMissingMedia(app: Pick<App, 'files'>, texts: readonly string[]): Promise<string[]> {
  const missingMedia: string[] = [];
  for (const media of findMediaNames(texts)) {
    if ((await app.files.size(mediaKey(media))) === undefined) missingMedia.push(media);
  }
  return missingMedia;
}
