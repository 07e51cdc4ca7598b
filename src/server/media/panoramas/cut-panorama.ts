// A separate program, run by convert-panorama.ts: node cut-panorama.ts PICTURE FOLDER. A picture that uses all memory
// thus does not harm the server, and the memory is free afterwards. It writes one CutMessage per line to standard output.
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { panoramaLimits } from '#server/media/conversion-limits.ts';
import { type PanoramaPlan, planPanorama } from '#server/media/panoramas/panorama-shape.ts';

/** Level 0 is the smallest; its tiles are in `tiles_files/0`, named `<column>_<row>.webp`. */
export type CutMessage =
  | { kind: 'tiles'; count: number }
  | { kind: 'done'; plan: PanoramaPlan }
  | { kind: 'refused'; why: 'damaged' | 'narrow' };

const countEveryMs = 250;
const quality = 78;

function sendMessage(message: CutMessage): void {
  process.stdout.write(`${JSON.stringify(message)}\n`);
}

const openPicture = (path: string) =>
  sharp(path, { limitInputPixels: panoramaLimits.pixelsMax, failOn: 'error', sequentialRead: true });

/** Sends how many tiles there are, until the returned function is called. */
function reportTiles(folder: string): () => void {
  const reportCount = async () => {
    const names = await readdir(folder, { recursive: true }).catch(() => []);
    sendMessage({ kind: 'tiles', count: names.filter((name) => name.endsWith('.webp')).length });
  };
  const timer = setInterval(() => void reportCount(), countEveryMs);
  return () => clearInterval(timer);
}

/**
 * Decodes the picture once and writes all levels while it passes. Colours become sRGB, metadata are not copied. A
 * transparent picture gets a white ground, because tiles are drawn over each other.
 */
async function cutTiles(path: string, folder: string, { width, height, tile }: PanoramaPlan): Promise<void> {
  await openPicture(path)
    .autoOrient()
    .flatten({ background: '#fff' })
    .resize(width, height, { fit: 'fill' })
    .webp({ quality, effort: 1 })
    .tile({ size: tile, overlap: 0, layout: 'dz', depth: 'onetile' })
    .toFile(join(folder, 'tiles.dz'));
}

async function cutPanorama(path: string, folder: string): Promise<CutMessage> {
  const stopReporting = reportTiles(folder);
  try {
    const plan = planPanorama((await openPicture(path).metadata()).autoOrient);
    if (!plan) return { kind: 'refused', why: 'narrow' };
    await cutTiles(path, folder, plan);
    return { kind: 'done', plan };
  } catch (error) {
    console.error(error);
    return { kind: 'refused', why: 'damaged' };
  } finally {
    stopReporting();
  }
}

const [path, folder] = process.argv.slice(2);
if (path === undefined || folder === undefined) throw new Error('Call: cut-panorama.ts PICTURE FOLDER');
sharp.cache(false);
sendMessage(await cutPanorama(path, folder));
