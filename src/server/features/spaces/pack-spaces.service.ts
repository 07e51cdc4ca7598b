import { setImmediate } from 'node:timers/promises';
import type { App } from '#server/app.ts';
import { inTransaction } from '#server/database/database.ts';
import { listUnpackedSpaceIds, replaceRowsWithPack } from '#server/features/spaces/packs.repository.ts';
import { packRows } from '#server/features/spaces/space-changes.service.ts';
import { listChangesAfter, lockSpace } from '#server/features/spaces/spaces.repository.ts';
import { dayMs, startRepeating } from '#server/jobs/start-repeating.ts';

/** Compresses old changes of spaces into packs, which take less than half the space of rows and are read faster. */

const changesPerPack = 1_000;
const spacesPerPage = 100;
/**
 * A space is packed from this number of unpacked changes on: spaces in use wait until packs are full, spaces of submitted
 * attempts do not.
 */
const minUnpackedCounts = { minUnpacked: 2 * changesPerPack, minUnpackedEnded: 100 };

/**
 * Makes one pack in a transaction of its own, so that writers wait only briefly. False if fewer than `minUnpacked`
 * changes are unpacked, or the space is gone.
 */
async function packNextChanges({ db }: App, id: number, minUnpacked: number): Promise<boolean> {
  return inTransaction(db, async (tx) => {
    const space = await lockSpace(tx, id);
    if (!space || space.last_change - space.packed_change < minUnpacked) return false;
    const rows = await listChangesAfter(tx, id, space.packed_change, changesPerPack);
    const [firstChange, lastChange] = [rows[0]?.change, rows.at(-1)?.change];
    if (firstChange === undefined || lastChange === undefined) return false;
    const content = await packRows(rows);
    await replaceRowsWithPack(tx, {
      space_id: id,
      first_change: firstChange,
      last_change: lastChange,
      content,
    });
    return true;
  });
}

/** Packs the changes of one space while at least `minUnpacked` of them are unpacked. */
export async function packSpace(app: App, id: number, minUnpacked = 1): Promise<void> {
  while (await packNextChanges(app, id, minUnpacked)) await setImmediate();
}

export async function packSpaces(app: App, signal?: AbortSignal): Promise<void> {
  let afterId = 0;
  for (;;) {
    const ids = await listUnpackedSpaceIds(app.db, { ...minUnpackedCounts, afterId, limit: spacesPerPage });
    for (const id of ids) {
      if (signal?.aborted) return;
      await packSpace(app, id, minUnpackedCounts.minUnpackedEnded);
    }
    afterId = ids.at(-1) ?? afterId;
    if (ids.length < spacesPerPage) return;
  }
}

/** Packs now and daily. The returned function stops it and resolves after the current run. */
export function startPacking(app: App, onError: (error: unknown) => void): () => Promise<void> {
  return startRepeating((signal) => packSpaces(app, signal), onError, { everyMs: dayMs });
}
