import { setImmediate } from 'node:timers/promises';
import type { App } from '#server/app.ts';
import { inTransaction } from '#server/database/database.ts';
import * as discardQueries from '#server/features/files/storage/discard-files.repository.ts';
import { mediaKey } from '#server/features/files/storage/media-key.ts';
import { changeUsedBytes } from '#server/features/files/storage/storage-use.repository.ts';
import * as unusedFiles from '#server/features/files/storage/unused-files.repository.ts';
import {
  areRemovalsHeld,
  waitForRemovals,
} from '#server/features/files/storage/wait-for-removals.service.ts';
import { dayMs, startRepeating } from '#server/jobs/start-repeating.ts';

/**
 * Removes stored bytes that have been unused for 30 days. They are used while a draft (even a deleted one,
 * which can be restored), a revision or an attempt names them, or while they are the conversion result of a
 * used medium.
 */

const unusedMaxMs = 30 * dayMs;

type RemovalOptions = {
  /** Only objects that became unused before this time are removed. */
  unusedBefore: number;
  /** Whether the failed job is kept, because it explains the failure. */
  keepsFailedJob?: boolean;
};

/** Thrown to roll back a removal's transaction while a backup holds removals. */
class RemovalsHeldError extends Error {}

/** Removes one object unless it is used again. Returns the keys of its conversion results. */
async function removeObject(app: App, key: string, removal: RemovalOptions): Promise<string[]> {
  try {
    return await removeUnlessHeld(app, key, removal);
  } catch (error) {
    if (!(error instanceof RemovalsHeldError)) throw error;
    await unusedFiles.markForNextCleanup(app.db, key, removal.unusedBefore);
    return [];
  }
}

async function removeUnlessHeld(
  app: App,
  key: string,
  { unusedBefore, keepsFailedJob = false }: RemovalOptions,
): Promise<string[]> {
  const media = key.slice(key.lastIndexOf('/') + 1);
  const isPrivate = key.startsWith('private/');
  return inTransaction(app.db, async (tx) => {
    const deletedObject = await unusedFiles.deleteUnusedObject(tx, key, unusedBefore);
    if (!deletedObject) return [];
    await unusedFiles.deleteFileRecords(tx, {
      sha256: media.slice(0, 64),
      extension: media.slice(64),
      isPrivate,
    });
    if (!isPrivate && !keepsFailedJob) await unusedFiles.deleteJobsOfMedium(tx, media);
    const unusedSince = deletedObject.unused_since ?? app.now();
    const releasedKeys = isPrivate ? [] : await unusedFiles.releaseConversionResults(tx, media, unusedSince);
    await changeUsedBytes(tx, -deletedObject.bytes);
    if (await areRemovalsHeld(tx, app.now())) throw new RemovalsHeldError();
    // The bytes are deleted inside the transaction, so that a simultaneous upload of the same bytes waits for
    // its end and then stores them again. If the server is interrupted here, the row remains and the next
    // cleanup tries again.
    await app.files.delete(key);
    return releasedKeys;
  });
}

/**
 * Removes objects and then their conversion results. Returns the errors of those that could not be removed.
 */
async function removeObjects(
  app: App,
  keys: readonly string[],
  removal: RemovalOptions,
  signal?: AbortSignal,
) {
  const errors: unknown[] = [];
  const pendingKeys = [...keys];
  for (const key of pendingKeys) {
    if (signal?.aborted) break;
    try {
      pendingKeys.push(...(await removeObject(app, key, removal)));
    } catch (error) {
      errors.push(error);
    }
  }
  return errors;
}

function throwRemovalErrors(errors: readonly unknown[]): void {
  if (errors.length > 0) throw new AggregateError(errors, `${errors.length} unused files remain`);
}

/**
 * Immediately removes what an unsuccessful conversion or import has stored, unless it is used or somebody has uploaded
 * the same content.
 */
export async function discardUnclaimedObjects(app: App, keys: readonly string[]): Promise<void> {
  const now = app.now();
  const markedKeys = await discardQueries.markUnusedResults(app.db, keys, now);
  throwRemovalErrors(await removeObjects(app, markedKeys, { unusedBefore: now + 1 }));
}

/**
 * Immediately removes the file of a failed conversion and all records of it, except the job, which explains
 * the failure. Keeps the file if it is used. With `ignoresDrafts`, use by drafts does not count, because a
 * draft cannot use the file without the result.
 */
export async function discardRefusedFile(
  app: App,
  job: { id: number; key: string },
  ignoresDrafts: boolean,
): Promise<void> {
  const now = app.now();
  const key = mediaKey(job.key);
  const markedKeys = await inTransaction(app.db, async (tx) => {
    if (!(await discardQueries.lockFailedJob(tx, job.id))) return [];
    if (ignoresDrafts) await discardQueries.releaseDraftUses(tx, key);
    return discardQueries.markUnusedNow(tx, [key], now);
  });
  throwRemovalErrors(await removeObjects(app, markedKeys, { unusedBefore: now + 1, keepsFailedJob: true }));
}

/** Immediately removes private files, unless an attempt uses them. */
export async function discardPrivateFiles(app: App, keys: readonly string[]): Promise<void> {
  const now = app.now();
  const markedKeys = await discardQueries.markUnusedNow(app.db, keys, now);
  throwRemovalErrors(await removeObjects(app, markedKeys, { unusedBefore: now + 1 }));
}

/**
 * Removes all files that have been unused for 30 days. Works page by page, so that other work can run in
 * between. Throws at the end if something could not be removed.
 */
export async function deleteUnusedFiles(app: App, signal?: AbortSignal): Promise<void> {
  const { db } = app;
  const now = app.now();
  const unusedBefore = now - unusedMaxMs;
  const errors: unknown[] = [];
  for (
    let page = await unusedFiles.findObjectPage(db, '');
    page;
    page = await unusedFiles.findObjectPage(db, page.lastKey)
  ) {
    if (signal?.aborted) break;
    await unusedFiles.unmarkUsed(db, page);
    await unusedFiles.markUnused(db, page, now);
    const keys = await unusedFiles.listUnused(db, page, unusedBefore);
    errors.push(...(await removeObjects(app, keys, { unusedBefore }, signal)));
    await setImmediate();
  }
  await unusedFiles.deleteOldJobs(db, unusedBefore);
  await app.files.clean(now);
  throwRemovalErrors(errors);
}

/**
 * Removes unused files now and daily. The returned function stops this and resolves once the current run has
 * ended.
 */
export function startUnusedFilesSweep(app: App, onError: (error: unknown) => void): () => Promise<void> {
  const removeUnusedFiles = async (signal: AbortSignal) => {
    await waitForRemovals(app, signal);
    await deleteUnusedFiles(app, signal);
  };
  return startRepeating(removeUnusedFiles, onError, { everyMs: dayMs });
}
