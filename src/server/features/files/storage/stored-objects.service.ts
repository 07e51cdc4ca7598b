import { createWriteStream } from 'node:fs';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Transaction } from 'kysely';
import { mediaNamePattern } from '#contract/files.ts';
import { type Db, inTransaction } from '#server/database/database.ts';
import type { Schema } from '#server/database/schema.ts';
import { findMediaNames, mediaKey } from '#server/features/files/storage/media-key.ts';
import { addStoredBytes } from '#server/features/files/storage/stored-bytes.service.ts';
import * as objects from '#server/features/files/storage/stored-objects.repository.ts';
import type { UploadOrder } from '#server/features/files/uploads/reservations.repository.ts';
import type { App } from '#server/http/context.ts';
import type { ByteRange } from '#server/storage/file-store.ts';
import { hashFile } from '#server/storage/hash-file.ts';

/** Stores bytes once per content, and records their use. */

type NewObject = {
  /** A local file, which is copied. */
  path: string;
  /** In lower case with its dot. */
  extension: string;
  /** A student's work, never served as a medium. */
  isPrivate?: boolean;
  /** For a conversion result: the media name of its source. The result is kept as long as the source. */
  madeFrom?: string;
  /** The upload of the file, for which storage is reserved. */
  upload?: UploadOrder;
};

/**
 * Stores a file under the hash of its content and resolves to its media name and size once it is safe. The row is written
 * before the bytes, so an interruption leaves a row for the cleanup, never unknown bytes. Refuses 'quota_exceeded' if the
 * content is new and exceeds the quota.
 */
export async function storeObject(
  app: App,
  { path, extension, isPrivate = false, madeFrom, upload }: NewObject,
): Promise<{ media: string; bytes: number }> {
  const { sha256, bytes } = await hashFile(path);
  const media = `${sha256}${extension}`;
  if (!mediaNamePattern.test(media)) throw new Error(`'${extension}' cannot end a media name`);
  const key = mediaKey(media, isPrivate);
  await inTransaction(app.db, async (tx) => {
    const isNew = await objects.upsertObject(tx, { key, bytes, created_at: app.now(), unused_since: null });
    // A conversion may return its source unchanged, which would never be removed if it used itself.
    if (madeFrom !== undefined && madeFrom !== media) {
      await objects.insertUses(tx, [{ key, holder: 'media', holder_id: 0, holder_media: madeFrom }]);
    }
    if (isNew) await addStoredBytes(tx, bytes, app.now(), upload);
  });
  // Also for existing rows, because the bytes may be lost or were just removed.
  if ((await app.files.size(key)) !== bytes) await app.files.put(key, path);
  return { media, bytes };
}

/** Kinds of things whose texts name media; for `school` it is the logo. */
type Holder = 'activity' | 'revision' | 'school';

export type OpenedObject = { bytes: number; stream: (range?: ByteRange) => Promise<Readable> };

/** Undefined if the medium does not exist. */
export async function openObject(
  app: Pick<App, 'files'>,
  media: string,
  { isPrivate = false }: { isPrivate?: boolean } = {},
): Promise<OpenedObject | undefined> {
  if (!mediaNamePattern.test(media)) return undefined;
  const key = mediaKey(media, isPrivate);
  const bytes = await app.files.size(key);
  if (bytes === undefined) return undefined;
  return { bytes, stream: (range) => app.files.read(key, range) };
}

/** Copies a medium to a local file. Throws if it does not exist. */
export async function copyToLocal(app: Pick<App, 'files'>, media: string, path: string): Promise<void> {
  const openedObject = await openObject(app, media);
  if (!openedObject) throw new Error(`There is no medium ${media}`);
  await pipeline(await openedObject.stream(), createWriteStream(path));
}

/** Whether texts name any media. */
export const containsMedia = (texts: readonly string[]) => findMediaNames(texts).length > 0;

/**
 * Whether `trackUse` may have something to write for texts that replace others. Needs no query if neither name media.
 */
export async function isUseChanged(
  db: Db,
  holder: Holder,
  holderId: number,
  texts: readonly string[],
  before: readonly string[],
): Promise<boolean> {
  const namedMedia = findMediaNames(texts);
  if (namedMedia.length === 0) return findMediaNames(before).length > 0;
  if (before.length === 0) return true;
  const trackedKeys = await objects.listUses(db, holder, holderId);
  // The texts are not enough: media that were missing before may exist now.
  return (
    namedMedia.length !== trackedKeys.length ||
    !namedMedia.every((name) => trackedKeys.includes(mediaKey(name)))
  );
}

/**
 * Records the media named in the texts as used by a draft or revision; missing media are ignored. Call it in the
 * transaction that stores the texts. Only changes are written.
 */
export async function trackUse(
  tx: Transaction<Schema>,
  holder: Holder,
  holderId: number,
  texts: readonly string[],
): Promise<void> {
  const namedKeys = findMediaNames(texts).map((name) => mediaKey(name));
  const trackedKeys = await objects.listUses(tx, holder, holderId);
  const addedKeys = await objects.claimObjects(
    tx,
    namedKeys.filter((key) => !trackedKeys.includes(key)),
  );
  await objects.insertUses(
    tx,
    addedKeys.map((key) => ({ key, holder, holder_id: holderId, holder_media: '' })),
  );
  await objects.deleteUses(
    tx,
    holder,
    holderId,
    trackedKeys.filter((key) => !namedKeys.includes(key)),
  );
}

/** The key of a medium in the file store. */
export function mediaKeyOf(media: string): string {
  return mediaKey(media);
}

/** The media named in the texts that are missing in the file store. */
export async function listMissing(app: Pick<App, 'files'>, texts: readonly string[]): Promise<string[]> {
  const missingKeys: string[] = [];
  for (const media of findMediaNames(texts)) {
    if ((await app.files.size(mediaKey(media))) === undefined) missingKeys.push(media);
  }
  return missingKeys;
}
