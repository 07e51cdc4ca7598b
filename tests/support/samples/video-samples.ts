import { execFileSync } from 'node:child_process';
import { join } from 'node:path';

/** Makes videos with ffmpeg: a moving test picture and a tone. */

type VideoOptions = { seconds?: number; size?: string; sound?: boolean; args?: string };

/** Writes a video in the format of its file extension. `args` are further arguments for ffmpeg, separated by spaces. */
export function makeVideo(folder: string, name: string, sample: VideoOptions = {}): string {
  const { seconds = 3, size = '320x240', sound = true, args = '' } = sample;
  const path = join(folder, name);
  const inputs = ['-f', 'lavfi', '-i', `testsrc2=size=${size}:rate=25:duration=${seconds}`];
  if (sound) inputs.push('-f', 'lavfi', '-i', `sine=duration=${seconds}`);
  const output = args === '' ? [] : args.split(' ');
  execFileSync('ffmpeg', ['-nostdin', '-v', 'error', '-y', ...inputs, ...output, path]);
  return path;
}

export type ProbedVideo = {
  streams: {
    codec_type: string;
    codec_name: string;
    width?: number;
    height?: number;
    r_frame_rate: string;
  }[];
  format: { duration: string; tags?: Record<string, string> };
};

export function probeVideo(path: string): ProbedVideo {
  const args = ['-v', 'error', '-of', 'json', '-show_streams', '-show_format', path];
  return JSON.parse(execFileSync('ffprobe', args, { encoding: 'utf8' })) as ProbedVideo;
}
