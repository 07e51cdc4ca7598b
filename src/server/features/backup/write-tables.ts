import { createHash } from 'node:crypto';
import { open } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import type { Database, Db } from '#server/database/database.ts';
import { type Manifest, type TableSummary, tablePath } from '#server/features/backup/backup-format.ts';
import { isBackedUp, toBackupRow } from '#server/features/backup/backup-rows.ts';
import { listMigrations, listTables } from '#server/features/backup/tables.repository.ts';

/** Writes all rows as of one moment, a page at a time. */

type TableSource = Pick<Database, 'parts'> & { connection: Db };

async function* readRowLines({ parts, connection }: TableSource, table: string, onRow: () => void) {
  for await (const page of parts.tableCopies.readPages(connection, table)) {
    let lines = '';
    for (const row of page) {
      const backupRow = toBackupRow(table, row);
      if (!backupRow) continue;
      lines += `${JSON.stringify(backupRow)}\n`;
      onRow();
    }
    if (lines !== '') yield lines;
  }
}

async function writeTable(source: TableSource, folder: string, name: string): Promise<TableSummary> {
  let rowCount = 0;
  const hash = createHash('sha256');
  const file = await open(tablePath(folder, name), 'wx', 0o600);
  try {
    await pipeline(
      Readable.from(readRowLines(source, name, () => (rowCount += 1))),
      createGzip({ level: 4 }),
      async (compressed: AsyncIterable<Buffer>) => {
        for await (const chunk of compressed) {
          hash.update(chunk);
          await file.writeFile(chunk);
        }
      },
    );
    await file.sync();
  } finally {
    await file.close();
  }
  return { name, rows: rowCount, sha256: hash.digest('hex') };
}

export type WrittenTables = Pick<Manifest, 'migrations' | 'last_ids' | 'tables'>;

/**
 * Resolves once all tables are on disk. `database` must be a separate connection, because it is busy until
 * then.
 */
export function writeTables(
  database: Database,
  folder: string,
  signal?: AbortSignal,
): Promise<WrittenTables> {
  const { tableCopies } = database.parts;
  return tableCopies.inSnapshot(database.db, async (connection) => {
    const tables: TableSummary[] = [];
    for (const name of await listTables(connection)) {
      signal?.throwIfAborted();
      if (isBackedUp(name)) tables.push(await writeTable({ ...database, connection }, folder, name));
    }
    const migrations = await listMigrations(connection);
    return { migrations, last_ids: await tableCopies.readLastIds(connection), tables };
  });
}
