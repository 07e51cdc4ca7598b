import type { Outbox } from './outbox-rules.ts';

/**
 * A copy of an outbox for the moment in which its page goes away: what is written to the database then is cut off, while
 * localStorage has it before the page is gone. It joins the stored box with the next visit.
 */

const prefix = 'held:';

/** Where storage is off or full, the database alone has to do. */
function tryStorage<T>(run: (storage: Storage) => T): T | undefined {
  try {
    return run(localStorage);
  } catch {
    return undefined;
  }
}

export function holdOutbox(key: string, box: Outbox): void {
  tryStorage((storage) => storage.setItem(prefix + key, JSON.stringify(box)));
}

export function readHeldOutbox(key: string): Outbox | undefined {
  return (
    tryStorage((storage) => JSON.parse(storage.getItem(prefix + key) ?? 'null') as Outbox | null) ?? undefined
  );
}

export function dropHeldOutbox(key: string): void {
  tryStorage((storage) => storage.removeItem(prefix + key));
}

/** Keys of the outboxes that are held and begin like this. */
export function listHeldOutboxes(start: string): string[] {
  const keys = tryStorage((storage) => Object.keys(storage)) ?? [];
  return keys.filter((key) => key.startsWith(prefix + start)).map((key) => key.slice(prefix.length));
}
