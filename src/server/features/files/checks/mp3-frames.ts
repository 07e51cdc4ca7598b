import { open } from 'node:fs/promises';

/** Recognises MP3 by its frames (ISO/IEC 11172-3 and 13818-3, layer III), past ID3v2 tags. */

const kbps1 = [0, 32, 40, 48, 56, 64, 80, 96, 112, 128, 160, 192, 224, 256, 320];
const kbps2 = [0, 8, 16, 24, 32, 40, 48, 56, 64, 80, 96, 112, 128, 144, 160];
const hertz1 = [44_100, 48_000, 32_000];

/** Random data does not contain so many consecutive frames. */
const framesNeeded = 3;
const searchedBytes = 128 * 1024;
const tagsMax = 4;

/** Length of the frame with its header at `at`; 0 if there is none. */
function frameLength(bytes: Uint8Array, at: number): number {
  const [sync = 0, kind = 0, rates = 0] = bytes.subarray(at, at + 3);
  if (sync !== 0xff || (kind & 0xe6) !== 0xe2) return 0;
  const version = (kind >> 3) & 3;
  const kbps = (version === 3 ? kbps1 : kbps2)[rates >> 4];
  const hertz = hertz1[(rates >> 2) & 3];
  if (version === 1 || !kbps || !hertz) return 0;
  const divisor = version === 3 ? 1 : version === 2 ? 2 : 4;
  const samples = version === 3 ? 144_000 : 72_000;
  return Math.floor((samples * kbps) / (hertz / divisor)) + ((rates >> 1) & 1);
}

function startsFrames(bytes: Uint8Array, start: number): boolean {
  let at = start;
  for (let frame = 0; frame < framesNeeded; frame += 1) {
    const length = frameLength(bytes, at);
    if (length === 0) return false;
    at += length;
  }
  return at <= bytes.length;
}

/** Length of the ID3v2 tag at the start of `head`, with header and footer; 0 if there is none. */
function tagLength(head: Uint8Array): number {
  if (head.length < 10 || Buffer.from(head.subarray(0, 3)).toString('latin1') !== 'ID3') return 0;
  const size = head.subarray(6, 10).reduce((sum, byte) => sum * 128 + (byte & 0x7f), 0);
  const footer = ((head[5] ?? 0) & 0x10) === 0 ? 0 : 10;
  return 10 + size + footer;
}

/** Whether the file has MP3 frames at its start or after its tags. */
export async function hasMp3Frames(path: string): Promise<boolean> {
  const file = await open(path);
  try {
    const read = async (position: number, length: number) => {
      const { buffer, bytesRead } = await file.read(Buffer.alloc(length), 0, length, position);
      return buffer.subarray(0, bytesRead);
    };
    let start = 0;
    for (let tag = 0; tag < tagsMax; tag += 1) start += tagLength(await read(start, 10));
    const bytes = await read(start, searchedBytes);
    for (let at = bytes.indexOf(0xff); at !== -1; at = bytes.indexOf(0xff, at + 1)) {
      if (startsFrames(bytes, at)) return true;
    }
    return false;
  } finally {
    await file.close();
  }
}
