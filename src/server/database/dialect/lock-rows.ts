import { PostgresAdapter, sql, type Transaction } from 'kysely';
import type { Schema } from '#server/database/schema.ts';

/**
 * Locks the rows with these ids, or all rows of the table, until the transaction ends. Call it before reading rows that
 * are then merged and written: otherwise another server merges with the same rows, and the later write undoes the
 * earlier one.
 *
 * SQLite needs no locks, because it runs one writing transaction at a time. PostgreSQL locks in the order of ids, so that
 * no two transactions wait for each other, and not against inserting rows that refer to these.
 */
export async function lockRows(
  tx: Transaction<Schema>,
  table: 'attempt' | 'class' | 'paper_work' | 'subject' | 'user',
  ids?: readonly number[],
): Promise<void> {
  if (!(tx.getExecutor().adapter instanceof PostgresAdapter)) return;
  const condition = ids === undefined ? sql`true` : sql`id = any(${ids})`;
  await sql`select id from ${sql.table(table)} where ${condition} order by id for no key update`.execute(tx);
}
