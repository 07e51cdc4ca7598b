import { textOfKey, type UnsentEntry } from './unsent-entry.ts';

/**
 * Copies in localStorage of entries that the browser's database may not have when their page closes: browsers finish
 * writes to localStorage then, and those to the database only sometimes. Bytes do not fit; they are in no copy.
 */

const prefix = 'unsent:';

/** Skips the copies if localStorage is off or full. */
function tryStorage<T>(run: (storage: Storage) => T): T | undefined {
  try {
    return run(localStorage);
  } catch {
    return undefined;
  }
}

export function storeCopies(entries: Iterable<UnsentEntry>): void {
  for (const entry of entries)
    if (!entry.bytes)
      tryStorage((storage) => storage.setItem(prefix + textOfKey(entry), JSON.stringify(entry)));
}

function parseEntry(text: string | null): UnsentEntry | undefined {
  try {
    const entry = JSON.parse(text ?? 'null') as UnsentEntry | null;
    return entry && typeof entry.revision === 'string' ? entry : undefined;
  } catch {
    return undefined;
  }
}

export function listCopies(): UnsentEntry[] {
  const keys = tryStorage((storage) => Object.keys(storage)) ?? [];
  return keys
    .filter((key) => key.startsWith(prefix))
    .map((key) => parseEntry(tryStorage((storage) => storage.getItem(key)) ?? null))
    .filter((entry) => entry !== undefined);
}

/** Deletes the copy of an entry, unless a newer one has replaced it. */
export function deleteCopy(entry: UnsentEntry): void {
  const key = prefix + textOfKey(entry);
  tryStorage((storage) => {
    if (parseEntry(storage.getItem(key))?.revision === entry.revision) storage.removeItem(key);
  });
}
