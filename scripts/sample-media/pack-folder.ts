import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { ZipFile } from 'yazl';

/** Packs the files of a folder into a reproducible zip and returns its bytes. */
export async function packFolder(sourceFolder: string, zipPath: string): Promise<Buffer> {
  const zip = new ZipFile();
  for (const name of readdirSync(sourceFolder).sort()) {
    // A fixed time, given as the zip stores it, which has no time zone.
    zip.addBuffer(readFileSync(join(sourceFolder, name)), name, {
      mtime: new Date(2026, 0, 1),
      forceDosTimestamp: true,
    });
  }
  zip.end();
  const bytes = await buffer(zip.outputStream);
  writeFileSync(zipPath, bytes);
  return bytes;
}
