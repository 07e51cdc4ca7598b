// Packs the demo school's HTML package, the same each time; the zip is kept in the repository.
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { ZipFile } from 'yazl';

const source = join(import.meta.dirname, 'sample-media/seesaw');
const target = join(import.meta.dirname, '../src/demo/media/seesaw.zip');

const zip = new ZipFile();
for (const name of readdirSync(source).sort()) {
  // Named with the time as the zip keeps it, which knows no zone.
  zip.addBuffer(readFileSync(join(source, name)), name, {
    mtime: new Date(2026, 0, 1),
    forceDosTimestamp: true,
  });
}
zip.end();
const bytes = await buffer(zip.outputStream);
writeFileSync(target, bytes);
console.log(`${createHash('sha256').update(bytes).digest('hex')}.zip, ${bytes.length} bytes`);
