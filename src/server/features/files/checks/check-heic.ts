import { mkdtemp, rm } from 'node:fs/promises';
import { AppError } from '#server/app-error.ts';
import { createFairQueue, firstLane } from '#server/fair-queue.ts';
import type { CheckedFile } from '#server/features/files/checks/checked-file.ts';
import { ConversionError } from '#server/media/conversion-error.ts';
import { heicToJpeg } from '#server/media/heic-to-jpeg.ts';
import type { Programs } from '#server/media/programs/find-programs.ts';

/** Photos as iPhones store them, which most browsers do not show: they become a JPEG before they are stored. */

const maxWaitMs = 60_000;

/** One photo takes about a second and up to 1.5 GB for a moment, so that a class waits for its turn. */
const photoQueue = createFairQueue({ maxRunning: 2, maxPerLane: 200, maxInOtherLanes: 0, maxWaitMs });

async function convert(program: string, path: string): Promise<CheckedFile | undefined> {
  const folder = await mkdtemp(`${path}.heic-`);
  try {
    const jpeg = await heicToJpeg(program, path, folder);
    if (jpeg === undefined) return undefined;
    const { storePixels } = await import('#server/features/files/checks/check-picture.ts');
    return await storePixels(jpeg, `${path}.upright`);
  } catch (error) {
    // Its only one is that it took too long.
    throw error instanceof ConversionError ? new AppError('photo_took_too_long') : error;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/**
 * The photo as a JPEG next to `path`, upright and without camera data; undefined for a photo that cannot be decoded.
 * Refuses with 'conversion_unavailable', 'photo_took_too_long', and 'overloaded' when too many wait.
 */
export async function checkHeic(path: string, programs: Programs): Promise<CheckedFile | undefined> {
  const program = programs['heif-convert'];
  if (program === undefined)
    throw new AppError('conversion_unavailable', { extensions: '.heic', program: 'heif-convert' });
  return photoQueue.run(
    firstLane,
    async () => undefined,
    () => convert(program, path),
  );
}
