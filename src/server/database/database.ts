import { Kysely, type LogEvent, type Transaction } from 'kysely';
import type { DialectParts } from '#server/database/dialect/dialect-parts.ts';
import { openPostgres } from '#server/database/dialect/postgres.ts';
import { openSqlite } from '#server/database/dialect/sqlite.ts';
import type { Schema } from '#server/database/schema.ts';

/** A connection or a transaction: the required first parameter of every repository function. */
export type Db = Kysely<Schema> | Transaction<Schema>;

export type Database = { db: Kysely<Schema>; parts: DialectParts; close: () => Promise<void> };

export type DatabaseOptions = {
  dataDir: string;
  databaseUrl?: string | undefined;
  /** A query waits so long for a connection to PostgreSQL, milliseconds. */
  connectMs?: number;
  /** Told of every query after it ran, for measurements. */
  onQuery?: (sql: string, parameters: readonly unknown[]) => void;
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

/** Runs `work` in a transaction, or inside the one `db` already is. */
export function inTransaction<T>(db: Db, work: (tx: Transaction<Schema>) => Promise<T>): Promise<T> {
  return db.isTransaction ? work(db as Transaction<Schema>) : db.transaction().execute(work);
}
