import { open } from 'node:fs/promises';

/** Recognises MP3 by its frames (ISO/IEC 11172-3 and 13818-3, layer III), which may follow ID3v2 tags. */

const mpeg1Kbps = [0, 32, 40, 48, 56, 64, 80, 96, 112, 128, 160, 192, 224, 256, 320];
const mpeg2Kbps = [0, 8, 16, 24, 32, 40, 48, 56, 64, 80, 96, 112, 128, 144, 160];
const mpeg1Hertz = [44_100, 48_000, 32_000];

/** Random data does not contain this many consecutive frames. */
const framesNeeded = 3;
const searchedBytes = 128 * 1024;
const tagsMax = 4;

/** Returns the length of the frame whose header is at `offset`; 0 if there is none. */
function readFrameLength(bytes: Uint8Array, offset: number): number {
  const [syncByte = 0, versionByte = 0, ratesByte = 0] = bytes.subarray(offset, offset + 3);
  if (syncByte !== 0xff || (versionByte & 0xe6) !== 0xe2) return 0;
  const version = (versionByte >> 3) & 3;
  const kbps = (version === 3 ? mpeg1Kbps : mpeg2Kbps)[ratesByte >> 4];
  const hertz = mpeg1Hertz[(ratesByte >> 2) & 3];
  if (version === 1 || !kbps || !hertz) return 0;
  const divisor = version === 3 ? 1 : version === 2 ? 2 : 4;
  const lengthFactor = version === 3 ? 144_000 : 72_000;
  return Math.floor((lengthFactor * kbps) / (hertz / divisor)) + ((ratesByte >> 1) & 1);
}

function hasFramesAt(bytes: Uint8Array, start: number): boolean {
  let offset = start;
  for (let frame = 0; frame < framesNeeded; frame += 1) {
    const length = readFrameLength(bytes, offset);
    if (length === 0) return false;
    offset += length;
  }
  return offset <= bytes.length;
}

/**
 * Returns the length of the ID3v2 tag that starts with these bytes, with its header and footer; 0 if there is
 * none.
 */
function readTagLength(tagStart: Uint8Array): number {
  if (tagStart.length < 10 || Buffer.from(tagStart.subarray(0, 3)).toString('latin1') !== 'ID3') return 0;
  const size = tagStart.subarray(6, 10).reduce((sum, byte) => sum * 128 + (byte & 0x7f), 0);
  const footerLength = ((tagStart[5] ?? 0) & 0x10) === 0 ? 0 : 10;
  return 10 + size + footerLength;
}

/** Whether the file has MP3 frames at its start or after its tags. */
export async function hasMp3Frames(path: string): Promise<boolean> {
  const file = await open(path);
  try {
    const readAt = async (position: number, length: number) => {
      const { buffer, bytesRead } = await file.read(Buffer.alloc(length), 0, length, position);
      return buffer.subarray(0, bytesRead);
    };
    let audioStart = 0;
    for (let tag = 0; tag < tagsMax; tag += 1) audioStart += readTagLength(await readAt(audioStart, 10));
    const bytes = await readAt(audioStart, searchedBytes);
    for (let offset = bytes.indexOf(0xff); offset !== -1; offset = bytes.indexOf(0xff, offset + 1)) {
      if (hasFramesAt(bytes, offset)) return true;
    }
    return false;
  } finally {
    await file.close();
  }
}
