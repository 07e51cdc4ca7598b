import { sql } from 'kysely';
import { splitForStatements } from '#server/database/chunks.ts';
import type { Db } from '#server/database/database.ts';
import type { Row } from '#server/database/schema.ts';

/** Queries of counters that are locked while tries are counted. */

export type Counter = Row<'guess_counter'>;

const tries = sql<number>`guess_counter.tries`;

/** Reads the counters and locks them until the transaction ends. Missing ones are created. */
export async function lockCounters(
  db: Db,
  keys: ReadonlySet<string>,
  now: number,
): Promise<Map<string, Counter>> {
  const counters = new Map<string, Counter>();
  // Sorted, so that no two transactions wait for each other.
  for (const part of splitForStatements([...keys].sort())) {
    const rows = await db
      .insertInto('guess_counter')
      .values(part.map((key) => ({ key, tries: 0, blocked_until: 0, forget_at: now })))
      .onConflict((conflict) => conflict.column('key').doUpdateSet({ tries }))
      .returningAll()
      .execute();
    for (const row of rows) counters.set(row.key, row);
  }
  return counters;
}

/** Stores counters that are locked. */
export async function storeCounters(db: Db, rows: readonly Counter[]): Promise<void> {
  for (const part of splitForStatements(rows)) {
    await db
      .insertInto('guess_counter')
      .values(part)
      .onConflict((conflict) =>
        conflict.column('key').doUpdateSet((eb) => ({
          tries: eb.ref('excluded.tries'),
          blocked_until: eb.ref('excluded.blocked_until'),
          forget_at: eb.ref('excluded.forget_at'),
        })),
      )
      .execute();
  }
}
