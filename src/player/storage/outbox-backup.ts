import type { Outbox } from './outbox-rules.ts';

/**
 * A copy of an outbox in localStorage, written while its page closes, when browsers finish writes to localStorage but not to
 * the database. The next visit merges the copy into the stored outbox.
 */

const backupPrefix = 'held:';

/** Skips the backup if localStorage is off or full. */
function tryStorage<T>(run: (storage: Storage) => T): T | undefined {
  try {
    return run(localStorage);
  } catch {
    return undefined;
  }
}

export function backUpOutbox(key: string, outbox: Outbox): void {
  tryStorage((storage) => storage.setItem(backupPrefix + key, JSON.stringify(outbox)));
}

export function readOutboxBackup(key: string): Outbox | undefined {
  return (
    tryStorage((storage) => JSON.parse(storage.getItem(backupPrefix + key) ?? 'null') as Outbox | null) ??
    undefined
  );
}

export function deleteOutboxBackup(key: string): void {
  tryStorage((storage) => storage.removeItem(backupPrefix + key));
}

/** Keys of the outboxes that have a backup, as far as they begin with `keyPrefix`. */
export function listOutboxBackups(keyPrefix: string): string[] {
  const keys = tryStorage((storage) => Object.keys(storage)) ?? [];
  return keys
    .filter((key) => key.startsWith(backupPrefix + keyPrefix))
    .map((key) => key.slice(backupPrefix.length));
}
