import { setImmediate } from 'node:timers/promises';
import { inTransaction } from '#server/database/database.ts';
import * as discarded from '#server/features/files/storage/discard-files.repository.ts';
import { mediaKey } from '#server/features/files/storage/media-key.ts';
import { changeUse } from '#server/features/files/storage/storage-use.repository.ts';
import * as collection from '#server/features/files/storage/unused-files.repository.ts';
import {
  areRemovalsHeld,
  waitForRemovals,
} from '#server/features/files/storage/wait-for-removals.service.ts';
import type { App } from '#server/http/context.ts';
import { startDaily } from '#server/jobs/start-daily.ts';

/**
 * Removes stored bytes that have been unused for 30 days. Drafts (including deleted ones, which can be restored),
 * revisions, attempts and media with conversion results count as uses.
 */

const dayMs = 24 * 3_600_000;
const unusedMaxMs = 30 * dayMs;

type RemovalOptions = {
  /** Objects that have been unused since before this time are removed. */
  unusedBefore: number;
  /** Keeps the failed job, which explains the failure. */
  keepsFailedJob?: boolean;
};

/** Thrown to roll back the transaction. */
class RemovalsHeld extends Error {}

/** Removes one object unless it is used again. Returns the keys of its conversion results. */
async function removeObject(app: App, key: string, removal: RemovalOptions): Promise<string[]> {
  try {
    return await removeNow(app, key, removal);
  } catch (error) {
    if (!(error instanceof RemovalsHeld)) throw error;
    await collection.markForNextCleanup(app.db, key, removal.unusedBefore);
    return [];
  }
}

async function removeNow(
  app: App,
  key: string,
  { unusedBefore, keepsFailedJob = false }: RemovalOptions,
): Promise<string[]> {
  const media = key.slice(key.lastIndexOf('/') + 1);
  const isPrivate = key.startsWith('private/');
  return inTransaction(app.db, async (tx) => {
    const deletedObject = await collection.deleteUnusedObject(tx, key, unusedBefore);
    if (!deletedObject) return [];
    await collection.deleteFiles(tx, { sha256: media.slice(0, 64), extension: media.slice(64), isPrivate });
    if (!isPrivate && !keepsFailedJob) await collection.deleteJobs(tx, media);
    const since = deletedObject.unused_since ?? app.now();
    const releasedKeys = isPrivate ? [] : await collection.releaseResults(tx, media, since);
    await changeUse(tx, -deletedObject.bytes);
    if (await areRemovalsHeld(tx, app.now())) throw new RemovalsHeld();
    // Inside the transaction: a simultaneous upload of the same bytes waits for its end and then stores them again. An
    // interruption here leaves the row, so the next round tries again.
    await app.files.delete(key);
    return releasedKeys;
  });
}

/** Removes objects with their conversion results. Returns the errors of those that could not be removed. */
async function removeAll(app: App, keys: readonly string[], removal: RemovalOptions, signal?: AbortSignal) {
  const errors: unknown[] = [];
  const waiting = [...keys];
  for (const key of waiting) {
    if (signal?.aborted) break;
    try {
      waiting.push(...(await removeObject(app, key, removal)));
    } catch (error) {
      errors.push(error);
    }
  }
  return errors;
}

function throwAll(errors: readonly unknown[]): void {
  if (errors.length > 0) throw new AggregateError(errors, `${errors.length} unused files remain`);
}

/** Removes results of an unsuccessful conversion immediately, unless they are used or were also uploaded. */
export async function discardConversionResults(app: App, keys: readonly string[]): Promise<void> {
  const now = app.now();
  const marked = await discarded.markUnusedResults(app.db, keys, now);
  throwAll(await removeAll(app, marked, { unusedBefore: now + 1 }));
}

/**
 * Removes the file of a failed conversion immediately, with all records of it but not the job, which explains the failure.
 * Keeps the file if it is used. `fromDrafts`: use by drafts does not count, because they need the result.
 */
export async function discardRefusedFile(
  app: App,
  job: { id: number; key: string },
  fromDrafts: boolean,
): Promise<void> {
  const now = app.now();
  const key = mediaKey(job.key);
  const markedKeys = await inTransaction(app.db, async (tx) => {
    if (!(await discarded.lockFailure(tx, job.id))) return [];
    if (fromDrafts) await discarded.releaseFromDrafts(tx, key);
    return discarded.markUnusedNow(tx, [key], now);
  });
  throwAll(await removeAll(app, markedKeys, { unusedBefore: now + 1, keepsFailedJob: true }));
}

/** Removes private files immediately, unless an attempt uses them. */
export async function discardPrivateFiles(app: App, keys: readonly string[]): Promise<void> {
  const now = app.now();
  const marked = await discarded.markUnusedNow(app.db, keys, now);
  throwAll(await removeAll(app, marked, { unusedBefore: now + 1 }));
}

/** Works page by page and lets other work run between. Throws at the end if something could not be removed. */
export async function deleteUnused(app: App, signal?: AbortSignal): Promise<void> {
  const { db } = app;
  const now = app.now();
  const unusedBefore = now - unusedMaxMs;
  const errors: unknown[] = [];
  for (let page = await collection.findPage(db, ''); page; page = await collection.findPage(db, page.last)) {
    if (signal?.aborted) break;
    await collection.unmarkUsed(db, page);
    await collection.markUnused(db, page, now);
    const keys = await collection.listUnused(db, page, unusedBefore);
    errors.push(...(await removeAll(app, keys, { unusedBefore }, signal)));
    await setImmediate();
  }
  await collection.deleteOldJobs(db, unusedBefore);
  await app.files.clean(now);
  throwAll(errors);
}

/** Runs now and daily. The returned function stops it and resolves once it has ended. */
export function startUnusedFilesSweep(app: App, onError: (error: unknown) => void): () => Promise<void> {
  return startDaily(async (signal) => {
    await waitForRemovals(app, signal);
    await deleteUnused(app, signal);
  }, onError);
}
