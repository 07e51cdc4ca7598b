// Draws the icons with which the student app is installed, from its favicon; the results are stored in the repository.
import { readFileSync } from 'node:fs';
import sharp from 'sharp';

const projectFolder = new URL('..', import.meta.url).pathname;
const logo = readFileSync(`${projectFolder}src/ui/theme/favicon.svg`);
const iconFolder = `${projectFolder}src/player/public/`;
const ground = '#0b5fa5';

/** Systems cut the icon as they like: nothing but the ground is in the outer `marginShare` of each side. */
async function drawIcon(name: string, sizePx: number, marginShare: number): Promise<void> {
  const marginPx = Math.round(sizePx * marginShare);
  const innerPx = sizePx - 2 * marginPx;
  const picture = await sharp(logo, { density: (72 * innerPx) / 48 })
    .resize(innerPx)
    .png()
    .toBuffer();
  await sharp({ create: { width: sizePx, height: sizePx, channels: 4, background: ground } })
    .composite([{ input: picture, top: marginPx, left: marginPx }])
    .png({ palette: true, compressionLevel: 9 })
    .toFile(iconFolder + name);
}

await drawIcon('icon-180.png', 180, 0.06);
await drawIcon('icon-192.png', 192, 0.04);
await drawIcon('icon-512.png', 512, 0.04);
await drawIcon('icon-maskable-512.png', 512, 0.14);
