import { execFileSync } from 'node:child_process';
import { join } from 'node:path';

/** Videos made by ffmpeg itself: a moving test picture and a tone. */

type Sample = { seconds?: number; size?: string; sound?: boolean; args?: string };

/** Writes the video in the format of its ending, or as `args` (of ffmpeg, split at spaces) say. */
export function makeVideo(folder: string, name: string, sample: Sample = {}): string {
  const { seconds = 3, size = '320x240', sound = true, args = '' } = sample;
  const path = join(folder, name);
  const inputs = ['-f', 'lavfi', '-i', `testsrc2=size=${size}:rate=25:duration=${seconds}`];
  if (sound) inputs.push('-f', 'lavfi', '-i', `sine=duration=${seconds}`);
  const output = args === '' ? [] : args.split(' ');
  execFileSync('ffmpeg', ['-nostdin', '-v', 'error', '-y', ...inputs, ...output, path]);
  return path;
}

export type Probed = {
  streams: {
    codec_type: string;
    codec_name: string;
    width?: number;
    height?: number;
    r_frame_rate: string;
  }[];
  format: { duration: string; tags?: Record<string, string> };
};

export function probe(path: string): Probed {
  const args = ['-v', 'error', '-of', 'json', '-show_streams', '-show_format', path];
  return JSON.parse(execFileSync('ffprobe', args, { encoding: 'utf8' })) as Probed;
}
