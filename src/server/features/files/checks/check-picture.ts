import sharp from 'sharp';
import type { CheckedFile } from '#server/features/files/checks/checked-file.ts';

/**
 * Pictures are decoded once before they are taken, so that what is stored can be shown. Those that carry
 * camera data are written anew without it: upright, and not telling where a child was photographed. All
 * others keep their bytes. Of a moving GIF the first frame is decoded.
 */

const pixelsMax = 50_000_000;
const decodeLimitS = 30;

// Temporary files are gone after each call: nothing to keep open.
sharp.cache(false);

type Format = { extension: '.jpg' | '.png' | '.gif'; mime: string };

function openPicture(path: string) {
  return sharp(path, { limitInputPixels: pixelsMax, failOn: 'error', sequentialRead: true }).timeout({
    seconds: decodeLimitS,
  });
}

async function rewrite(path: string, { extension, mime }: Format): Promise<CheckedFile> {
  const target = `${path}.upright`;
  const upright = openPicture(path).autoOrient();
  const encoded = extension === '.jpg' ? upright.jpeg({ quality: 90 }) : upright.png();
  const { width, height } = await encoded.toFile(target);
  return { path: target, extension, mime, width, height };
}

/** Undefined for a picture that cannot be decoded whole, or has too many pixels. */
export async function checkPicture(path: string, format: Format): Promise<CheckedFile | undefined> {
  try {
    const { width, height, exif, xmp, iptc } = await openPicture(path).metadata();
    if (format.extension !== '.gif' && (exif ?? xmp ?? iptc)) return await rewrite(path, format);
    await openPicture(path).stats();
    return { path, ...format, width, height };
  } catch {
    return undefined;
  }
}
