import { open } from 'node:fs/promises';
import { fileTypeFromFile } from 'file-type';
import type { CheckedFile } from '#server/features/files/checks/checked-file.ts';

/** Recognises videos by their signature. Only converting a video shows whether it can be played. */

type Format = { extension: string; mime: string };

const mp4: Format = { extension: '.mp4', mime: 'video/mp4' };
const quickTime: Format = { extension: '.mov', mime: 'video/quicktime' };
const mpeg: Format = { extension: '.mpeg', mime: 'video/mpeg' };
const threeGp: Format = { extension: '.3gp', mime: 'video/3gpp' };

const formatByType = new Map<string, Format>([
  ['mp4', mp4],
  ['m4v', mp4],
  ['mov', quickTime],
  ['3gp', threeGp],
  ['3g2', threeGp],
  ['mpg', mpeg],
  ['mts', mpeg],
  ['asf', { extension: '.wmv', mime: 'video/x-ms-wmv' }],
  ['avi', { extension: '.avi', mime: 'video/x-msvideo' }],
  ['rm', { extension: '.rmvb', mime: 'application/vnd.rn-realmedia-vbr' }],
]);

const boxExtensions: ReadonlySet<string> = new Set(['.mp4', '.mov', '.3gp']);
const boxesMax = 10_000;

/** Boxes at the top of a file (ISO/IEC 14496-12, table 1, and QuickTime). One that is longer than the file is cut off. */
const topBoxes: ReadonlySet<string> = new Set(
  'ftyp styp moov moof mdat mfra free skip wide uuid meta udta sidx ssix pdin emsg prft pnot PICT'.split(' '),
);

/** The type of a box and its length; a length of 0 if it is not a valid box (ISO/IEC 14496-12, 4.2). */
function readBox(boxStart: Buffer, bytesLeft: number): { type: string; length: number } {
  const type = boxStart.toString('latin1', 4, 8);
  const size = boxStart.readUInt32BE(0);
  if (!/^[\x20-\x7e\xa9]{4}$/.test(type)) return { type, length: 0 };
  if (size === 0) return { type, length: bytesLeft };
  const length = size === 1 ? Number(boxStart.readBigUInt64BE(8)) : size;
  return { type, length: length >= 8 && length <= bytesLeft ? length : 0 };
}

/**
 * Whether the file consists of complete boxes, one of which describes a video. What phones and programs write behind the
 * last box is ignored, as players do.
 */
async function isMovie(path: string): Promise<boolean> {
  const file = await open(path);
  try {
    const { size } = await file.stat();
    const seenTypes = new Set<string>();
    const isComplete = () => seenTypes.has('moov') && (seenTypes.has('mdat') || seenTypes.has('moof'));
    let offset = 0;
    for (let count = 0; offset + 8 <= size; count += 1) {
      const { buffer } = await file.read(Buffer.alloc(16), 0, 16, offset);
      const { type, length } = readBox(buffer, size - offset);
      if (count === boxesMax) return false;
      if (length === 0) return isComplete() && !topBoxes.has(type);
      seenTypes.add(type);
      offset += length;
    }
    return seenTypes.has('moov');
  } finally {
    await file.close();
  }
}

/** Brands of files that consist of boxes and are something else: sounds, pictures, raw photos. */
const otherBrands = /^(?:M4[ABP]|F4[AB]|hei|hev|avif|avis|mif1|msf1|crx|jp2|jpx|jpm)/i;
const brandsBytes = 12;

/** The format of a file of boxes whose brand, or whose lack of one, the package file-type does not know. */
async function findBoxFormat(path: string): Promise<Format | undefined> {
  const file = await open(path);
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(brandsBytes), 0, brandsBytes, 0);
    if (bytesRead < brandsBytes) return undefined;
    const type = buffer.toString('latin1', 4, 8);
    if (type === 'ftyp') return otherBrands.test(buffer.toString('latin1', 8)) ? undefined : mp4;
    // Cameras and old programs write QuickTime without a brand.
    return ['moov', 'mdat', 'wide', 'free', 'skip', 'pnot'].includes(type) ? quickTime : undefined;
  } finally {
    await file.close();
  }
}

/** Returns undefined for unknown formats, and for incomplete files of formats that consist of boxes. */
export async function checkVideo(path: string): Promise<CheckedFile | undefined> {
  const format = formatByType.get((await fileTypeFromFile(path))?.ext ?? '') ?? (await findBoxFormat(path));
  if (!format) return undefined;
  if (boxExtensions.has(format.extension) && !(await isMovie(path))) return undefined;
  return { path, ...format, width: null, height: null };
}
