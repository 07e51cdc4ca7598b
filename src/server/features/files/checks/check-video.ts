import { open } from 'node:fs/promises';
import { fileTypeFromFile } from 'file-type';
import type { CheckedFile } from '#server/features/files/checks/checked-file.ts';

/** Recognises videos by their signature. Converting shows whether they can be played. */

type Format = { extension: string; mime: string };

const mp4: Format = { extension: '.mp4', mime: 'video/mp4' };
const mpeg: Format = { extension: '.mpeg', mime: 'video/mpeg' };
const threeGp: Format = { extension: '.3gp', mime: 'video/3gpp' };

const formats = new Map<string, Format>([
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

const withBoxes: ReadonlySet<string> = new Set(['.mp4', '.mov', '.3gp']);
const boxesMax = 10_000;

/** Length of the box with these first 16 bytes; 0 if it is not a valid box (ISO/IEC 14496-12, 4.2). */
function boxLength(head: Buffer, bytesLeft: number): number {
  const size = head.readUInt32BE(0);
  if (!/^[\x20-\x7e\xa9]{4}$/.test(head.toString('latin1', 4, 8))) return 0;
  if (size === 0) return bytesLeft;
  const length = size === 1 ? Number(head.readBigUInt64BE(8)) : size;
  return length >= 8 && length <= bytesLeft ? length : 0;
}

/** Whether the file consists of complete boxes, one of which describes a video. */
async function isMovie(path: string): Promise<boolean> {
  const file = await open(path);
  try {
    const { size } = await file.stat();
    let hasMovie = false;
    let at = 0;
    for (let count = 0; at + 8 <= size; count += 1) {
      const { buffer } = await file.read(Buffer.alloc(16), 0, 16, at);
      const length = boxLength(buffer, size - at);
      if (length === 0 || count === boxesMax) return false;
      hasMovie ||= buffer.toString('latin1', 4, 8) === 'moov';
      at += length;
    }
    return hasMovie;
  } finally {
    await file.close();
  }
}

/** Undefined for unknown formats, and for incomplete files of formats with boxes. */
export async function checkVideo(path: string): Promise<CheckedFile | undefined> {
  const format = formats.get((await fileTypeFromFile(path))?.ext ?? '');
  if (!format) return undefined;
  if (withBoxes.has(format.extension) && !(await isMovie(path))) return undefined;
  return { path, ...format, width: null, height: null };
}
