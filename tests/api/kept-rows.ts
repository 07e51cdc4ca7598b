import { type Kysely, sql, type Transaction } from 'kysely';
import type { App } from '#server/app.ts';
import { splitForStatements } from '#server/database/chunks.ts';
import type { Schema } from '#server/database/schema.ts';
import { isSearchIndex, searchedTables } from '#server/database/search/searched-tables.ts';
import { indexBank } from '#server/features/exam/bank-index.service.ts';
import { indexAllResources } from '#server/features/resources/index.service.ts';

/** Keeps copies of a test database's rows in memory, so that changed tables can be restored. */

type TableName = keyof Schema;
type AnyRow = Record<string, unknown>;
export type KeptRows = ReadonlyMap<string, readonly AnyRow[]>;

/** Search indexes are made from other tables, and cannot be read on SQLite. */
const searched: readonly string[] = Object.values(searchedTables).map(({ table }) => table);

/** Reads all rows of these tables. */
export async function keepRows({ db }: App, tables: readonly string[]): Promise<KeptRows> {
  const keptRows = new Map<string, readonly AnyRow[]>();
  for (const table of tables.filter((name) => !isSearchIndex(name)))
    keptRows.set(table, (await sql<AnyRow>`select * from ${sql.table(table)}`.execute(db)).rows);
  return keptRows;
}

/** Restores these tables to their kept rows. */
export async function restoreRows(app: App, keptRows: KeptRows, tables: readonly string[]): Promise<void> {
  await withoutReferences(app, async (tx) => {
    for (const table of tables.filter((name) => !isSearchIndex(name))) {
      await sql`delete from ${sql.table(table)}`.execute(tx);
      for (const rows of splitForStatements(keptRows.get(table) ?? []))
        await tx
          .insertInto(table as TableName)
          .values(rows)
          .execute();
    }
  });
  if (!tables.some((table) => isSearchIndex(table) || searched.includes(table))) return;
  await indexAllResources(app);
  await indexBank(app);
}

/** Runs `action` in a transaction in which no foreign key is checked, and none deletes rows of other tables. */
async function withoutReferences(
  { db, parts }: App,
  action: (tx: Transaction<Schema>) => Promise<void>,
): Promise<void> {
  if (parts.name === 'postgres') {
    await db.transaction().execute(async (tx) => {
      await sql`set local session_replication_role = replica`.execute(tx);
      await action(tx);
    });
    return;
  }
  // SQLite ignores this setting inside of a transaction.
  await setForeignKeys(db, 'off');
  try {
    await db.transaction().execute(action);
  } finally {
    await setForeignKeys(db, 'on');
  }
}

async function setForeignKeys(db: Kysely<Schema>, state: 'on' | 'off'): Promise<void> {
  await sql`pragma foreign_keys = ${sql.raw(state)}`.execute(db);
}
