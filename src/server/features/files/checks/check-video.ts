import { open } from 'node:fs/promises';
import { fileTypeFromFile } from 'file-type';
import type { CheckedFile } from '#server/features/files/checks/checked-file.ts';

/** Recognises videos by their signature. Only converting a video shows whether it can be played. */

type Format = { extension: string; mime: string };

const mp4: Format = { extension: '.mp4', mime: 'video/mp4' };
const mpeg: Format = { extension: '.mpeg', mime: 'video/mpeg' };
const threeGp: Format = { extension: '.3gp', mime: 'video/3gpp' };

const formatByType = new Map<string, Format>([
  ['mp4', mp4],
  ['m4v', mp4],
  ['mov', { extension: '.mov', mime: 'video/quicktime' }],
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

/** Reads the length of a box from its first 16 bytes; 0 if it is not a valid box (ISO/IEC 14496-12, 4.2). */
function readBoxLength(boxStart: Buffer, bytesLeft: number): number {
  const size = boxStart.readUInt32BE(0);
  if (!/^[\x20-\x7e\xa9]{4}$/.test(boxStart.toString('latin1', 4, 8))) return 0;
  if (size === 0) return bytesLeft;
  const length = size === 1 ? Number(boxStart.readBigUInt64BE(8)) : size;
  return length >= 8 && length <= bytesLeft ? length : 0;
}

/** Whether the file consists of complete boxes, one of which describes a video. */
async function isMovie(path: string): Promise<boolean> {
  const file = await open(path);
  try {
    const { size } = await file.stat();
    let hasMovie = false;
    let offset = 0;
    for (let count = 0; offset + 8 <= size; count += 1) {
      const { buffer } = await file.read(Buffer.alloc(16), 0, 16, offset);
      const length = readBoxLength(buffer, size - offset);
      if (length === 0 || count === boxesMax) return false;
      hasMovie ||= buffer.toString('latin1', 4, 8) === 'moov';
      offset += length;
    }
    return hasMovie;
  } finally {
    await file.close();
  }
}

/** Returns undefined for unknown formats, and for incomplete files of formats that consist of boxes. */
export async function checkVideo(path: string): Promise<CheckedFile | undefined> {
  const format = formatByType.get((await fileTypeFromFile(path))?.ext ?? '');
  if (!format) return undefined;
  if (boxExtensions.has(format.extension) && !(await isMovie(path))) return undefined;
  return { path, ...format, width: null, height: null };
}
