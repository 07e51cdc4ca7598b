import { setImmediate } from 'node:timers/promises';
import { inTransaction } from '#server/database/database.ts';
import { listUnpacked, replaceRows } from '#server/features/spaces/packs.repository.ts';
import { packRows } from '#server/features/spaces/packs.service.ts';
import { listChangesAfter, lockSpace } from '#server/features/spaces/spaces.repository.ts';
import type { App } from '#server/http/context.ts';
import { startDaily } from '#server/jobs/start-daily.ts';

/** Compresses old changes of spaces into packs, which take less than half the space of rows and are read faster. */

const packSize = 1_000;
const pageSize = 100;
/** Minimum number of unpacked changes: for spaces in use, so that packs are full, and for submitted attempts. */
const bounds = { least: 2 * packSize, leastEnded: 100 };

/** Makes one pack per transaction, so that writers wait only briefly. False if nothing is left to pack. */
async function packOnce({ db }: App, id: number, least: number): Promise<boolean> {
  return inTransaction(db, async (tx) => {
    const space = await lockSpace(tx, id);
    if (!space || space.last_change - space.packed_change < least) return false;
    const rows = await listChangesAfter(tx, id, space.packed_change, packSize);
    const [first, last] = [rows[0]?.change, rows.at(-1)?.change];
    if (first === undefined || last === undefined) return false;
    const content = await packRows(rows);
    await replaceRows(tx, { space_id: id, first_change: first, last_change: last, content });
    return true;
  });
}

/** `least`: the minimal number of changes for a pack. */
export async function packSpace(app: App, id: number, least = 1): Promise<void> {
  while (await packOnce(app, id, least)) await setImmediate();
}

export async function packSpaces(app: App, signal?: AbortSignal): Promise<void> {
  let afterId = 0;
  for (;;) {
    const ids = await listUnpacked(app.db, { ...bounds, afterId, limit: pageSize });
    for (const id of ids) {
      if (signal?.aborted) return;
      await packSpace(app, id, bounds.leastEnded);
    }
    afterId = ids.at(-1) ?? afterId;
    if (ids.length < pageSize) return;
  }
}

/** Packs now and daily. The returned function stops it and resolves after the current run. */
export function startPacking(app: App, onError: (error: unknown) => void): () => Promise<void> {
  return startDaily((signal) => packSpaces(app, signal), onError);
}
