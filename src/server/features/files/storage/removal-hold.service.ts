import type { App } from '#server/app.ts';
import { type Db, inTransaction } from '#server/database/database.ts';
import { readSetting, writeSetting } from '#server/database/settings.ts';
import { lockUsedBytes } from '#server/features/files/storage/storage-use.repository.ts';

/**
 * While a backup runs, no stored bytes are removed, because the backup's rows may name them. This hold is
 * stored as a setting, because another process may make the backup. It expires if that process dies.
 */

const holdDurationMs = 30_000;

type RemovalHold = { holder: string; until: number };

/** Returns the hold that was stored last, even if it has expired. */
export async function readHold(db: Db): Promise<RemovalHold | undefined> {
  const text = await readSetting(db, 'removal_hold');
  return text === '' ? undefined : (JSON.parse(text) as RemovalHold);
}

/**
 * Starts or renews a hold. Returns false if another holder has it. Removals lock the total of stored bytes
 * before they look for a hold, so each removal either has ended before this resolves, or finds the hold.
 */
export function holdRemovals({ db, now }: Pick<App, 'db' | 'now'>, holder: string): Promise<boolean> {
  return inTransaction(db, async (tx) => {
    await lockUsedBytes(tx);
    const hold = await readHold(tx);
    if (hold && hold.holder !== holder && hold.until > now()) return false;
    await writeSetting(tx, 'removal_hold', JSON.stringify({ holder, until: now() + holdDurationMs }));
    return true;
  });
}

/** Renews a hold. Returns false if it has expired meanwhile. */
export async function renewHold(app: Pick<App, 'db' | 'now'>, holder: string): Promise<boolean> {
  const hold = await readHold(app.db);
  return hold?.holder === holder && hold.until > app.now() && holdRemovals(app, holder);
}

/** Ends the hold if the holder still has it. */
export async function endHold(db: Db, holder: string): Promise<void> {
  await inTransaction(db, async (tx) => {
    await lockUsedBytes(tx);
    if ((await readHold(tx))?.holder === holder) await writeSetting(tx, 'removal_hold', '');
  });
}
