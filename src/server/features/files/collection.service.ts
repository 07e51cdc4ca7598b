import { inTransaction } from '#server/database/database.ts';
import * as collection from '#server/features/files/collection.repository.ts';
import { changeStorageUse } from '#server/features/files/stored-objects.repository.ts';
import type { App } from '#server/http/context.ts';

/**
 * Removes stored bytes that nobody has used for 30 days: no draft (deleted ones can be restored, and count), no
 * revision, no attempt, and no source that they were made from.
 */

const dayMs = 24 * 3_600_000;
const unusedMaxMs = 30 * dayMs;

/** Removes one object unless somebody uses it after all; tells whether it did. */
async function removeObject(app: App, key: string, unusedBefore: number): Promise<boolean> {
  const media = key.slice(key.lastIndexOf('/') + 1);
  const isPrivate = key.startsWith('private/');
  return inTransaction(app.db, async (tx) => {
    const taken = await collection.takeUnused(tx, key, unusedBefore);
    if (!taken) return false;
    await collection.deleteFiles(tx, { sha256: media.slice(0, 64), extension: media.slice(64), isPrivate });
    if (!isPrivate) await collection.releaseMade(tx, media, taken.unused_since ?? app.now());
    await changeStorageUse(tx, -taken.bytes);
    // Before the end of the transaction: whoever stores the same bytes next waits for it, and then finds them
    // gone. Breaking off here leaves a row, whose turn comes again.
    await app.files.delete(key);
    return true;
  });
}

/** Throws after all the others when something could not be removed. */
export async function deleteUnused(app: App, signal?: AbortSignal): Promise<void> {
  const now = app.now();
  const unusedBefore = now - unusedMaxMs;
  await collection.unmarkUsed(app.db);
  await collection.markUnused(app.db, now);
  const failed = new Map<string, unknown>();
  for (;;) {
    const keys = await collection.listUnused(app.db, unusedBefore);
    let removed = 0;
    for (const key of keys.filter((each) => !failed.has(each))) {
      if (signal?.aborted) return;
      const isRemoved = await removeObject(app, key, unusedBefore).catch((error: unknown) => {
        failed.set(key, error);
        return false;
      });
      if (isRemoved) removed += 1;
    }
    // What was made of something removed is unused now, too.
    if (removed === 0) break;
  }
  await app.files.clean(now);
  if (failed.size > 0) throw new AggregateError(failed.values(), `${failed.size} unused files remain`);
}

/** Collects at once and then daily. Returns the function that stops it, which resolves once it has. */
export function startCollection(app: App, onError: (error: unknown) => void): () => Promise<void> {
  const ending = new AbortController();
  let round: Promise<unknown> = Promise.resolve();
  const collect = () => {
    round = round.then(() => deleteUnused(app, ending.signal)).catch(onError);
  };
  collect();
  const timer = setInterval(collect, dayMs);
  timer.unref();
  return async () => {
    clearInterval(timer);
    ending.abort();
    await round;
  };
}
