import { sql, type Transaction } from 'kysely';
import type { Schema } from '#server/database/schema.ts';

/** Deletes all rows of tables that refer to each other. Their ids are never used again. */
export type EmptyTables = (tx: Transaction<Schema>, tables: readonly string[]) => Promise<void>;

export const emptySqliteTables: EmptyTables = async (tx, tables) => {
  // Foreign keys are checked at the commit, when all these rows are gone.
  await sql`pragma defer_foreign_keys = on`.execute(tx);
  for (const table of tables) await sql`delete from ${sql.table(table)}`.execute(tx);
};

export const emptyPostgresTables: EmptyTables = async (tx, tables) => {
  await sql`truncate ${sql.join(tables.map((table) => sql.table(table)))} cascade`.execute(tx);
};
