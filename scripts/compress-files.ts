import { globSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';

const compressiblePattern = '**/*.{html,js,css,svg,json}';
/** Smaller files fit into one network packet uncompressed. */
const minBytes = 1_000;

/** Writes `x.br` and `x.gz` next to each text file for the server to send. Browsers accept brotli only over HTTPS. */
export async function compressFiles(folder: string): Promise<void> {
  for (const name of globSync(compressiblePattern, { cwd: folder })) {
    const path = join(folder, name);
    const bytes = await readFile(path);
    if (bytes.length < minBytes) continue;
    const [brotli, gzipped] = await Promise.all([
      promisify(brotliCompress)(bytes),
      promisify(gzip)(bytes, { level: 9 }),
    ]);
    await Promise.all([writeFile(`${path}.br`, brotli), writeFile(`${path}.gz`, gzipped)]);
  }
}
