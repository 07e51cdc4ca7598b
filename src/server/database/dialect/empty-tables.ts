import { sql, type Transaction } from 'kysely';
import type { Schema } from '#server/database/schema.ts';

/** Deletes all rows of tables that refer to each other. Ids are not given again. */
export type EmptyTables = (tx: Transaction<Schema>, tables: readonly string[]) => Promise<void>;

export const emptySqliteTables: EmptyTables = async (tx, tables) => {
  // Until the commit, when nothing refers to anything any more.
  await sql`pragma defer_foreign_keys = on`.execute(tx);
  for (const table of tables) await sql`delete from ${sql.table(table)}`.execute(tx);
};

export const emptyPostgresTables: EmptyTables = async (tx, tables) => {
  await sql`truncate ${sql.join(tables.map((table) => sql.table(table)))} cascade`.execute(tx);
};
