import { execFileSync } from 'node:child_process';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { checkVideo } from '#server/features/files/checks/check-video.ts';
import { findPrograms } from '#server/media/programs/find-programs.ts';
import {
  makeConversionFolder,
  makeConversionTask,
  readConversionRefusal,
} from '#tests/support/conversion-task.ts';
import { makeVideo } from '#tests/support/samples/video-samples.ts';
import { convertVideo } from './convert-video.ts';

/** Unusual and broken files of the format that most teachers upload, from the check of the upload to the conversion. */

const picture = '-c:v libx264 -pix_fmt yuv420p -preset ultrafast';

async function convert(path: string) {
  expect(await checkVideo(path), 'it is taken as an upload').toBeDefined();
  const { task } = await makeConversionTask(path);
  return convertVideo(task);
}

/** A film of one picture each second; an hour takes a moment to make. */
function makeLong(seconds: number): string {
  const path = join(makeConversionFolder(), 'long.mp4');
  const input = ['-f', 'lavfi', '-i', `color=size=64x48:rate=1:duration=${seconds}`];
  execFileSync('ffmpeg', ['-nostdin', '-v', 'error', ...input, ...picture.split(' '), path]);
  return path;
}

/** A whole film whose pictures and sound are zero bytes. */
async function makeErased(): Promise<string> {
  const path = makeVideo(makeConversionFolder(), 'a.mp4', {
    args: `${picture} -c:a aac -movflags +faststart`,
  });
  const bytes = await readFile(path);
  await writeFile(path, bytes.fill(0, bytes.indexOf('mdat') + 4));
  return path;
}

describe.skipIf(findPrograms().ffmpeg === undefined)('an MP4', () => {
  test('without sound is taken', async () => {
    const path = makeVideo(makeConversionFolder(), 'a.mp4', { sound: false, args: picture });
    expect(await convert(path)).toMatchObject({ duration_ms: 3_000, video: { width: 320, height: 240 } });
  });

  test('that stands upright stays so, also on its poster', async () => {
    const path = makeVideo(makeConversionFolder(), 'a.mp4', { size: '240x320', args: picture });
    const upright = { width: 240, height: 320 };
    expect(await convert(path)).toMatchObject({ video: upright, poster: upright });
  });

  test('of three hours is taken, with a hundred thumbnails, and no longer one', async () => {
    const result = await convert(makeLong(3 * 3_600));
    expect(result).toMatchObject({ duration_ms: 10_800_000, strip: { count: 100, interval_ms: 108_000 } });
    const longer = convert(makeLong(3 * 3_600 + 60));
    expect(await readConversionRefusal(longer)).toEqual(['video_too_long', { count: 3 }]);
  });

  test.each([
    ['without a picture in it', '-frames:v 0'],
    ['without a picture in it, in fragments', '-t 0 -movflags +empty_moov'],
  ])('%s is refused', async (_, args) => {
    const path = makeVideo(makeConversionFolder(), 'a.mp4', { args: `${picture} ${args}` });
    expect(await readConversionRefusal(convert(path))).toEqual(['video_damaged', {}]);
  });

  test('of one picture is so short that no quiz takes it', async () => {
    const path = makeVideo(makeConversionFolder(), 'a.mp4', {
      sound: false,
      args: `${picture} -frames:v 1`,
    });
    expect((await convert(path)).duration_ms).toBe(40);
  });

  test('with an index, but nothing else, is refused', async () => {
    expect(await readConversionRefusal(convert(await makeErased()))).toEqual(['video_damaged', {}]);
  });

  test('that was cut off is refused as an upload', async () => {
    const path = makeVideo(makeConversionFolder(), 'a.mp4', { args: picture });
    const whole = await readFile(path);
    await writeFile(path, whole.subarray(0, whole.length / 2));
    expect(await checkVideo(path)).toBeUndefined();
  });
});
