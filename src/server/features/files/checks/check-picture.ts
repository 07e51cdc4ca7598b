import sharp from 'sharp';
import type { CheckedFile } from '#server/features/files/checks/checked-file.ts';

/**
 * Decodes a picture before it is accepted, so that every stored picture can be shown. Pictures with camera
 * data are turned upright and stored without these data, which may tell where a child was photographed. Other
 * pictures are stored unchanged. Of an animated GIF, only the first frame is decoded.
 */

const pixelsMax = 50_000_000;
const decodeTimeoutSeconds = 30;

// The files are temporary, so sharp must not keep them open.
sharp.cache(false);

type Format = { extension: '.jpg' | '.png' | '.gif'; mime: string };

function openPicture(path: string) {
  return sharp(path, { limitInputPixels: pixelsMax, failOn: 'error', sequentialRead: true }).timeout({
    seconds: decodeTimeoutSeconds,
  });
}

async function rewriteUpright(path: string, { extension, mime }: Format): Promise<CheckedFile> {
  const uprightPath = `${path}.upright`;
  const uprightPicture = openPicture(path).autoOrient();
  const encodedPicture = extension === '.jpg' ? uprightPicture.jpeg({ quality: 90 }) : uprightPicture.png();
  const { width, height } = await encodedPicture.toFile(uprightPath);
  return { path: uprightPath, extension, mime, width, height };
}

/** Returns undefined for pictures that cannot be decoded completely or have too many pixels. */
export async function checkPicture(path: string, format: Format): Promise<CheckedFile | undefined> {
  try {
    const { width, height, exif, xmp, iptc } = await openPicture(path).metadata();
    if (format.extension !== '.gif' && (exif ?? xmp ?? iptc)) return await rewriteUpright(path, format);
    await openPicture(path).stats();
    return { path, ...format, width, height };
  } catch {
    return undefined;
  }
}
