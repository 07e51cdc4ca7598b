import { readFile, writeFile } from 'node:fs/promises';
import { crc32 } from 'node:zlib';

/**
 * Leaves out of a JPEG or PNG file what cameras and programs write beside the picture, such as where it was taken, and
 * what stands behind it. Nothing is decoded, and no pixel changes.
 */

type Cut = { start: number; end: number };
/** What to leave out, in order, between its first part and the end of the picture. Positions in bytes. */
type Layout = { firstPartEnd: number; cuts: Cut[]; end: number };

/** Cameras write some dozens of parts; no file may keep the server busy with more. */
const cutsMax = 2_000;

/** Codes of JPEG's markers (ITU-T T.81, table B.1). */
const endOfImage = 0xd9;
const firstRestart = 0xd0;
const lastRestart = 0xd7;
const firstApplication = 0xe0;
const lastApplication = 0xef;
const comment = 0xfe;
/** Application data of JPEG that decoders need for the colours. */
const colourNames = ['JFIF\0', 'ICC_PROFILE\0', 'Adobe'];

/** Position of the next marker; -1 if there is none. Coded pixels hold zero or a restart after each 0xff. */
function findMarker(bytes: Buffer, from: number): number {
  let at = bytes.indexOf(0xff, from);
  for (; at !== -1; at = bytes.indexOf(0xff, at + 1)) {
    const code = bytes[at + 1] ?? 0;
    const isWithinPixels = code === 0 || code === 0xff || (code >= firstRestart && code <= lastRestart);
    if (!isWithinPixels) return at;
  }
  return at;
}

function isBesideJpeg(bytes: Buffer, { start, end }: Cut): boolean {
  const code = bytes[start + 1] ?? 0;
  if (code === comment) return true;
  if (code < firstApplication || code > lastApplication) return false;
  const name = bytes.toString('latin1', start + 4, Math.min(end, start + 16));
  return !colourNames.some((each) => name.startsWith(each));
}

function readJpegLayout(bytes: Buffer): Layout | undefined {
  const cuts: Cut[] = [];
  const firstPartEnd = 2;
  for (let at = firstPartEnd; cuts.length <= cutsMax; ) {
    const start = findMarker(bytes, at);
    if (start === -1 || start + 2 > bytes.length) return undefined;
    if (bytes[start + 1] === endOfImage) return { firstPartEnd, cuts, end: start + 2 };
    if (start + 4 > bytes.length) return undefined;
    const part = { start, end: start + 2 + bytes.readUInt16BE(start + 2) };
    if (part.end > bytes.length) return undefined;
    if (isBesideJpeg(bytes, part)) cuts.push(part);
    at = part.end;
  }
  return undefined;
}

/** Chunks of PNG (third edition, 11) that decoders need for pixels and colours. */
const pictureChunks = new Set('IHDR PLTE IDAT tRNS gAMA cHRM sRGB iCCP sBIT cICP'.split(' '));

function readPngLayout(bytes: Buffer): Layout | undefined {
  const cuts: Cut[] = [];
  for (let at = 8; at + 12 <= bytes.length && cuts.length <= cutsMax; ) {
    const part = { start: at, end: at + 12 + bytes.readUInt32BE(at) };
    if (part.end > bytes.length) return undefined;
    const type = bytes.toString('latin1', at + 4, at + 8);
    if (type === 'IEND') return { firstPartEnd: 33, cuts, end: part.end };
    if (!pictureChunks.has(type)) cuts.push(part);
    at = part.end;
  }
  return undefined;
}

/** Camera data (TIFF 6.0, section 2) that tell how a picture is turned, and nothing else. */
function writeOrientation(orientation: number): Buffer {
  const tiff = Buffer.from('49492a0008000000010012010300010000000000000000000000', 'hex');
  tiff.writeUInt16LE(orientation, 18);
  return tiff;
}

function toJpegPart(tiff: Buffer): Buffer {
  return Buffer.concat([Buffer.from([0xff, 0xe1, 0, 8 + tiff.length]), Buffer.from('Exif\0\0'), tiff]);
}

function toPngPart(tiff: Buffer): Buffer {
  const chunk = Buffer.concat([Buffer.alloc(4), Buffer.from('eXIf'), tiff, Buffer.alloc(4)]);
  chunk.writeUInt32BE(tiff.length);
  chunk.writeUInt32BE(crc32(chunk.subarray(4, -4)), chunk.length - 4);
  return chunk;
}

function listParts(bytes: Buffer, { firstPartEnd, cuts, end }: Layout, turn: Buffer): Buffer[] {
  const parts = [bytes.subarray(0, firstPartEnd), turn];
  let at = firstPartEnd;
  for (const cut of [...cuts, { start: end, end }]) {
    parts.push(bytes.subarray(at, cut.start));
    at = cut.end;
  }
  return parts;
}

type PictureFile = { path: string; extension: '.jpg' | '.png'; orientation: number | undefined };

/** Writes the picture alone to `targetPath`, and how it is turned. Returns whether it is whole. */
export async function writeBarePicture(
  { path, extension, orientation = 1 }: PictureFile,
  targetPath: string,
): Promise<boolean> {
  const bytes = await readFile(path);
  const isJpeg = extension === '.jpg';
  const layout = isJpeg ? readJpegLayout(bytes) : readPngLayout(bytes);
  if (!layout) return false;
  const tiff = writeOrientation(orientation);
  const turn = orientation === 1 ? Buffer.alloc(0) : (isJpeg ? toJpegPart : toPngPart)(tiff);
  await writeFile(targetPath, listParts(bytes, layout, turn));
  return true;
}
