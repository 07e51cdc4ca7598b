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
    : openSqlite(options.dataDir);
  const log = options.onQuery && (({ query }: LogEvent) => options.onQuery?.(query.sql, query.parameters));
  const db = new Kysely<Schema>({ dialect: parts.dialect, ...(log ? { log } : {}) });
  return { db, parts, close: () => db.destroy() };
}

type TransactionWork<T> = (tx: Transaction<Schema>) => Promise<T>;

/** How often a transaction that conflicts with others is repeated. */
const maxRepeats = 3;

async function runAgainAfterConflicts<T>(db: Kysely<Schema>, action: TransactionWork<T>): Promise<T> {
  for (let repeats = 0; ; repeats++) {
    try {
      return await db.transaction().execute(action);
    } catch (error) {
      if (repeats >= maxRepeats || !isConflict(error)) throw error;
      // Conflicting transactions continue at different times.
      await sleep(Math.random() * 20 * 2 ** repeats);
    }
  }
}

/**
 * Runs `action` in a transaction, or in the one that `db` already is. A conflict with another transaction runs it again,
 * so `action` must change nothing but the database.
 */
export function inTransaction<T>(db: Db, action: TransactionWork<T>): Promise<T> {
  return db.isTransaction ? action(db as Transaction<Schema>) : runAgainAfterConflicts(db, action);
}
