import { setTimeout as sleep } from 'node:timers/promises';
import { Kysely, type LogEvent, type Transaction } from 'kysely';
import type { DialectParts } from '#server/database/dialect/dialect-parts.ts';
import { openPostgres } from '#server/database/dialect/postgres.ts';
import { isConflict } from '#server/database/dialect/postgres-conflict.ts';
import { openSqlite } from '#server/database/dialect/sqlite.ts';
import type { Schema } from '#server/database/schema.ts';

/** A connection or a transaction: the required first parameter of every repository function. */
export type Db = Kysely<Schema> | Transaction<Schema>;

export type Database = { db: Kysely<Schema>; parts: DialectParts; close: () => Promise<void> };

export type DatabaseOptions = {
  dataDir: string;
  databaseUrl?: string | undefined;
  /** How long a query waits for a connection to PostgreSQL, in milliseconds. */
  connectMs?: number;
  /** Called after every query, for measurements. */
  onQuery?: ((sql: string, parameters: readonly unknown[]) => void) | undefined;
};

/** Opens PostgreSQL when `databaseUrl` is given, else the embedded SQLite in `dataDir`. Call `migrate` before use. */
export function openDatabase(options: DatabaseOptions): Database {
  const parts = options.databaseUrl
    ? openPostgres(options.databaseUrl, options.connectMs)
    : openSqlite(options.dataDir, options.onQuery);
  const log = options.onQuery && (({ query }: LogEvent) => options.onQuery?.(query.sql, query.parameters));
  const db = new Kysely<Schema>({ dialect: parts.dialect, ...(log ? { log } : {}) });
  return { db, parts, close: () => db.destroy() };
}

export type Tx = Transaction<Schema>;
type TransactionWork<T> = (tx: Tx) => Promise<T>;

/** Actions that wait for the commit of each running transaction. */
const actionsByTransaction = new WeakMap<Tx, (() => void)[]>();

/**
 * Runs `action` after the commit of the outermost transaction: never if it is rolled back, once if a conflict repeats
 * it. The action must not throw. It is lost if the process ends just then, so it may wake others but store nothing.
 */
export function afterCommit(tx: Tx, action: () => void): void {
  const actions = actionsByTransaction.get(tx);
  if (!actions) throw new Error('The transaction was not opened by inTransaction');
  actions.push(action);
}

type Committed<T> = { result: T; actions: readonly (() => void)[] };

function commitOnce<T>(db: Kysely<Schema>, work: TransactionWork<T>): Promise<Committed<T>> {
  return db.transaction().execute(async (tx) => {
    const actions: (() => void)[] = [];
    actionsByTransaction.set(tx, actions);
    return { result: await work(tx), actions };
  });
}

/** How often a transaction that conflicts with others is repeated. */
const maxRepeats = 3;

async function commitAgainAfterConflicts<T>(
  db: Kysely<Schema>,
  work: TransactionWork<T>,
): Promise<Committed<T>> {
  for (let repeats = 0; ; repeats++) {
    try {
      return await commitOnce(db, work);
    } catch (error) {
      if (repeats >= maxRepeats || !isConflict(error)) throw error;
      // Conflicting transactions continue at different times.
      await sleep(Math.random() * 20 * 2 ** repeats);
    }
  }
}

/**
 * Runs `work` in a transaction, or in the one that `db` already is. A conflict with another transaction runs it again,
 * so `work` must change nothing but the database, and leave the rest to `afterCommit`.
 */
export async function inTransaction<T>(db: Db, work: TransactionWork<T>): Promise<T> {
  if (db.isTransaction) return work(db as Tx);
  const { result, actions } = await commitAgainAfterConflicts(db, work);
  for (const action of actions) action();
  return result;
}
