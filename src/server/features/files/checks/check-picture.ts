import sharp, { type Metadata } from 'sharp';
import { panoramaMaxMegapixels } from '#contract/limits.ts';
import { AppError } from '#server/app-error.ts';
import { createFairQueue, firstLane } from '#server/fair-queue.ts';
import { writeBarePicture } from '#server/features/files/checks/bare-picture.ts';
import type { CheckedFile } from '#server/features/files/checks/checked-file.ts';

/**
 * Decodes a picture before it is accepted, so that every stored picture can be shown. Pictures with camera
 * data are turned upright and stored without these data, which may tell where a child was photographed. Other
 * pictures are stored unchanged. Of an animated GIF, only the first frame is decoded. Panoramas are too large to be
 * decoded in the server: their conversion, a process of its own, finds out whether they are whole.
 */

const megapixel = 1_000_000;
const pixelsMax = 50 * megapixel;
const decodingMaxSeconds = 30;
/**
 * Photos up to this size are made smaller. A JPEG is decoded coarsely from the beginning; other formats, and what is stored
 * coarse to fine, may be whole in memory meanwhile.
 */
const largePhotoMegapixels = { '.jpg': 220, '.png': 100, progressive: 80 } as const;
/** Width or height of what they become, whichever is longer. */
const smallerLength = 4_096;

// The files are temporary, so sharp must not keep them open.
sharp.cache(false);

export type PictureFormat = { extension: '.jpg' | '.png' | '.gif'; mime: string };
export type PanoramaFormat = { extension: '.jpg' | '.png'; mime: string };

function openPicture(path: string) {
  return sharp(path, { limitInputPixels: pixelsMax, failOn: 'error', sequentialRead: true }).timeout({
    seconds: decodingMaxSeconds,
  });
}

/** What the picture says of itself, before its pixels; undefined if it is no picture. */
const readHeader = (path: string) =>
  sharp(path, { limitInputPixels: false })
    .metadata()
    .catch(() => undefined);

async function rewriteUpright(path: string, { extension, mime }: PictureFormat): Promise<CheckedFile> {
  const uprightPath = `${path}.upright`;
  const uprightPicture = openPicture(path).autoOrient();
  const encodedPicture = extension === '.jpg' ? uprightPicture.jpeg({ quality: 90 }) : uprightPicture.png();
  const { width, height } = await encodedPicture.toFile(uprightPath);
  return { path: uprightPath, extension, mime, width, height };
}

/** Stores the pixels of a JPEG at `targetPath`, without anything that was written beside them, its orientation included. */
export async function storePixels(path: string, targetPath: string): Promise<CheckedFile | undefined> {
  try {
    const { width, height } = await openPicture(path).jpeg({ quality: 90 }).toFile(targetPath);
    return { path: targetPath, extension: '.jpg', mime: 'image/jpeg', width, height };
  } catch {
    return undefined;
  }
}

/** One at a time: such a photo keeps the decoder busy for a second or two. */
const largePhotoQueue = createFairQueue({
  maxRunning: 1,
  maxPerLane: 100,
  maxInOtherLanes: 0,
  maxWaitMs: 60_000,
});

/** A photo of more pixels than browsers show well, made smaller. Undefined if it cannot be decoded. */
function storeSmaller(path: string, { extension, mime }: PictureFormat): Promise<CheckedFile | undefined> {
  const smallerPath = `${path}.smaller`;
  const makeSmaller = async () => {
    const smaller = sharp(path, { limitInputPixels: false, failOn: 'error', sequentialRead: true })
      .timeout({ seconds: decodingMaxSeconds })
      .autoOrient()
      .resize({ width: smallerLength, height: smallerLength, fit: 'inside' });
    const encoded = extension === '.jpg' ? smaller.jpeg({ quality: 90 }) : smaller.png();
    const { width, height } = await encoded.toFile(smallerPath);
    return { path: smallerPath, extension, mime, width, height };
  };
  return largePhotoQueue.run(
    firstLane,
    async () => undefined,
    () => makeSmaller().catch(() => undefined),
  );
}

function makeLargeSmaller(
  path: string,
  format: PictureFormat,
  { width, height, isProgressive }: Metadata,
): Promise<CheckedFile | undefined> {
  const { extension } = format;
  // Made smaller, an animation would lose its pictures but the first.
  const count =
    extension === '.gif'
      ? pixelsMax / megapixel
      : largePhotoMegapixels[isProgressive ? 'progressive' : extension];
  if (width * height > count * megapixel) throw new AppError('picture_too_large', { count });
  return storeSmaller(path, format);
}

/**
 * Returns undefined for pictures that cannot be decoded completely; those with very many pixels are made smaller. Refuses
 * with 'picture_too_large', and 'overloaded' when too many large ones wait.
 */
export async function checkPicture(path: string, format: PictureFormat): Promise<CheckedFile | undefined> {
  const header = await readHeader(path);
  if (!header) return undefined;
  if (header.width * header.height > pixelsMax) return makeLargeSmaller(path, format, header);
  try {
    const { width, height, exif, xmp, iptc } = await openPicture(path).metadata();
    if (format.extension !== '.gif' && (exif ?? xmp ?? iptc)) return await rewriteUpright(path, format);
    await openPicture(path).stats();
    return { path, ...format, width, height };
  } catch {
    return undefined;
  }
}

/**
 * Returns the panorama without anything that is written beside its pixels, but still turned as it was; undefined if it is
 * cut off. Refuses with 'panorama_too_large'.
 */
export async function checkPanorama(path: string, format: PanoramaFormat): Promise<CheckedFile | undefined> {
  const header = await readHeader(path);
  if (!header) return undefined;
  const { orientation, isProgressive, autoOrient } = header;
  const { width, height } = autoOrient;
  const count = panoramaMaxMegapixels[isProgressive ? 'progressive' : 'usual'];
  if (width * height > count * megapixel) throw new AppError('panorama_too_large', { count });
  const barePath = `${path}.bare`;
  const isWhole = await writeBarePicture({ path, extension: format.extension, orientation }, barePath);
  return isWhole ? { path: barePath, ...format, width, height } : undefined;
}
