import { ConversionError } from '#server/media/conversion-error.ts';
import { videoLimits } from '#server/media/conversion-limits.ts';
import type { ConversionResult, ConverterTask, DrawingTask } from '#server/media/converter.ts';
import { startClock } from '#server/media/programs/run-program.ts';
import { isCutOff } from '#server/media/videos/cut-video.ts';
import { makeMp4 } from '#server/media/videos/encode-video.ts';
import { probeVideo, type VideoFacts, type VideoTools } from '#server/media/videos/probe-video.ts';
import { makePoster, makeStrip } from '#server/media/videos/video-stills.ts';

/** Converts videos to an MP4 that every browser plays, a poster, and a strip of thumbnails for the timeline. */

function requireTools({ folder, signal, programs: { ffmpeg, ffprobe } }: DrawingTask): VideoTools {
  if (ffmpeg === undefined || ffprobe === undefined) {
    throw new ConversionError('program_missing', { program: 'FFmpeg' });
  }
  return { ffmpeg, ffprobe, folder, signal, clock: startClock(videoLimits.timeMs) };
}

/** Progress after making the MP4, and after making the poster. */
const progressAfterVideo = 0.85;
const progressAfterPoster = 0.9;

/**
 * Makes an MP4 that every browser plays; `mp4` is the source itself if it is one. Throws a ConversionError for a bad
 * video, and the signal's reason when aborted.
 */
export async function makePlayable(
  task: DrawingTask,
  progress: (share: number) => void,
  tools: VideoTools = requireTools(task),
): Promise<{ mp4: string; facts: VideoFacts }> {
  const sourceFacts = await probeVideo(task.path, tools);
  const mp4 = await makeMp4(task, sourceFacts, tools, progress);
  // The metadata of an uploaded file may be wrong; that of our own MP4 is right.
  const facts = await probeVideo(mp4, tools);
  if (facts.durationMs === 0) throw new ConversionError('video_damaged');
  if (await isCutOff(task.path, sourceFacts, facts.durationMs)) throw new ConversionError('video_cut_off');
  return { mp4, facts };
}

/** Throws like `makePlayable`. */
export async function convertVideo(task: ConverterTask): Promise<ConversionResult<'video'>> {
  const tools = requireTools(task);
  const progressVideo = (share: number) => task.progress(share * progressAfterVideo);
  const { mp4, facts } = await makePlayable(task, progressVideo, tools);
  task.progress(progressAfterVideo);
  const poster = await makePoster(mp4, facts, tools);
  task.progress(progressAfterPoster);
  const strip = await makeStrip(mp4, facts, tools);
  const { width, height, durationMs: duration_ms } = facts;
  const { path: posterPath, ...posterSize } = poster;
  const { path: stripPath, ...stripShape } = strip;
  const result: ConversionResult<'video'> = {
    kind: 'video',
    video: { url: await task.storeResult(mp4, '.mp4'), width, height },
    duration_ms,
    poster: { url: await task.storeResult(posterPath, '.jpg'), ...posterSize },
    strip: { url: await task.storeResult(stripPath, '.jpg'), ...stripShape },
  };
  task.progress(1);
  return result;
}
