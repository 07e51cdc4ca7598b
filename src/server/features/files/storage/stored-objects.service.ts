import { createWriteStream } from 'node:fs';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Transaction } from 'kysely';
import { mediaNamePattern } from '#contract/files.ts';
import { type Db, inTransaction } from '#server/database/database.ts';
import type { Schema } from '#server/database/schema.ts';
import { hashFile } from '#server/features/files/storage/incoming-folders.ts';
import { findMediaNames, mediaKey } from '#server/features/files/storage/media-key.ts';
import { takeRoom } from '#server/features/files/storage/quota.service.ts';
import * as objects from '#server/features/files/storage/stored-objects.repository.ts';
import type { Place } from '#server/features/files/uploads/uploads.repository.ts';
import type { App } from '#server/http/context.ts';
import type { ByteRange } from '#server/storage/file-store.ts';

/** Bytes in the file store, once however often they are used, and who uses them. */

type NewObject = {
  /** A local file; it is copied. */
  path: string;
  /** Lower case with its dot. */
  extension: string;
  /** A student's work: never served as a medium. */
  isPrivate?: boolean;
  /** Media name of the source whose conversion made it: kept as long as that. */
  madeFrom?: string;
  /** The upload that brings it, whose room is promised. */
  upload?: Place;
};

/**
 * Stores a file's bytes under the hash of their content. Resolves once they are safe, with their media name
 * and size. The row comes before the bytes: what breaks off leaves a row that the collector removes, never
 * bytes that nobody knows of. Refuses 'quota_exceeded' where the bytes are new and there is no room for them.
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
    const isNew = await objects.keepObject(tx, { key, bytes, created_at: app.now(), unused_since: null });
    // A conversion may give back the file as it is; using itself, that would never be collected.
    if (madeFrom !== undefined && madeFrom !== media) {
      await objects.insertUses(tx, [{ key, holder: 'media', holder_id: 0, holder_media: madeFrom }]);
    }
    if (isNew) await takeRoom(tx, bytes, app.now(), upload);
  });
  // Also where the row is old: the bytes may have been lost, or removed a moment ago.
  if ((await app.files.size(key)) !== bytes) await app.files.put(key, path);
  return { media, bytes };
}

/** What uses media by naming them in its texts. */
type Holder = 'activity' | 'revision';

export type OpenedObject = { bytes: number; stream: (range?: ByteRange) => Promise<Readable> };

/** Undefined when there is no such medium. */
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

/** Writes a medium's bytes to a local file. Throws when there is no such medium. */
export async function copyToLocal(app: Pick<App, 'files'>, media: string, path: string): Promise<void> {
  const opened = await openObject(app, media);
  if (!opened) throw new Error(`There is no medium ${media}`);
  await pipeline(await opened.stream(), createWriteStream(path));
}

/** Whether texts name any media. */
export const namesAny = (texts: readonly string[]) => findMediaNames(texts).length > 0;

/**
 * Whether `trackUse` may have something to write for texts that replace others. Costs nothing where neither
 * name media, else one read.
 */
export async function isUseChanged(
  db: Db,
  holder: Holder,
  holderId: number,
  texts: readonly string[],
  before: readonly string[],
): Promise<boolean> {
  const named = findMediaNames(texts);
  if (named.length === 0) return findMediaNames(before).length > 0;
  if (before.length === 0) return true;
  const tracked = await objects.listUses(db, holder, holderId);
  // Not by the texts alone: what was missing when they were stored may be there by now.
  return named.length !== tracked.length || !named.every((name) => tracked.includes(mediaKey(name)));
}

/**
 * Makes the media that the texts name the ones that a draft or revision uses; names of media that do not
 * exist are left out. To be called in the transaction that stores the texts. Writes only what changed.
 */
export async function trackUse(
  tx: Transaction<Schema>,
  holder: Holder,
  holderId: number,
  texts: readonly string[],
): Promise<void> {
  const named = findMediaNames(texts).map((name) => mediaKey(name));
  const tracked = await objects.listUses(tx, holder, holderId);
  const added = await objects.claimObjects(
    tx,
    named.filter((key) => !tracked.includes(key)),
  );
  await objects.insertUses(
    tx,
    added.map((key) => ({ key, holder, holder_id: holderId, holder_media: '' })),
  );
  await objects.deleteUses(
    tx,
    holder,
    holderId,
    tracked.filter((key) => !named.includes(key)),
  );
}

/** The key of a medium's bytes, for rows that name it. */
export function mediaKeyOf(media: string): string {
  return mediaKey(media);
}

/** Those media that the texts name and whose bytes are not in the file store. */
export async function listMissing(app: Pick<App, 'files'>, texts: readonly string[]): Promise<string[]> {
  const missing: string[] = [];
  for (const media of findMediaNames(texts)) {
    if ((await app.files.size(mediaKey(media))) === undefined) missing.push(media);
  }
  return missing;
}
