import { splitForStatements } from '#server/database/chunks.ts';
import type { Database } from '#server/database/database.ts';
import type { AnyRow } from '#server/database/dialect/table-copies.ts';
import { migrate, migrations } from '#server/database/migrate.ts';
import { formatNumber, type Manifest, type TableSummary } from '#server/features/backup/backup-format.ts';
import { readTable } from '#server/features/backup/read-table.ts';
import { deleteRows, insertRows } from '#server/features/backup/tables.repository.ts';
import { indexBank } from '#server/features/exam/bank-index.service.ts';
import { indexAllResources } from '#server/features/resources/index.service.ts';

/**
 * Writes the rows of a backup into an empty database that has only the backup's migrations, and then applies
 * the newer ones.
 */

const rowsAtOnce = 1_024;

/** Sorts tables so that each comes after the tables that it refers to. */
export function sortByReferences(
  tables: readonly TableSummary[],
  references: readonly { table: string; target: string }[],
): TableSummary[] {
  const sortedTables: TableSummary[] = [];
  let tablesLeft = [...tables];
  while (tablesLeft.length > 0) {
    const namesLeft = new Set(tablesLeft.map(({ name }) => name));
    const canComeNext = ({ name }: TableSummary) =>
      references.every(({ table, target }) => table !== name || target === name || !namesLeft.has(target));
    const nextTables = tablesLeft.filter(canComeNext);
    if (nextTables.length === 0)
      throw new Error(`Tables refer to each other in a circle: ${[...namesLeft].join(', ')}`);
    sortedTables.push(...nextTables);
    tablesLeft = tablesLeft.filter((table) => !nextTables.includes(table));
  }
  return sortedTables;
}

/** Returns the backup's last migration. Throws if the backup names none, or one that this version does not know. */
function requireLastMigration({ migrations: appliedMigrations }: Pick<Manifest, 'migrations'>): string {
  const migrationNames = Object.keys(migrations).sort();
  const lastMigration = appliedMigrations.at(-1);
  if (lastMigration === undefined || appliedMigrations.some((name, index) => migrationNames[index] !== name))
    throw new Error('This backup was made by a newer version of the server. Restore it with that version.');
  return lastMigration;
}

/** Throws if this version cannot restore the backup. */
export function requireKnownVersion(manifest: Manifest): void {
  if (manifest.format > formatNumber)
    throw new Error('This backup was made by a newer version of the server. Restore it with that version.');
  requireLastMigration(manifest);
}

async function restoreTable(db: Database['db'], folder: string, table: TableSummary): Promise<void> {
  let waitingRows: AnyRow[] = [];
  const writeWaitingRows = async () => {
    for (const part of splitForStatements(waitingRows)) await insertRows(db, table.name, part);
    waitingRows = [];
  };
  for await (const row of readTable(folder, table)) {
    waitingRows.push(row);
    if (waitingRows.length === rowsAtOnce) await writeWaitingRows();
  }
  await writeWaitingRows();
}

/** Restores all tables. All rows are written in one transaction. */
export async function restoreTables(database: Database, folder: string, manifest: Manifest): Promise<void> {
  const { db, parts } = database;
  await migrate(database, requireLastMigration(manifest));
  const references = await parts.tableCopies.listReferences(db);
  const tables = sortByReferences(manifest.tables, references);
  await db.transaction().execute(async (tx) => {
    // Migrations may have inserted rows.
    for (const { name } of tables.toReversed()) await deleteRows(tx, name);
    for (const table of tables) await restoreTable(tx, folder, table);
    for (const [name, id] of Object.entries(manifest.last_ids))
      await parts.tableCopies.writeLastId(tx, name, id);
  });
  await migrate(database);
  await indexAllResources(database);
  await indexBank(database);
}
