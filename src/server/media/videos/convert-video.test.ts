import { execFileSync } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { findPrograms } from '#server/media/programs/find-programs.ts';
import { makeConversionFolder, makeConversionTask } from '#tests/support/conversion-task.ts';
import { makeVideo, probeVideo } from '#tests/support/samples/video-samples.ts';
import { convertVideo } from './convert-video.ts';

async function convert(path: string) {
  const { task, shares, resultPathOf: keptPath } = await makeConversionTask(path);
  const result = await convertVideo(task);
  const videoPath = keptPath(result.video.url);
  const kept = { video: videoPath, poster: keptPath(result.poster.url), strip: keptPath(result.strip.url) };
  return { result, shares, kept, probed: probeVideo(videoPath) };
}

function listCodecs({ streams }: ReturnType<typeof probeVideo>): string[] {
  return streams.map((stream) => stream.codec_name);
}

/** The pixels of thumbnail number `index` in the first row. */
async function readThumb(strip: string, index: number): Promise<Buffer> {
  return await sharp(strip)
    .extract({ left: 160 * index, top: 0, width: 160, height: 120 })
    .raw()
    .toBuffer();
}

/** The pixels of the frame at `second`, scaled to the size of a thumbnail. */
function readFrame(videoPath: string, second: number): Buffer {
  const look = ['-frames:v', '1', '-s', '160x120', '-pix_fmt', 'rgb24', '-f', 'rawvideo', 'pipe:1'];
  return execFileSync('ffmpeg', ['-v', 'error', '-ss', String(second), '-i', videoPath, ...look]);
}

/** Mean difference of two pictures' pixels, 0..255. */
function compare(one: Buffer, other: Buffer): number {
  return one.reduce((sum, value, index) => sum + Math.abs(value - other[index]!), 0) / one.length;
}

describe.skipIf(findPrograms().ffmpeg === undefined)('a video', () => {
  test('becomes an MP4 with its index in front, a poster and a strip', async () => {
    const path = makeVideo(makeConversionFolder(), 'a.avi', { seconds: 13, args: '-c:v mpeg4 -c:a mp3' });
    const { result, shares, kept, probed } = await convert(path);
    expect(listCodecs(probed)).toEqual(['h264', 'aac']);
    const bytes = await readFile(kept.video);
    expect(bytes.indexOf('moov')).toBeLessThan(bytes.indexOf('mdat'));
    expect(result.video).toMatchObject({ width: 320, height: 240 });
    expect(Math.abs(result.duration_ms - 13_000)).toBeLessThan(200);
    expect(await sharp(kept.poster).metadata()).toMatchObject({ format: 'jpeg', width: 320, height: 240 });
    expect(result.strip).toMatchObject({ columns: 10, interval_ms: 1000, width: 1600, height: 240 });
    expect([13, 14]).toContain(result.strip.count);
    expect(await sharp(kept.strip).metadata()).toMatchObject({ width: 1600, height: 240 });
    for (const second of [0, 4, 9]) {
      const thumb = await readThumb(kept.strip, second);
      expect(compare(thumb, readFrame(path, second))).toBeLessThan(
        compare(thumb, readFrame(path, second + 1)) / 2,
      );
    }
    expect(shares).toEqual([...shares].sort((a, b) => a - b));
    expect(shares.some((share) => share > 0 && share < 0.85)).toBe(true);
    expect(shares.at(-1)).toBe(1);
  });

  test.each([
    ['a.rmvb', '-c:v rv20 -c:a real_144 -ar 8000 -ac 1 -f rm'],
    ['a.3gp', '-s 352x288 -c:v h263 -c:a aac'],
    ['a.mpeg', '-c:v mpeg1video -c:a mp2'],
    ['a.wmv', '-c:v wmv2 -c:a wmav2'],
    ['a.mov', '-c:v mjpeg -pix_fmt yuvj420p -c:a pcm_s16le'],
    ['a.mpv', '-an -c:v mpeg2video -f mpeg2video'],
  ])('%s is read', async (name, args) => {
    const { result, probed } = await convert(makeVideo(makeConversionFolder(), name, { args }));
    expect(listCodecs(probed)).toEqual(name === 'a.mpv' ? ['h264'] : ['h264', 'aac']);
    expect(Math.abs(result.duration_ms - 3000)).toBeLessThan(250);
  });

  test('that every browser plays is kept as it is', async () => {
    const args = '-c:v libx264 -pix_fmt yuv420p -c:a aac -movflags +faststart';
    const path = makeVideo(makeConversionFolder(), 'a.mp4', { args });
    const { kept } = await convert(path);
    expect((await readFile(kept.video)).equals(await readFile(path))).toBe(true);
  });

  test.each([
    ['with its index behind', ''],
    ['that tells where it was taken', '-movflags +faststart -metadata location=+22.3-114.2/'],
  ])('that every browser plays, but %s, is packed again, not encoded again', async (_, more) => {
    const args = `-c:v libx264 -pix_fmt yuv420p -x264-params keyint=7 -c:a aac ${more}`.trim();
    const path = makeVideo(makeConversionFolder(), 'a.mp4', { args });
    const { kept, probed } = await convert(path);
    const bytes = await readFile(kept.video);
    expect(bytes.indexOf('moov')).toBeLessThan(bytes.indexOf('mdat'));
    expect(bytes.includes('keyint=7 ')).toBe(true);
    expect(bytes.includes('+22.3')).toBe(false);
    expect(probed.format.tags).not.toHaveProperty('location');
  });

  test('too large for a classroom is made smaller, upright stays upright', async () => {
    const sample = { seconds: 1, size: '1440x2560', args: '-r 60 -c:v mpeg4' };
    const { result, probed } = await convert(makeVideo(makeConversionFolder(), 'a.avi', sample));
    expect(result.video).toMatchObject({ width: 720, height: 1280 });
    expect(probed.streams[0]).toMatchObject({ width: 720, height: 1280, r_frame_rate: '30/1' });
    expect(result.strip).toMatchObject({ width: 1600, height: 284 });
  });

  test('without sound, of odd size and shorter than a second is fine', async () => {
    const sample = { seconds: 0.4, size: '321x17', sound: false, args: '-c:v ffv1' };
    const { result, probed } = await convert(makeVideo(makeConversionFolder(), 'a.avi', sample));
    expect(listCodecs(probed)).toEqual(['h264']);
    expect(result.strip.count).toBe(1);
  });
});
