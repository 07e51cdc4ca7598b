import { deleteStored, readStored, updateStored } from './device-storage.ts';
import { backUpOutbox, deleteOutboxBackup, readOutboxBackup } from './outbox-backup.ts';
import { isEmptyOutbox, mergeOutboxes, type Outbox } from './outbox-rules.ts';
import { upgradeOutbox } from './upgrade-stored.ts';

function mergeWithBackup(stored: Outbox | undefined, backup: Outbox | undefined): Outbox | undefined {
  const outbox = stored && backup ? mergeOutboxes(stored, backup) : (stored ?? backup);
  return outbox && upgradeOutbox(outbox);
}

/** Reads an outbox, with the copy that was made when a page closed. */
export async function readOutbox(key: string): Promise<Outbox | undefined> {
  return mergeWithBackup(await readStored<Outbox>(key), readOutboxBackup(key));
}

/** Changes an outbox, and deletes the copy that was made when a page closed. */
async function updateOutbox(key: string, update: (stored: Outbox | undefined) => Outbox): Promise<void> {
  const backup = readOutboxBackup(key);
  await updateStored<Outbox>(key, (stored) => update(mergeWithBackup(stored, backup)));
  if (backup) deleteOutboxBackup(key);
}

/** The outbox that is stored under a key. */
export function storedOutbox(key: string) {
  return {
    load: () => readOutbox(key),
    update: (update: (stored: Outbox | undefined) => Outbox) => updateOutbox(key, update),
    /** Stores a copy at once, for a page that is closing. */
    backUp: (outbox: Outbox) => {
      if (outbox.submit || !isEmptyOutbox(outbox)) backUpOutbox(key, outbox);
    },
    delete: () => {
      deleteOutboxBackup(key);
      return deleteStored(key);
    },
  };
}
