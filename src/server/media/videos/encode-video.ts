import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { ConversionError } from '#server/media/conversion-error.ts';
import { toProcessorSeconds, videoLimits } from '#server/media/conversion-limits.ts';
import { type ProgramEnd, runProgram } from '#server/media/programs/run-program.ts';
import { splitWords } from '#server/media/programs/split-words.ts';
import { playsWhileLoading } from '#server/media/videos/mp4-layout.ts';
import {
  inputRestrictions,
  toFileUrl,
  type VideoFacts,
  type VideoTools,
} from '#server/media/videos/probe-video.ts';

/** Makes an MP4 that every browser plays: H.264 and AAC, with its index in front. */

const megabyte = 1024 * 1024;

/** Even width and height within a box, which may be upright; never larger than the original. */
export function fitInto(width: number, height: number, longSide: number, shortSide: number) {
  const scale = Math.min(1, longSide / Math.max(width, height), shortSide / Math.min(width, height));
  const toEven = (length: number) => Math.max(2, 2 * Math.round((length * scale) / 2));
  return { width: toEven(width), height: toEven(height) };
}

/** Whether every browser and telephone can play the streams without conversion. */
function hasPlayableStreams({ probe, picture, sound, width, height }: VideoFacts): boolean {
  const { copyLongSide, copyShortSide } = videoLimits;
  return (
    probe.format.format_name.startsWith('mov,mp4') &&
    picture.codec_name === 'h264' &&
    picture.pix_fmt === 'yuv420p' &&
    (sound === undefined || sound.codec_name === 'aac') &&
    Math.max(width, height) <= copyLongSide &&
    Math.min(width, height) <= copyShortSide
  );
}

/** Whether the file can be served unchanged: it must not contain the place of recording or further streams. */
async function isPlayableUnchanged(path: string, extension: string, { probe }: VideoFacts): Promise<boolean> {
  const hasLocation = Object.keys(probe.format.tags).some((tag) => /location|gps|xyz/i.test(tag));
  const isBare = probe.streams.length <= 2 && !hasLocation && extension === '.mp4';
  return isBare && (await playsWhileLoading(path));
}

function describeEncoding({ width, height }: VideoFacts): string[] {
  const size = fitInto(width, height, videoLimits.longSide, videoLimits.shortSide);
  const { framesPerSecond } = videoLimits;
  return splitWords(`
    -vf yadif=deint=interlaced,scale=${size.width}:${size.height},setsar=1,format=yuv420p
    -c:v libx264 -preset veryfast -crf 23 -profile:v high -maxrate 4M -bufsize 8M
    -fpsmax ${framesPerSecond} -g ${2 * framesPerSecond}
    -c:a aac -b:a 128k -ac 2 -ar 48000`);
}

function describeOutput({ picture, sound }: VideoFacts): string[] {
  // Slightly above the limits, to detect videos that exceed them.
  return splitWords(`
    -map 0:${picture.index} ${sound === undefined ? '' : `-map 0:${sound.index}`}
    -map_metadata -1 -map_chapters -1 -threads 2
    -t ${videoLimits.durationMs / 1000 + 1} -fs ${videoLimits.resultBytes + megabyte}
    -movflags +faststart -f mp4`);
}

/** Lets ffmpeg say at its end that more than this share of the pictures and sounds that it tried to read was unreadable. */
export const watchErrors = (share: number) => ['-max_error_rate', String(share)];

const tooManyErrorsCode = 69;

/** Throws ConversionError 'video_unreadable_parts' at the end of a program with `watchErrors`. */
export function requireReadable({ exitCode }: ProgramEnd): void {
  if (exitCode === tooManyErrorsCode) throw new ConversionError('video_unreadable_parts');
}

/** Path of an MP4 that can be served; the source itself if it needs no change. */
export async function makeMp4(
  source: { path: string; extension: string },
  facts: VideoFacts,
  tools: VideoTools,
  progress: (share: number) => void,
): Promise<string> {
  const canCopyStreams = hasPlayableStreams(facts);
  if (canCopyStreams && (await isPlayableUnchanged(source.path, source.extension, facts))) return source.path;
  const outputPath = join(tools.folder, 'video.mp4');
  const end = await runProgram({
    command: [
      tools.ffmpeg,
      ...splitWords('-nostdin -hide_banner -v error -progress pipe:1 -threads 2'),
      ...watchErrors(videoLimits.unreadableShareConverted),
      ...inputRestrictions,
      '-i',
      toFileUrl(source.path),
      ...describeOutput(facts),
      ...(canCopyStreams ? ['-c', 'copy'] : describeEncoding(facts)),
      toFileUrl(outputPath),
    ],
    limits: videoProgramLimits(tools),
    folder: tools.folder,
    signal: tools.signal,
    clock: tools.clock,
    onLine: (line) => {
      const share = readShare(line, facts.durationMs);
      if (share !== undefined) progress(share);
    },
  });
  requireReadable(end);
  await checkOutput(outputPath, end.exitCode);
  return outputPath;
}

export function videoProgramLimits({ clock }: VideoTools) {
  const { memoryBytes, resultBytes, cores } = videoLimits;
  // ffmpeg stops at its own size limit; this leaves some space for other files.
  const fileBytes = resultBytes + 64 * megabyte;
  return { memoryBytes, fileBytes, seconds: toProcessorSeconds(clock.limitMs, cores) };
}

/** Reads a line of `-progress` such as `out_time_us=1500000`; other lines have no time. */
function readShare(line: string, durationMs: number): number | undefined {
  const microseconds = /^out_time_us=(\d+)$/.exec(line)?.[1];
  return microseconds === undefined || durationMs === 0
    ? undefined
    : Math.min(1, Number(microseconds) / 1000 / durationMs);
}

async function checkOutput(path: string, exitCode: number | null): Promise<void> {
  const fileStats = await stat(path).catch(() => undefined);
  if (exitCode !== 0 || fileStats === undefined || fileStats.size === 0)
    throw new ConversionError('video_damaged');
  const { resultBytes } = videoLimits;
  if (fileStats.size > resultBytes)
    throw new ConversionError('result_too_large', { size: resultBytes / megabyte });
}
