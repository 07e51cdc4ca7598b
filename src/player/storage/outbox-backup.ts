import type { Outbox } from './outbox-rules.ts';

/**
 * A copy of an outbox in localStorage, written while its page closes, when browsers finish writes to localStorage but not to
 * the database. The next visit merges the copy into the stored outbox.
 */

const prefix = 'held:';

/** Skips the backup if localStorage is off or full. */
function tryStorage<T>(run: (storage: Storage) => T): T | undefined {
  try {
    return run(localStorage);
  } catch {
    return undefined;
  }
}

export function backUpOutbox(key: string, outbox: Outbox): void {
  tryStorage((storage) => storage.setItem(prefix + key, JSON.stringify(outbox)));
}

export function readOutboxBackup(key: string): Outbox | undefined {
  return (
    tryStorage((storage) => JSON.parse(storage.getItem(prefix + key) ?? 'null') as Outbox | null) ?? undefined
  );
}

export function deleteOutboxBackup(key: string): void {
  tryStorage((storage) => storage.removeItem(prefix + key));
}

/** Keys, beginning with `start`, of the outboxes that have a backup. */
export function listOutboxBackups(start: string): string[] {
  const keys = tryStorage((storage) => Object.keys(storage)) ?? [];
  return keys.filter((key) => key.startsWith(prefix + start)).map((key) => key.slice(prefix.length));
}
