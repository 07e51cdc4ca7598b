// Packs the demo school's HTML packages into reproducible zips, which are stored in the repository.
import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { packFolder } from './sample-media/pack-folder.ts';

const mediaFolder = join(import.meta.dirname, '../src/demo/media');

for (const name of ['fraction-bars', 'seesaw']) {
  const bytes = await packFolder(
    join(import.meta.dirname, 'sample-media', name),
    join(mediaFolder, `${name}.zip`),
  );
  console.log(`${createHash('sha256').update(bytes).digest('hex')}.zip, ${bytes.length} bytes`);
}
