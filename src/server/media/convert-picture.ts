import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp, { type Sharp } from 'sharp';
import { ConversionError } from '#server/media/conversion-error.ts';
import type { ConversionResult, ConverterTask } from '#server/media/converter.ts';

/** Makes smaller versions of a picture, for small screens and slow networks. The original is kept unchanged. */

const variantWidths = [320, 640, 1280] as const;
const pixelsMax = 50_000_000;
/** WebP and AVIF limit width and height to this. */
const sideMaxLength = 16_383;
const encodeTimeoutSeconds = 30;

/**
 * Effort 1 of AVIF takes a tenth of the time of effort 4 for the same size: all six versions of a photo with 12
 * megapixels take about 2 s on two cores.
 */
const encoderByFormat = {
  webp: (picture: Sharp) => picture.webp({ quality: 80, effort: 4 }),
  avif: (picture: Sharp) => picture.avif({ quality: 55, effort: 1 }),
} as const;

export type PictureVariant = { width: number; format: keyof typeof encoderByFormat; variant: string };

type ConvertedPicture = { result: ConversionResult<'picture'>; variants: PictureVariant[] };

function openPicture(path: string): Sharp {
  return sharp(path, { limitInputPixels: pixelsMax, failOn: 'error', sequentialRead: true }).timeout({
    seconds: encodeTimeoutSeconds,
  });
}

/**
 * Widths of the versions, all below that of the picture. Empty for an animated picture, which would lose its
 * animation.
 */
async function chooseWidths(path: string): Promise<number[]> {
  const { autoOrient, pages = 1 } = await openPicture(path).metadata();
  if (pages > 1) return [];
  const { width, height } = autoOrient;
  return variantWidths.filter((each) => each < width && Math.ceil((height * each) / width) <= sideMaxLength);
}

function refuseDamaged(): never {
  throw new ConversionError('picture_damaged');
}

/** Metadata is not copied. */
function encodeVariant(path: string, width: number, format: PictureVariant['format']): Promise<Buffer> {
  const resizedPicture = openPicture(path).autoOrient().resize({ width });
  return encoderByFormat[format](resizedPicture).toBuffer().catch(refuseDamaged);
}

async function makeVariants(task: ConverterTask, chosenWidths: readonly number[]): Promise<PictureVariant[]> {
  const formats = Object.keys(encoderByFormat) as PictureVariant['format'][];
  const wantedVariants = chosenWidths.flatMap((width) => formats.map((format) => ({ width, format })));
  const variants: PictureVariant[] = [];
  for (const { width, format } of wantedVariants) {
    task.signal.throwIfAborted();
    const picturePath = join(task.folder, `${width}.${format}`);
    await writeFile(picturePath, await encodeVariant(task.path, width, format));
    variants.push({ width, format, variant: await task.storeResult(picturePath, `.${format}`) });
    task.progress(variants.length / wantedVariants.length);
  }
  return variants;
}

/** Refuses with 'picture_damaged' for pictures that cannot be decoded completely or exceed 50 megapixels. */
export async function convertPicture(task: ConverterTask): Promise<ConvertedPicture> {
  const chosenWidths = await chooseWidths(task.path).catch(refuseDamaged);
  if (chosenWidths.length === 0) await openPicture(task.path).stats().catch(refuseDamaged);
  const variants = await makeVariants(task, chosenWidths);
  return { result: { kind: 'picture', widths: chosenWidths }, variants };
}
