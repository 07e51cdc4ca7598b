import { createStore, type UseStore } from 'idb-keyval';

/**
 * Storage of the student app in the browser's database. If the browser offers none (some private windows), values are kept
 * in memory: everything works, except a reload without network.
 */

let openStore: UseStore | undefined;
/** The stored values, if there is no database. */
export const valuesInMemory = new Map<string, unknown>();
let hasFailed = false;

function openDatabase(): UseStore {
  openStore ??= createStore('player', 'kept');
  return openStore;
}

/** Runs an action, and once more on a new connection if it fails: browsers sometimes close one without telling. */
async function runOnDatabase<T>(run: (database: UseStore) => Promise<T>): Promise<T> {
  try {
    return await run(openDatabase());
  } catch {
    openStore = undefined;
    return run(openDatabase());
  }
}

/** Runs an action on the database, or in memory for the rest of the visit once the database has failed. */
export async function withDatabase<T>(
  run: (database: UseStore) => Promise<T>,
  runInMemory: () => T,
): Promise<T> {
  if (hasFailed) return runInMemory();
  try {
    return await runOnDatabase(run);
  } catch {
    hasFailed = true;
    return runInMemory();
  }
}
