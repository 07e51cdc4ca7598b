import { Kysely, type Transaction } from 'kysely';
import type { DialectParts } from '#server/database/dialect/dialect-parts.ts';
import { openPostgres } from '#server/database/dialect/postgres.ts';
import { openSqlite } from '#server/database/dialect/sqlite.ts';
import type { Schema } from '#server/database/schema.ts';

/** A connection or a transaction: the required first parameter of every repository function. */
export type Db = Kysely<Schema> | Transaction<Schema>;

export type Database = { db: Kysely<Schema>; parts: DialectParts; close: () => Promise<void> };

/** Opens PostgreSQL when `databaseUrl` is given, else the embedded SQLite in `dataDir`. Call `migrate` before use. */
export function openDatabase(options: { dataDir: string; databaseUrl?: string | undefined }): Database {
  const parts = options.databaseUrl ? openPostgres(options.databaseUrl) : openSqlite(options.dataDir);
  const db = new Kysely<Schema>({ dialect: parts.dialect });
  return { db, parts, close: () => db.destroy() };
}

/** Runs `work` in a transaction, or inside the one `db` already is. */
export function inTransaction<T>(db: Db, work: (tx: Transaction<Schema>) => Promise<T>): Promise<T> {
  return db.isTransaction ? work(db as Transaction<Schema>) : db.transaction().execute(work);
}
