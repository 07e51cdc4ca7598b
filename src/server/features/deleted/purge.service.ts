import { setImmediate } from 'node:timers/promises';
import { keptDeletedMs } from '#contract/limits.ts';
import { inTransaction } from '#server/database/database.ts';
import * as purge from '#server/features/deleted/purge.repository.ts';
import { discardWork } from '#server/features/files/storage/discard-work.service.ts';
import type { App } from '#server/http/context.ts';
import { startDaily } from '#server/jobs/start-daily.ts';

/** Removes for good what was deleted 30 days ago: from then on nobody can bring it back. */

/** Undoes the transaction. */
class BroughtBack extends Error {}

async function purgeCourseware(app: App, id: number, before: number): Promise<void> {
  const work = await inTransaction(app.db, async (tx) => {
    const deleted = await purge.deleteFilesOf(tx, id);
    await purge.forgetGuests(tx, id);
    // Comes last, for the rest is found by its attempts. Brought back meanwhile: nothing of it has happened.
    if (!(await purge.deleteCourseware(tx, id, before))) throw new BroughtBack();
    return deleted;
  }).catch((error: unknown) => {
    if (error instanceof BroughtBack) return undefined;
    throw error;
  });
  if (work) await discardWork(app, work);
}

async function purgeActivity({ db }: App, id: number, before: number): Promise<void> {
  await inTransaction(db, async (tx) => {
    if (await purge.holdExpiredActivity(tx, id, before)) await purge.deleteActivity(tx, id);
  });
}

/** Does `work` for one after the other, so that others get their turn, and gives the errors. */
async function forEach(
  list: () => Promise<number[]>,
  work: (id: number) => Promise<void>,
  signal: AbortSignal | undefined,
): Promise<unknown[]> {
  const errors: unknown[] = [];
  const done = new Set<number>();
  for (let ids = await list(); ids.some((id) => !done.has(id)); ids = await list()) {
    for (const id of ids.filter((each) => !done.has(each))) {
      if (signal?.aborted) return errors;
      done.add(id);
      await work(id).catch((error: unknown) => errors.push(error));
      await setImmediate();
    }
  }
  return errors;
}

/** Throws at the end when something could not be removed; its turn comes again with the next round. */
export async function purgeDeleted(app: App, signal?: AbortSignal): Promise<void> {
  const { db } = app;
  const before = app.now() - keptDeletedMs;
  const errors = [
    ...(await forEach(
      () => purge.listExpiredCoursewares(db, before),
      (id) => purgeCourseware(app, id, before),
      signal,
    )),
    ...(await forEach(
      () => purge.listExpiredUnits(db, before),
      (id) => purge.deleteUnit(db, id, before),
      signal,
    )),
    ...(await forEach(
      () => purge.listExpiredActivities(db, before),
      (id) => purgeActivity(app, id, before),
      signal,
    )),
  ];
  if (errors.length > 0) throw new AggregateError(errors, `${errors.length} deleted things remain`);
}

/** Purges at once and then daily. Returns the function that stops it, which resolves once it has. */
export function startPurge(app: App, onError: (error: unknown) => void): () => Promise<void> {
  return startDaily((signal) => purgeDeleted(app, signal), onError);
}
