import { mkdtempSync, readdirSync } from 'node:fs';
import { readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { videoLimits } from '#server/media/conversion-limits.ts';
import { findPrograms } from '#server/media/programs/find-programs.ts';
import {
  listProcessesIn,
  makeConversionFolder,
  makeConversionTask,
  readConversionRefusal,
} from '#tests/support/conversion-task.ts';
import { makeVideo } from '#tests/support/samples/video-samples.ts';
import { convertVideo } from './convert-video.ts';

let samples = '';

async function readRefusalOf(path: string) {
  const { task } = await makeConversionTask(path);
  return await readConversionRefusal(convertVideo(task));
}

async function writeSample(name: string, bytes: string | Uint8Array): Promise<string> {
  const path = join(makeConversionFolder(), name);
  await writeFile(path, bytes);
  return path;
}

function overrideLimits(changes: Partial<typeof videoLimits>): void {
  const earlierLimits = { ...videoLimits };
  Object.assign(videoLimits, changes);
  onTestFinished(() => void Object.assign(videoLimits, earlierLimits));
}

const damaged = ['video_damaged', {}];

describe.skipIf(findPrograms().ffmpeg === undefined)('a hostile video', () => {
  beforeAll(() => {
    samples = mkdtempSync(join(tmpdir(), 'videos-'));
    makeVideo(samples, 'good.avi', { seconds: 4, args: '-c:v mpeg4 -c:a mp3' });
    makeVideo(samples, 'good.wmv', { seconds: 4, args: '-c:v wmv2 -c:a wmav2' });
    makeVideo(samples, 'good.mpeg', { seconds: 4, args: '-c:v mpeg1video -c:a mp2 -r 25' });
    makeVideo(samples, 'segment.ts', { args: '-c:v mpeg2video -c:a mp2' });
  });
  afterAll(() => rm(samples, { recursive: true, force: true }));

  test.each([
    ['HLS', '#EXTM3U\n#EXT-X-TARGETDURATION:9\n#EXTINF:9,\nsegment.ts\n#EXT-X-ENDLIST\n'],
    ['concat', 'ffconcat version 1.0\nfile good.avi\n'],
  ])('that is a playlist (%s) of other files reads none of them', async (kind, text) => {
    for (const ending of ['.avi', '.mp4']) {
      const path = join(samples, `${kind}${ending}`);
      await writeFile(path, text);
      expect(await readRefusalOf(path)).toEqual(damaged);
    }
  });

  test.each([
    ['without a byte', ''],
    ['that is a picture with a script', 'GIF89a/*\u0001\u0000*/=1;alert(1)//'],
    ['that is a web page', '<html><video src="http://127.0.0.1/"></video></html>'],
  ])('%s is refused', async (_, bytes) => {
    expect(await readRefusalOf(await writeSample('a.mp4', bytes))).toEqual(damaged);
  });

  test('with nothing but sound is refused as such', async () => {
    const path = makeVideo(makeConversionFolder(), 'a.mp4', { args: '-vn -c:a aac' });
    expect(await readRefusalOf(path)).toEqual(['video_without_picture', {}]);
  });

  test.each(['avi', 'wmv'])('cut off is refused as such (%s)', async (ending) => {
    const whole = await readFile(join(samples, `good.${ending}`));
    const cut = await writeSample(`cut.${ending}`, whole.subarray(0, whole.length / 2));
    expect(await readRefusalOf(cut)).toEqual(['video_cut_off', {}]);
  });

  test('cut off in a format without a stated length is converted as far as it goes', async () => {
    const whole = await readFile(join(samples, 'good.mpeg'));
    const { task } = await makeConversionTask(
      await writeSample('cut.mpeg', whole.subarray(0, whole.length / 2)),
    );
    const { duration_ms } = await convertVideo(task);
    expect(duration_ms).toBeGreaterThan(500);
    expect(duration_ms).toBeLessThan(3500);
  });

  test('that nearly all of is there is taken', async () => {
    for (const ending of ['avi', 'wmv']) {
      const whole = await readFile(join(samples, `good.${ending}`));
      const { task } = await makeConversionTask(await writeSample(`a.${ending}`, whole.subarray(0, -200)));
      expect((await convertVideo(task)).duration_ms).toBeGreaterThan(3500);
    }
  });

  test('that states a length beyond the limit is refused before any work', async () => {
    overrideLimits({ durationMs: 3000 });
    const { task, shares } = await makeConversionTask(join(samples, 'good.avi'));
    const [key] = await readConversionRefusal(convertVideo(task));
    expect([key, shares]).toEqual(['video_too_long', []]);
  });

  test('that lies about how long it is ends at the limit', async () => {
    const path = makeVideo(makeConversionFolder(), 'endless.avi', {
      seconds: 8,
      args: '-c:v mpeg4 -c:a mp3',
    });
    const bytes = await readFile(path);
    // Sets the number of frames in the main header, and the lengths in the stream headers, to one.
    bytes.writeUInt32LE(1, bytes.indexOf('avih') + 8 + 16);
    for (let at = bytes.indexOf('strh'); at >= 0; at = bytes.indexOf('strh', at + 4)) {
      bytes.writeUInt32LE(1, at + 8 + 32);
    }
    overrideLimits({ durationMs: 3000 });
    const { task, shares } = await makeConversionTask(await writeSample('lying.avi', bytes));
    const [key] = await readConversionRefusal(convertVideo(task));
    expect(key).toBe('video_too_long');
    expect(shares.length, 'it was believed at first').toBeGreaterThan(0);
  });

  test('that takes too long is stopped', async () => {
    overrideLimits({ timeMs: 1500 });
    const path = makeVideo(makeConversionFolder(), 'slow.avi', {
      seconds: 40,
      size: '1280x720',
      args: '-c:v mpeg4 -c:a mp3',
    });
    const { task } = await makeConversionTask(path);
    expect(await readConversionRefusal(convertVideo(task))).toEqual(['took_too_long', { count: 0 }]);
    expect(listProcessesIn(task.folder)).toEqual([]);
  });

  test('that grows beyond its limit is refused', async () => {
    overrideLimits({ resultBytes: 1000 });
    const noise = '-vf noise=alls=100:allf=t -c:v mpeg4 -q:v 2 -c:a mp3';
    const path = makeVideo(makeConversionFolder(), 'noise.avi', { seconds: 6, size: '640x480', args: noise });
    expect(await readRefusalOf(path)).toEqual(['result_too_large', expect.anything()]);
  });

  test('with frames larger than any screen is refused', async () => {
    overrideLimits({ pixelsMax: 10_000 });
    expect(await readRefusalOf(join(samples, 'good.avi'))).toEqual(damaged);
  });

  test('stopped in the middle leaves no process and nothing outside its folder', async () => {
    const path = makeVideo(makeConversionFolder(), 'long.avi', {
      seconds: 60,
      size: '1280x720',
      args: '-c:v mpeg4 -c:a mp3',
    });
    const before = readdirSync(join(path, '..'));
    const stop = new AbortController();
    const running: string[] = [];
    const { task } = await makeConversionTask(path, {
      signal: stop.signal,
      progress: () => {
        running.push(...listProcessesIn(task.folder));
        stop.abort(new Error('Stopped by hand'));
      },
    });
    await expect(convertVideo(task)).rejects.toThrow('Stopped by hand');
    const made = await readFile(join(task.folder, 'video.mp4'));
    expect(made.includes('moov'), 'it was over before').toBe(false);
    expect(running).not.toEqual([]);
    expect(listProcessesIn(task.folder)).toEqual([]);
    expect(readdirSync(join(path, '..'))).toEqual(before);
  });
});
