// Draws the demo school's panoramas and cuts them like uploads; the results are stored in the repository.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { convertPanorama } from '#server/media/panoramas/convert-panorama.ts';
import { promenadePanorama } from './sample-media/promenade-panorama.ts';
import { storeConverted } from './sample-media/store-converted.ts';
import { wetlandPanorama } from './sample-media/wetland-panorama.ts';

const panoramas = { promenade: promenadePanorama, wetland: wetlandPanorama };

const tempFolder = mkdtempSync(join(tmpdir(), 'panoramas-'));
for (const [name, svg] of Object.entries(panoramas)) {
  const path = join(tempFolder, `${name}.jpg`);
  await sharp(Buffer.from(svg), { unlimited: true }).flatten().jpeg({ quality: 82 }).toFile(path);
  await storeConverted(name, path, convertPanorama);
}
rmSync(tempFolder, { recursive: true });
