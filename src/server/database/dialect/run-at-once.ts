/**
 * Inside a transaction of the embedded database a statement runs at once: the connection is the transaction's, and Kysely's way
 * to it, ten promises, takes longer than the statement. Outside of transactions others may hold the connection.
 */

export type QueryListener = (sql: string, parameters: readonly unknown[]) => void;
/** Returns the rows. */
export type RunAtOnce = (sql: string, parameters: readonly unknown[]) => unknown[];

const runByAdapter = new WeakMap<object, RunAtOnce>();

/** `adapter`: Kysely's, which all transactions of a database share. */
export function allowRunningAtOnce(adapter: object, run: RunAtOnce): void {
  runByAdapter.set(adapter, run);
}

/** Undefined for PostgreSQL. */
export const findRunAtOnce = (adapter: object): RunAtOnce | undefined => runByAdapter.get(adapter);
