import { setImmediate } from 'node:timers/promises';
import { inTransaction } from '#server/database/database.ts';
import * as discarded from '#server/features/files/storage/discard-files.repository.ts';
import { mediaKey } from '#server/features/files/storage/media-key.ts';
import { changeUse } from '#server/features/files/storage/storage-use.repository.ts';
import * as collection from '#server/features/files/storage/unused-files.repository.ts';
import type { App } from '#server/http/context.ts';
import { startDaily } from '#server/jobs/start-daily.ts';

/**
 * Removes stored bytes that nobody has used for 30 days: no draft (deleted ones can be restored, and count), no
 * revision, no attempt, and no source that they were made from.
 */

const dayMs = 24 * 3_600_000;
const unusedMaxMs = 30 * dayMs;

type Removal = {
  /** Removed is what has not been used since before this time. */
  unusedBefore: number;
  /** Why it could not be converted is still to be told. */
  keepsFailure?: boolean;
};

/** Removes one object unless somebody uses it after all; gives the keys of what was made of it. */
async function removeObject(
  app: App,
  key: string,
  { unusedBefore, keepsFailure = false }: Removal,
): Promise<string[]> {
  const media = key.slice(key.lastIndexOf('/') + 1);
  const isPrivate = key.startsWith('private/');
  return inTransaction(app.db, async (tx) => {
    const taken = await collection.takeUnused(tx, key, unusedBefore);
    if (!taken) return [];
    await collection.deleteFiles(tx, { sha256: media.slice(0, 64), extension: media.slice(64), isPrivate });
    if (!isPrivate && !keepsFailure) await collection.deleteJobs(tx, media);
    const since = taken.unused_since ?? app.now();
    const made = isPrivate ? [] : await collection.releaseMade(tx, media, since);
    await changeUse(tx, -taken.bytes);
    // Before the end of the transaction: whoever stores the same bytes next waits for it, and then finds them
    // gone. Breaking off here leaves a row, whose turn comes again.
    await app.files.delete(key);
    return made;
  });
}

/** Removes objects and what was made of them; gives the errors of those that could not be removed. */
async function removeAll(app: App, keys: readonly string[], removal: Removal, signal?: AbortSignal) {
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

/** Removes at once what a conversion made in vain; what somebody uses or has uploaded himself stays. */
export async function discardMade(app: App, keys: readonly string[]): Promise<void> {
  const now = app.now();
  const marked = await discarded.markMade(app.db, keys, now);
  throwAll(await removeAll(app, marked, { unusedBefore: now + 1 }));
}

/**
 * Removes at once the file of a job that could not convert it, with everybody's record of it; why it failed can still be
 * asked. Nothing happens where it is used; `fromDrafts`: drafts cannot use what is not converted.
 */
export async function discardRefused(
  app: App,
  job: { id: number; key: string },
  fromDrafts: boolean,
): Promise<void> {
  const now = app.now();
  const key = mediaKey(job.key);
  const marked = await inTransaction(app.db, async (tx) => {
    if (!(await discarded.lockFailure(tx, job.id))) return [];
    if (fromDrafts) await discarded.releaseFromDrafts(tx, key);
    return discarded.markNow(tx, [key], now);
  });
  throwAll(await removeAll(app, marked, { unusedBefore: now + 1, keepsFailure: true }));
}

/** Removes private bytes at once, unless an attempt has them. */
export async function discardPrivate(app: App, keys: readonly string[]): Promise<void> {
  const now = app.now();
  const marked = await discarded.markNow(app.db, keys, now);
  throwAll(await removeAll(app, marked, { unusedBefore: now + 1 }));
}

/** Page by page, so that others get their turn. Throws at the end when something could not be removed. */
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

/** Collects at once and then daily. Returns the function that stops it, which resolves once it has. */
export function startCollection(app: App, onError: (error: unknown) => void): () => Promise<void> {
  return startDaily((signal) => deleteUnused(app, signal), onError);
}
