import { createStore, type UseStore } from 'idb-keyval';

/**
 * Storage of the student app in the browser's database. If the browser offers none (some private windows), values are kept
 * in memory: everything works, except a reload without network.
 */

let store: UseStore | undefined;
/** The values, if there is no database. */
export const memory = new Map<string, unknown>();
let hasFailed = false;

function openDatabase(): UseStore {
  store ??= createStore('player', 'kept');
  return store;
}

/** Runs an action on the database, or in memory if the database failed once. */
export async function withDatabase<T>(
  run: (database: UseStore) => Promise<T>,
  inMemory: () => T,
): Promise<T> {
  if (hasFailed) return inMemory();
  try {
    return await run(openDatabase());
  } catch {
    hasFailed = true;
    return inMemory();
  }
}
