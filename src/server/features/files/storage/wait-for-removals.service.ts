import { setTimeout as sleep } from 'node:timers/promises';
import type { App } from '#server/app.ts';
import type { Db } from '#server/database/database.ts';
import { readHold } from '#server/features/files/storage/removal-hold.service.ts';

const holdCheckIntervalMs = 5_000;

/**
 * Whether a backup holds removals. Before removing bytes, call it with the total of stored bytes locked, so
 * that no hold can begin meanwhile.
 */
export async function areRemovalsHeld(db: Db, now: number): Promise<boolean> {
  return ((await readHold(db))?.until ?? 0) > now;
}

/** Waits until removals are allowed. Resolves once there is no hold, or the server stops. */
export async function waitForRemovals({ db, now }: App, signal?: AbortSignal): Promise<void> {
  try {
    while (await areRemovalsHeld(db, now()))
      await sleep(holdCheckIntervalMs, undefined, signal && { signal });
  } catch (error) {
    if (!signal?.aborted) throw error;
  }
}
