import { mkdtemp, rm } from 'node:fs/promises';
import { fileTypeFromFile } from 'file-type';
import { createFairQueue, firstLane } from '#server/fair-queue.ts';
import type { CheckedFile } from '#server/features/files/checks/checked-file.ts';
import { heicToJpeg } from '#server/media/heic-to-jpeg.ts';

/** Photos as iPhones store them, which most browsers do not show: they become a JPEG before they are stored. */

const timeMs = 60_000;

/** One photo takes about a second and up to 1.5 GB for a moment, so that a class waits for its turn. */
const photoQueue = createFairQueue({ maxRunning: 2, maxPerLane: 200, maxInOtherLanes: 0, maxWaitMs: timeMs });

/** By its content, whatever its name says. */
export async function isHeic(path: string): Promise<boolean> {
  return (await fileTypeFromFile(path))?.ext === 'heic';
}

async function convert(program: string, path: string): Promise<CheckedFile | undefined> {
  const folder = await mkdtemp(`${path}.heic-`);
  try {
    const jpeg = await heicToJpeg(program, path, { folder, signal: AbortSignal.timeout(timeMs) });
    if (jpeg === undefined) return undefined;
    const { storePixels } = await import('#server/features/files/checks/check-picture.ts');
    return await storePixels(jpeg, `${path}.upright`);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/**
 * The photo as a JPEG next to `path`, upright and without camera data; undefined for a photo that cannot be decoded.
 * Refuses with 'overloaded' when too many wait.
 */
export function checkHeic(program: string, path: string): Promise<CheckedFile | undefined> {
  return photoQueue.run(
    firstLane,
    async () => undefined,
    () => convert(program, path),
  );
}
