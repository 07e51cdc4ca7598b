import { type Db, inTransaction } from '#server/database/database.ts';
import { readSetting, writeSetting } from '#server/database/settings.ts';
import { lockUse } from '#server/features/files/storage/storage-use.repository.ts';
import type { App } from '#server/http/context.ts';

/**
 * While a backup runs, no stored bytes are removed, because the backup's rows may name them. The hold is stored as a
 * setting, because another process may make the backup, and expires if that process dies.
 */

const heldMs = 30_000;

type Hold = { holder: string; until: number };

/** The hold that was stored last, expired or not. */
export async function readHold(db: Db): Promise<Hold | undefined> {
  const text = await readSetting(db, 'removal_hold');
  return text === '' ? undefined : (JSON.parse(text) as Hold);
}

/**
 * Starts or renews a hold. False if another holder has it. Removals lock the total of stored bytes before they look
 * for a hold, so each removal either has ended before this resolves, or finds the hold.
 */
export function holdRemovals({ db, now }: Pick<App, 'db' | 'now'>, holder: string): Promise<boolean> {
  return inTransaction(db, async (tx) => {
    await lockUse(tx);
    const hold = await readHold(tx);
    if (hold && hold.holder !== holder && hold.until > now()) return false;
    await writeSetting(tx, 'removal_hold', JSON.stringify({ holder, until: now() + heldMs }));
    return true;
  });
}

/** Renews a hold; false if it has expired meanwhile. */
export async function renewHold(app: Pick<App, 'db' | 'now'>, holder: string): Promise<boolean> {
  const hold = await readHold(app.db);
  return hold?.holder === holder && hold.until > app.now() && holdRemovals(app, holder);
}

/** Ends the hold if the holder still has it. */
export async function endHold(db: Db, holder: string): Promise<void> {
  await inTransaction(db, async (tx) => {
    await lockUse(tx);
    if ((await readHold(tx))?.holder === holder) await writeSetting(tx, 'removal_hold', '');
  });
}
