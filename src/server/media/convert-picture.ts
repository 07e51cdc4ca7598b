import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp, { type Sharp } from 'sharp';
import { ConversionError, type ConversionResult, type ConverterTask } from '#server/media/converter.ts';

/** Makes smaller forms of a picture, for small screens and slow lines. The picture itself is kept as it is. */

const widths = [320, 640, 1280] as const;
const pixelsMax = 50_000_000;
/** Neither format holds more in one direction. */
const sideMax = 16_383;
const encodeLimitS = 30;

/**
 * Effort 1 of AVIF takes a tenth of the time of effort 4 for the same size: with it all six forms of a photo
 * of 12 megapixels are made in about 2 s on two cores.
 */
const encoders = {
  webp: (picture: Sharp) => picture.webp({ quality: 80, effort: 4 }),
  avif: (picture: Sharp) => picture.avif({ quality: 55, effort: 1 }),
} as const;

export type PictureVariant = { width: number; format: keyof typeof encoders; variant: string };

type ConvertedPicture = { result: ConversionResult<'picture'>; variants: PictureVariant[] };

function openPicture(path: string): Sharp {
  return sharp(path, { limitInputPixels: pixelsMax, failOn: 'error', sequentialRead: true }).timeout({
    seconds: encodeLimitS,
  });
}

/** The widths to make: none of a moving picture, which would stand still, and none larger than it is. */
async function chooseWidths(path: string): Promise<number[]> {
  const { autoOrient, pages = 1 } = await openPicture(path).metadata();
  if (pages > 1) return [];
  const { width, height } = autoOrient;
  return widths.filter((each) => each < width && Math.ceil((height * each) / width) <= sideMax);
}

function refuseDamaged(): never {
  throw new ConversionError('picture_damaged');
}

/** Without the picture's metadata: it is written only where asked for. */
function encode(path: string, width: number, format: PictureVariant['format']): Promise<Buffer> {
  const smaller = openPicture(path).autoOrient().resize({ width });
  return encoders[format](smaller).toBuffer().catch(refuseDamaged);
}

async function makeVariants(task: ConverterTask, chosen: readonly number[]): Promise<PictureVariant[]> {
  const formats = Object.keys(encoders) as PictureVariant['format'][];
  const wanted = chosen.flatMap((width) => formats.map((format) => ({ width, format })));
  const variants: PictureVariant[] = [];
  for (const { width, format } of wanted) {
    task.signal.throwIfAborted();
    const made = join(task.folder, `${width}.${format}`);
    await writeFile(made, await encode(task.path, width, format));
    variants.push({ width, format, variant: await task.keep(made, `.${format}`) });
    task.progress(variants.length / wanted.length);
  }
  return variants;
}

/** Refuses 'picture_damaged' for what cannot be decoded whole or has more than 50 megapixels. */
export async function convertPicture(task: ConverterTask): Promise<ConvertedPicture> {
  const chosen = await chooseWidths(task.path).catch(refuseDamaged);
  if (chosen.length === 0) await openPicture(task.path).stats().catch(refuseDamaged);
  const variants = await makeVariants(task, chosen);
  return { result: { kind: 'picture', widths: chosen }, variants };
}
