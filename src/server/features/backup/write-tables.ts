import { createHash } from 'node:crypto';
import { open } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import type { Database, Db } from '#server/database/database.ts';
import { type Manifest, type TableSummary, tablePath } from '#server/features/backup/backup-format.ts';
import { isBackedUp, toBackupRow } from '#server/features/backup/backup-rows.ts';
import { listMigrations, listTables } from '#server/features/backup/tables.repository.ts';

/** Writes the rows of one moment, a page at a time. */

type Source = Pick<Database, 'parts'> & { connection: Db };

async function* readLines({ parts, connection }: Source, table: string, onRow: () => void) {
  for await (const page of parts.tableCopies.readPages(connection, table)) {
    let text = '';
    for (const row of page) {
      const backedUp = toBackupRow(table, row);
      if (!backedUp) continue;
      text += `${JSON.stringify(backedUp)}\n`;
      onRow();
    }
    if (text !== '') yield text;
  }
}

async function writeTable(source: Source, folder: string, name: string): Promise<TableSummary> {
  let rows = 0;
  const hash = createHash('sha256');
  const file = await open(tablePath(folder, name), 'wx', 0o600);
  try {
    await pipeline(
      Readable.from(readLines(source, name, () => (rows += 1))),
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
  return { name, rows, sha256: hash.digest('hex') };
}

export type WrittenTables = Pick<Manifest, 'migrations' | 'last_ids' | 'tables'>;

/** Resolves once all tables are on disk. `reading` is a separate database connection, which is busy all the time. */
export function writeTables(reading: Database, folder: string, signal?: AbortSignal): Promise<WrittenTables> {
  const { tableCopies } = reading.parts;
  return tableCopies.inSnapshot(reading.db, async (connection) => {
    const tables: TableSummary[] = [];
    for (const name of await listTables(connection)) {
      signal?.throwIfAborted();
      if (isBackedUp(name)) tables.push(await writeTable({ ...reading, connection }, folder, name));
    }
    const migrations = await listMigrations(connection);
    return { migrations, last_ids: await tableCopies.readLastIds(connection), tables };
  });
}
