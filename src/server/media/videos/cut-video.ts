import { open } from 'node:fs/promises';
import type { VideoFacts } from '#server/media/videos/probe-video.ts';

/** Recognises incomplete videos by the length that their beginning states. MPEG states none. */

const headMaxLength = 64 * 1024;

/** File Properties Object ([ASF] 3.2); at offset 88 are flags, the lowest of which means live. */
const asfProperties = Buffer.from('a1dcab8c47a9cf118ee400c00c205365', 'hex');
const asfFlagsOffset = 88;

async function readHead(path: string): Promise<Buffer> {
  const file = await open(path);
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(headMaxLength), 0, headMaxLength, 0);
    return buffer.subarray(0, bytesRead);
  } finally {
    await file.close();
  }
}

/**
 * Whether an ASF file without a length is incomplete. Live recordings have none, either, but are marked as
 * such.
 */
async function isCutAsf(path: string): Promise<boolean> {
  const head = await readHead(path);
  const flagsOffset = head.indexOf(asfProperties) + asfFlagsOffset;
  return (
    flagsOffset >= asfFlagsOffset &&
    flagsOffset + 4 <= head.length &&
    (head.readUInt32LE(flagsOffset) & 1) === 0
  );
}

/** In milliseconds; 0 if the format states none. */
function computeStatedMs({ probe, picture, durationMs }: VideoFacts): number {
  const format = probe.format.format_name;
  if (format.startsWith('mpeg')) return 0;
  // ffprobe computes its value from the existing bytes.
  if (format !== 'avi') return durationMs;
  const [numerator = 0, denominator = 0] = picture.time_base.split('/').map(Number);
  const statedMs = (1000 * picture.nb_frames * numerator) / denominator;
  return Number.isFinite(statedMs) ? statedMs : 0;
}

/** Whether the playable length in milliseconds is clearly shorter than the stated one. */
export async function isCutOff(path: string, sourceFacts: VideoFacts, playableMs: number): Promise<boolean> {
  if (sourceFacts.probe.format.format_name === 'asf' && sourceFacts.durationMs === 0) return isCutAsf(path);
  const missingMs = computeStatedMs(sourceFacts) - playableMs;
  return missingMs > 1000 && missingMs > 0.05 * playableMs;
}
