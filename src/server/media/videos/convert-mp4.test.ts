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
function makeLong(seconds: number, options = ''): string {
  const path = join(makeConversionFolder(), 'long.mp4');
  const input = ['-f', 'lavfi', '-i', `color=size=64x48:rate=1:duration=${seconds}`];
  execFileSync('ffmpeg', [
    '-nostdin',
    '-v',
    'error',
    ...input,
    ...`${picture} ${options}`.trim().split(' '),
    path,
  ]);
  return path;
}

/** Zeroes a part of the pictures and the sound, as a download that was broken off leaves it; the index stays. */
async function erase(path: string, fromShare = 0, toShare = 1): Promise<string> {
  const bytes = await readFile(path);
  const begin = bytes.indexOf('mdat') + 4;
  const placeOf = (share: number) => Math.round(begin + share * (bytes.length - begin));
  await writeFile(path, bytes.fill(0, placeOf(fromShare), placeOf(toShare)));
  return path;
}

const makeWhole = (args = picture, seconds = 10) =>
  makeVideo(makeConversionFolder(), 'a.mp4', { seconds, args: `${args} -c:a aac -movflags +faststart` });

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
    expect(await readConversionRefusal(convert(await erase(makeWhole())))).toEqual(['video_damaged', {}]);
  });

  const unreadable = ['video_unreadable_parts', {}];

  test.each([
    ['second half', 0.5, 1],
    ['first half', 0.1, 0.5],
    ['middle', 0.4, 0.6],
  ])('whose %s is empty is refused', async (_, from, to) => {
    expect(await readConversionRefusal(convert(await erase(makeWhole(), from, to)))).toEqual(unreadable);
  });

  test('whose second half is empty is refused where it is packed or encoded again', async () => {
    const behind = makeVideo(makeConversionFolder(), 'a.mp4', { seconds: 10, args: `${picture} -c:a aac` });
    const bytes = await readFile(behind);
    const end = bytes.indexOf('moov') - 4;
    await writeFile(behind, bytes.fill(0, Math.round(end / 2), end));
    expect(await readConversionRefusal(convert(behind))).toEqual(unreadable);
    const encoded = makeWhole('-c:v libx264 -pix_fmt yuv444p -preset ultrafast');
    expect(await readConversionRefusal(convert(await erase(encoded, 0.5)))).toEqual(unreadable);
  });

  test('of hours, of which only key frames are looked at, is refused as well', async () => {
    const long = await erase(makeLong(2 * 3_600, '-movflags +faststart'), 0.5);
    expect(await readConversionRefusal(convert(long))).toEqual(unreadable);
  });

  test('of which hardly anything is missing is taken', async () => {
    expect((await convert(await erase(makeWhole(), 0.995))).duration_ms).toBe(10_000);
  });

  test('that was cut off is refused as an upload', async () => {
    const path = makeVideo(makeConversionFolder(), 'a.mp4', { args: picture });
    const whole = await readFile(path);
    await writeFile(path, whole.subarray(0, whole.length / 2));
    expect(await checkVideo(path)).toBeUndefined();
  });
});
