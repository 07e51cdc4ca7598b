import sharp from 'sharp';
import type { CheckedFile } from '#server/features/files/checks/checked-file.ts';

/**
 * Decodes a picture before it is accepted, so that every stored picture can be shown. Pictures with camera data are
 * rewritten without it: upright, and without the place where a child was photographed. Others are stored unchanged.
 * Only the first frame of an animated GIF is decoded.
 */

const pixelsMax = 50_000_000;
const decodeLimitS = 30;

// The files are temporary, so sharp must not keep them open.
sharp.cache(false);

type Format = { extension: '.jpg' | '.png' | '.gif'; mime: string };

function openPicture(path: string) {
  return sharp(path, { limitInputPixels: pixelsMax, failOn: 'error', sequentialRead: true }).timeout({
    seconds: decodeLimitS,
  });
}

async function rewrite(path: string, { extension, mime }: Format): Promise<CheckedFile> {
  const uprightPath = `${path}.upright`;
  const upright = openPicture(path).autoOrient();
  const encoded = extension === '.jpg' ? upright.jpeg({ quality: 90 }) : upright.png();
  const { width, height } = await encoded.toFile(uprightPath);
  return { path: uprightPath, extension, mime, width, height };
}

/** Undefined for pictures that cannot be decoded completely or have too many pixels. */
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
