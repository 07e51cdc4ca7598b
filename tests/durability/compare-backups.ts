import { createReadStream } from 'node:fs';
import { createInterface } from 'node:readline';
import { createGunzip } from 'node:zlib';
import { type Manifest, tablePath } from '#server/features/backup/backup-format.ts';

/** The rows of a backup's tables as sorted lines, by table: databases read rows in different orders. */
export async function readAllLines(
  folder: string,
  { tables }: Pick<Manifest, 'tables'>,
): Promise<Map<string, string[]>> {
  const found = new Map<string, string[]>();
  for (const { name } of tables) {
    const lines: string[] = [];
    const input = createReadStream(tablePath(folder, name)).pipe(createGunzip());
    for await (const line of createInterface({ input })) {
      const row = JSON.parse(line) as Record<string, unknown>;
      // The columns may come in another order.
      lines.push(JSON.stringify(Object.entries(row).sort(([one], [other]) => (one < other ? -1 : 1))));
    }
    found.set(name, lines.sort());
  }
  return found;
}
