import * as z from 'zod';
import { ConversionError } from '#server/media/conversion-error.ts';
import { videoLimits } from '#server/media/conversion-limits.ts';
import { type Clock, runProgram } from '#server/media/programs/run-program.ts';
import { splitWords } from '#server/media/programs/split-words.ts';

/** Reads facts about a video with ffprobe. Only the formats below are opened, so no playlists of other files. */

/** Demuxers of the accepted formats, and of formats that cameras store with the same extensions. */
const demuxers = ['mov,mp4,m4a,3gp,3g2,mj2', 'avi', 'asf', 'rm', 'ivr', 'mpeg', 'mpegts', 'mpegvideo', 'm4v'];

/** Arguments before `-i` for programs that open an uploaded video. */
export const inputRestrictions = splitWords(
  `-protocol_whitelist file -format_whitelist ${demuxers.join(',')} -max_pixels ${videoLimits.pixelsMax}`,
);

/** A path in a form that ffmpeg never mistakes for an option or another protocol. */
export function toFileUrl(path: string): string {
  return `file:${path}`;
}

const numberOrZero = z.coerce.number().catch(0);

const streamSchema = z.object({
  index: z.int(),
  codec_type: z.string().catch(''),
  codec_name: z.string().catch(''),
  pix_fmt: z.string().catch(''),
  /** Seconds, as a fraction. */
  time_base: z.string().catch(''),
  nb_frames: numberOrZero,
  width: numberOrZero,
  height: numberOrZero,
  sample_aspect_ratio: z.string().catch(''),
  disposition: z.object({ attached_pic: numberOrZero }).catch({ attached_pic: 0 }),
  side_data_list: z.array(z.object({ rotation: numberOrZero })).catch([]),
});

const probeSchema = z.object({
  streams: z.array(streamSchema),
  format: z.object({
    format_name: z.string(),
    duration: numberOrZero,
    tags: z.record(z.string(), z.string()).catch({}),
  }),
});

export type Probe = z.output<typeof probeSchema>;
export type Stream = z.output<typeof streamSchema>;

export type VideoFacts = {
  probe: Probe;
  picture: Stream;
  sound: Stream | undefined;
  /** 0 if the file does not state it. */
  durationMs: number;
  /** As displayed: upright, with square pixels. */
  width: number;
  height: number;
};

export type VideoTools = {
  ffmpeg: string;
  ffprobe: string;
  folder: string;
  signal: AbortSignal;
  clock: Clock;
};

function readRatio(text: string): number {
  const [horizontal = 0, vertical = 0] = text.split(':').map(Number);
  const ratio = horizontal / vertical;
  return Number.isFinite(ratio) && ratio > 0 ? ratio : 1;
}

function measureDisplayed(picture: Stream): { width: number; height: number } {
  const width = Math.max(1, Math.round(picture.width * readRatio(picture.sample_aspect_ratio)));
  const { height } = picture;
  const rotation = picture.side_data_list.find((data) => data.rotation !== 0)?.rotation ?? 0;
  return Math.abs(rotation) % 180 === 90 ? { width: height, height: width } : { width, height };
}

function readFacts(output: string): VideoFacts {
  const parsedProbe = probeSchema.safeParse(parseJson(output));
  if (!parsedProbe.success) throw new ConversionError('video_damaged');
  const { streams, format } = parsedProbe.data;
  const picture = streams.find((one) => one.codec_type === 'video' && one.disposition.attached_pic === 0);
  const sound = streams.find((one) => one.codec_type === 'audio');
  if (picture === undefined) {
    throw new ConversionError(sound === undefined ? 'video_damaged' : 'video_without_picture');
  }
  const pixels = picture.width * picture.height;
  if (pixels < 1 || pixels > videoLimits.pixelsMax) throw new ConversionError('video_damaged');
  const durationMs = Math.max(0, Math.round(format.duration * 1000));
  return { probe: parsedProbe.data, picture, sound, durationMs, ...measureDisplayed(picture) };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

const maxOutputLength = 1_000_000;

/** Throws ConversionError 'video_damaged', 'video_without_picture' and 'video_too_long'. */
export async function probeVideo(path: string, tools: VideoTools): Promise<VideoFacts> {
  const { ffprobe, folder, signal, clock } = tools;
  let output = '';
  const { exitCode } = await runProgram({
    command: [
      ffprobe,
      ...splitWords('-v error -of json -show_format -show_streams'),
      ...inputRestrictions,
      '-i',
      toFileUrl(path),
    ],
    limits: { memoryBytes: videoLimits.memoryBytes, fileBytes: 0, seconds: 60 },
    folder,
    signal,
    clock,
    onLine: (line) => {
      if (output.length < maxOutputLength) output += line;
    },
  });
  if (exitCode !== 0) throw new ConversionError('video_damaged');
  const facts = readFacts(output);
  if (facts.durationMs <= videoLimits.durationMs) return facts;
  throw new ConversionError('video_too_long', { count: videoLimits.durationMs / 3_600_000 });
}
