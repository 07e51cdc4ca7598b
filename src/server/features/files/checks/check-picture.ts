import sharp from 'sharp';
import { panoramaMaxMegapixels } from '#contract/limits.ts';
import { AppError } from '#server/app-error.ts';
import type { CheckedFile } from '#server/features/files/checks/checked-file.ts';

/**
 * Decodes a picture before it is accepted, so that every stored picture can be shown. Pictures with camera
 * data are turned upright and stored without these data, which may tell where a child was photographed. Other
 * pictures are stored unchanged. Of an animated GIF, only the first frame is decoded.
 */

const megapixel = 1_000_000;
const pictureLimits = { pixelsMax: 50 * megapixel, seconds: 30 };
const panoramaLimits = { pixelsMax: panoramaMaxMegapixels.usual * megapixel, seconds: 90 };

type Limits = typeof pictureLimits;

// The files are temporary, so sharp must not keep them open.
sharp.cache(false);

type Format = { extension: '.jpg' | '.png' | '.gif'; mime: string };

function openPicture(path: string, { pixelsMax, seconds }: Limits) {
  return sharp(path, { limitInputPixels: pixelsMax, failOn: 'error', sequentialRead: true }).timeout({
    seconds,
  });
}

async function rewriteUpright(
  path: string,
  { extension, mime }: Format,
  limits: Limits,
): Promise<CheckedFile> {
  const uprightPath = `${path}.upright`;
  const uprightPicture = openPicture(path, limits).autoOrient();
  const encodedPicture = extension === '.jpg' ? uprightPicture.jpeg({ quality: 90 }) : uprightPicture.png();
  const { width, height } = await encodedPicture.toFile(uprightPath);
  return { path: uprightPath, extension, mime, width, height };
}

/** Stores the pixels of a JPEG at `targetPath`, without anything that was written beside them, its orientation included. */
export async function storePixels(path: string, targetPath: string): Promise<CheckedFile | undefined> {
  try {
    const { width, height } = await openPicture(path, pictureLimits).jpeg({ quality: 90 }).toFile(targetPath);
    return { path: targetPath, extension: '.jpg', mime: 'image/jpeg', width, height };
  } catch {
    return undefined;
  }
}

async function checkWithin(path: string, format: Format, limits: Limits): Promise<CheckedFile | undefined> {
  try {
    const { width, height, exif, xmp, iptc } = await openPicture(path, limits).metadata();
    if (format.extension !== '.gif' && (exif ?? xmp ?? iptc))
      return await rewriteUpright(path, format, limits);
    await openPicture(path, limits).stats();
    return { path, ...format, width, height };
  } catch {
    return undefined;
  }
}

/** Returns undefined for pictures that cannot be decoded completely or have too many pixels. */
export async function checkPicture(path: string, format: Format): Promise<CheckedFile | undefined> {
  return checkWithin(path, format, pictureLimits);
}

/** Throws 'panorama_too_large' by what the picture says of itself, before it is decoded. */
async function requireSize(path: string): Promise<void> {
  const { width, height, isProgressive } = await sharp(path, { limitInputPixels: false }).metadata();
  const count = panoramaMaxMegapixels[isProgressive ? 'progressive' : 'usual'];
  if (width * height > count * megapixel) throw new AppError('panorama_too_large', { count });
}

/** Like `checkPicture`, within the limits of panoramas. Refuses with 'panorama_too_large'. */
export async function checkPanorama(path: string, format: Format): Promise<CheckedFile | undefined> {
  try {
    await requireSize(path);
  } catch (error) {
    if (error instanceof AppError) throw error;
    return undefined;
  }
  return checkWithin(path, format, panoramaLimits);
}
