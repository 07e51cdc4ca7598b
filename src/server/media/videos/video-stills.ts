import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { ConversionError } from '#server/media/conversion-error.ts';
import { videoLimits } from '#server/media/conversion-limits.ts';
import type { ConversionResult } from '#server/media/converter.ts';
import { runProgram } from '#server/media/programs/run-program.ts';
import { splitWords } from '#server/media/programs/split-words.ts';
import {
  fitInto,
  requireReadable,
  videoProgramLimits,
  watchErrors,
} from '#server/media/videos/encode-video.ts';
import {
  inputRestrictions,
  toFileUrl,
  type VideoFacts,
  type VideoTools,
} from '#server/media/videos/probe-video.ts';

/** Makes pictures of a converted video: a poster, and a strip of thumbnails for the timeline. */

type VideoPicture<K extends 'poster' | 'strip'> = { path: string } & Omit<
  ConversionResult<'video'>[K],
  'url'
>;

async function extractPicture(
  name: string,
  inputOptions: string[],
  video: string,
  outputOptions: string[],
  tools: VideoTools,
) {
  const path = join(tools.folder, name);
  const end = await runProgram({
    command: [
      tools.ffmpeg,
      ...splitWords('-nostdin -hide_banner -v error -y -threads 2'),
      ...inputOptions,
      ...inputRestrictions,
      '-i',
      toFileUrl(video),
      ...splitWords('-map 0:v:0 -frames:v 1 -c:v mjpeg -f image2 -update 1'),
      ...outputOptions,
      toFileUrl(path),
    ],
    limits: videoProgramLimits(tools),
    folder: tools.folder,
    signal: tools.signal,
    clock: tools.clock,
  });
  const stillStats = await stat(path).catch(() => undefined);
  return { end, path: stillStats === undefined || stillStats.size === 0 ? undefined : path };
}

/** The frame at a tenth of the video, or the first frame. */
export async function makePoster(
  video: string,
  facts: VideoFacts,
  tools: VideoTools,
): Promise<VideoPicture<'poster'>> {
  const { width, height } = fitInto(facts.width, facts.height, videoLimits.longSide, videoLimits.shortSide);
  const posterOptions = ['-vf', `scale=${width}:${height},setsar=1,format=yuvj420p`, '-q:v', '3'];
  const seekOptions = ['-ss', (facts.durationMs / 10_000).toFixed(3)];
  const path =
    (await extractPicture('poster.jpg', seekOptions, video, posterOptions, tools)).path ??
    (await extractPicture('poster.jpg', [], video, posterOptions, tools)).path;
  if (path === undefined) throw new ConversionError('video_damaged');
  return { path, width, height };
}

/** For longer videos only key frames are decoded. */
const allFramesMaxMs = 5 * 60_000;

function planStrip({ width, height, durationMs }: VideoFacts) {
  const { thumbsMax, thumbWidth, thumbHeightMax, stripColumns: columns } = videoLimits;
  const interval_ms = Math.max(1000, Math.ceil(durationMs / thumbsMax));
  const count = Math.max(1, Math.ceil(durationMs / interval_ms));
  const thumbHeight = Math.min(
    thumbHeightMax,
    Math.max(2, 2 * Math.round((thumbWidth * height) / width / 2)),
  );
  const rows = Math.ceil(count / columns);
  return {
    columns,
    count,
    interval_ms,
    rows,
    width: columns * thumbWidth,
    height: rows * thumbHeight,
    thumbHeight,
  };
}

/**
 * Thumbnail number n shows the video at n × interval_ms. This reads all of the video until the last of them, and therefore
 * notices where its pictures are missing.
 */
export async function makeStrip(
  video: string,
  facts: VideoFacts,
  tools: VideoTools,
): Promise<VideoPicture<'strip'>> {
  const { rows, thumbHeight, ...strip } = planStrip(facts);
  const thumbSize = `${videoLimits.thumbWidth}:${thumbHeight}`;
  const filters = [
    `fps=fps=1000/${strip.interval_ms}:round=up`,
    `scale=${thumbSize}:force_original_aspect_ratio=decrease,pad=${thumbSize}:(ow-iw)/2:(oh-ih)/2,setsar=1,format=yuvj420p`,
    // Repeats the last picture if the frames end before the sound.
    'tpad=stop_mode=clone:stop=-1',
    `tile=${strip.columns}x${rows}:nb_frames=${strip.count}:color=black`,
  ].join(',');
  const inputOptions = [
    ...watchErrors(videoLimits.unreadableShare),
    ...(facts.durationMs > allFramesMaxMs ? ['-skip_frame', 'nokey'] : []),
  ];
  const { end, path } = await extractPicture(
    'strip.jpg',
    inputOptions,
    video,
    ['-vf', filters, '-q:v', '5'],
    tools,
  );
  requireReadable(end);
  if (path === undefined) throw new ConversionError('video_damaged');
  return { path, ...strip };
}
