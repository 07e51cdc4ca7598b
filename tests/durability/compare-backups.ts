import { createReadStream } from 'node:fs';
import { createInterface } from 'node:readline';
import { createGunzip } from 'node:zlib';
import { type Manifest, tablePath } from '#server/features/backup/backup-format.ts';

/** Reads the rows of a backup by table, as lines. They are sorted, because databases read rows in different orders. */
export async function readLinesByTable(
  folder: string,
  { tables }: Pick<Manifest, 'tables'>,
): Promise<Map<string, string[]>> {
  const linesByTable = new Map<string, string[]>();
  for (const { name } of tables) {
    const lines: string[] = [];
    const input = createReadStream(tablePath(folder, name)).pipe(createGunzip());
    for await (const line of createInterface({ input })) {
      const row = JSON.parse(line) as Record<string, unknown>;
      // The columns are sorted, because their order may differ.
      lines.push(JSON.stringify(Object.entries(row).sort(([one], [other]) => (one < other ? -1 : 1))));
    }
    linesByTable.set(name, lines.sort());
  }
  return linesByTable;
}
