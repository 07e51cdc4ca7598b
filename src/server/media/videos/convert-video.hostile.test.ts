import { mkdtempSync, readdirSync } from 'node:fs';
import { readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { videoLimits } from '#server/media/conversion-limits.ts';
import { findPrograms } from '#server/media/programs/find-programs.ts';
import { listProcessesIn, makeFolder, makeTask, readRefusal } from '#tests/support/conversion-task.ts';
import { makeVideo } from '#tests/support/samples/video-samples.ts';
import { convertVideo } from './convert-video.ts';

let samples = '';

async function refuse(path: string) {
  const { task } = await makeTask(path);
  return await readRefusal(convertVideo(task));
}

async function writeSample(name: string, bytes: string | Uint8Array): Promise<string> {
  const path = join(makeFolder(), name);
  await writeFile(path, bytes);
  return path;
}

function limit(changes: Partial<typeof videoLimits>): void {
  const before = { ...videoLimits };
  Object.assign(videoLimits, changes);
  onTestFinished(() => void Object.assign(videoLimits, before));
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
      expect(await refuse(path)).toEqual(damaged);
    }
  });

  test.each([
    ['without a byte', ''],
    ['that is a picture with a script', 'GIF89a/*\u0001\u0000*/=1;alert(1)//'],
    ['that is a web page', '<html><video src="http://127.0.0.1/"></video></html>'],
  ])('%s is refused', async (_, bytes) => {
    expect(await refuse(await writeSample('a.mp4', bytes))).toEqual(damaged);
  });

  test('with nothing but sound is refused as such', async () => {
    const path = makeVideo(makeFolder(), 'a.mp4', { args: '-vn -c:a aac' });
    expect(await refuse(path)).toEqual(['video_without_picture', {}]);
  });

  test.each(['avi', 'wmv'])('cut off is refused as such (%s)', async (ending) => {
    const whole = await readFile(join(samples, `good.${ending}`));
    const cut = await writeSample(`cut.${ending}`, whole.subarray(0, whole.length / 2));
    expect(await refuse(cut)).toEqual(['video_cut_off', {}]);
  });

  test('cut off in a format without a stated length is converted as far as it goes', async () => {
    const whole = await readFile(join(samples, 'good.mpeg'));
    const { task } = await makeTask(await writeSample('cut.mpeg', whole.subarray(0, whole.length / 2)));
    const { duration_ms } = await convertVideo(task);
    expect(duration_ms).toBeGreaterThan(500);
    expect(duration_ms).toBeLessThan(3500);
  });

  test('that nearly all of is there is taken', async () => {
    for (const ending of ['avi', 'wmv']) {
      const whole = await readFile(join(samples, `good.${ending}`));
      const { task } = await makeTask(await writeSample(`a.${ending}`, whole.subarray(0, -200)));
      expect((await convertVideo(task)).duration_ms).toBeGreaterThan(3500);
    }
  });

  test('that states a length beyond the limit is refused before any work', async () => {
    limit({ durationMs: 3000 });
    const { task, shares } = await makeTask(join(samples, 'good.avi'));
    const [key] = await readRefusal(convertVideo(task));
    expect([key, shares]).toEqual(['video_too_long', []]);
  });

  test('that lies about how long it is ends at the limit', async () => {
    const path = makeVideo(makeFolder(), 'endless.avi', { seconds: 8, args: '-c:v mpeg4 -c:a mp3' });
    const bytes = await readFile(path);
    // Sets the number of frames in the main header, and the lengths in the stream headers, to one.
    bytes.writeUInt32LE(1, bytes.indexOf('avih') + 8 + 16);
    for (let at = bytes.indexOf('strh'); at >= 0; at = bytes.indexOf('strh', at + 4)) {
      bytes.writeUInt32LE(1, at + 8 + 32);
    }
    limit({ durationMs: 3000 });
    const { task, shares } = await makeTask(await writeSample('lying.avi', bytes));
    const [key] = await readRefusal(convertVideo(task));
    expect(key).toBe('video_too_long');
    expect(shares.length, 'it was believed at first').toBeGreaterThan(0);
  });

  test('that takes too long is stopped', async () => {
    limit({ timeMs: 1500 });
    const path = makeVideo(makeFolder(), 'slow.avi', {
      seconds: 40,
      size: '1280x720',
      args: '-c:v mpeg4 -c:a mp3',
    });
    const { task } = await makeTask(path);
    expect(await readRefusal(convertVideo(task))).toEqual(['took_too_long', { count: 0 }]);
    expect(listProcessesIn(task.folder)).toEqual([]);
  });

  test('that grows beyond its limit is refused', async () => {
    limit({ resultBytes: 1000 });
    const noise = '-vf noise=alls=100:allf=t -c:v mpeg4 -q:v 2 -c:a mp3';
    const path = makeVideo(makeFolder(), 'noise.avi', { seconds: 6, size: '640x480', args: noise });
    expect(await refuse(path)).toEqual(['result_too_large', expect.anything()]);
  });

  test('with frames larger than any screen is refused', async () => {
    limit({ pixelsMax: 10_000 });
    expect(await refuse(join(samples, 'good.avi'))).toEqual(damaged);
  });

  test('stopped in the middle leaves no process and nothing outside its folder', async () => {
    const path = makeVideo(makeFolder(), 'long.avi', {
      seconds: 60,
      size: '1280x720',
      args: '-c:v mpeg4 -c:a mp3',
    });
    const before = readdirSync(join(path, '..'));
    const stop = new AbortController();
    const running: string[] = [];
    const { task } = await makeTask(path, {
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
