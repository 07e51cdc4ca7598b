import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp, { type Sharp } from 'sharp';
import { describe, expect, test, vi } from 'vitest';
import { runProgram } from '#server/media/programs/run-program.ts';
import {
  makeConversionFolder,
  makeConversionTask,
  readConversionRefusal,
} from '#tests/support/conversion-task.ts';
import { convertPanorama } from './convert-panorama.ts';

vi.mock('#server/media/programs/run-program.ts', { spy: true });

/** Red on the left, blue on the right, and green at the bottom. */
function drawHalves(width: number, height: number): Sharp {
  const half = { width: Math.ceil(width / 2), height, channels: 3, background: '#2040c0' } as const;
  const ground = { width, height: Math.ceil(height / 4), channels: 3, background: '#208040' } as const;
  return sharp({ create: { width, height, channels: 3, background: '#c03020' } }).composite([
    { input: { create: half }, gravity: 'east' },
    { input: { create: ground }, gravity: 'south' },
  ]);
}

async function prepare(bytes: Uint8Array, name = 'all-around.jpg') {
  const path = join(makeConversionFolder(), name);
  await writeFile(path, bytes);
  return makeConversionTask(path);
}

async function convert(picture: Sharp) {
  const { task, shares, resultPathOf } = await prepare(await picture.jpeg({ quality: 95 }).toBuffer());
  return { result: await convertPanorama(task), shares, resultPathOf };
}

const readRefusal = async (bytes: Uint8Array, name?: string) =>
  readConversionRefusal(convertPanorama((await prepare(bytes, name)).task));

/** Mean of red, green and blue. */
async function readColour(path: string): Promise<number[]> {
  const { channels } = await sharp(path).stats();
  return channels.map(({ mean }) => mean);
}

const isNear = (colour: number[], expected: number[]) =>
  colour.every((value, index) => Math.abs(value - expected[index]!) < 12);

describe('a panorama of the whole sphere', () => {
  test('becomes levels that double, each whole and in order', async () => {
    const { result, shares, resultPathOf } = await convert(drawHalves(6_000, 3_000));
    expect(result.degrees).toEqual({ width: 360, height: 180 });
    expect(result.base).toMatchObject({ width: 750, height: 375 });
    expect(
      result.levels.map(({ width, height, columns, urls }) => [width, height, columns, urls.length]),
    ).toEqual([
      [1_500, 750, 2, 2],
      [3_000, 1_500, 4, 8],
      [6_000, 3_000, 8, 32],
    ]);
    for (const { urls, tile } of result.levels) {
      expect(await sharp(resultPathOf(urls[0]!)).metadata()).toMatchObject({ format: 'webp', width: tile });
    }
    const [leftTop, rightTop, leftBottom] = [0, 7, 24].map((place) => result.levels[2]!.urls[place]!);
    expect(isNear(await readColour(resultPathOf(leftTop!)), [0xc0, 0x30, 0x20])).toBe(true);
    expect(isNear(await readColour(resultPathOf(rightTop!)), [0x20, 0x40, 0xc0])).toBe(true);
    expect(isNear(await readColour(resultPathOf(leftBottom!)), [0x20, 0x80, 0x40])).toBe(true);
    expect(shares.at(-1)).toBe(1);
    expect(shares).toEqual([...shares].sort((a, b) => a - b));
  });

  test('keeps what its width offers, and is made twice as wide as high', async () => {
    const { result } = await convert(drawHalves(5_376, 2_600));
    expect(result.degrees).toEqual({ width: 360, height: 180 });
    expect(result.levels.at(-1)).toMatchObject({ width: 5_376, height: 2_688 });
    expect(result.base.width).toBe(672);
  });

  test('that is small has its base alone', async () => {
    const { result } = await convert(drawHalves(900, 450));
    expect(result.base).toMatchObject({ width: 900, height: 450 });
    expect(result.levels).toEqual([]);
  });
});

test('a count of tiles that comes after the end changes nothing', async () => {
  const path = '#server/media/programs/run-program.ts';
  const real = await vi.importActual<typeof import('#server/media/programs/run-program.ts')>(path);
  vi.mocked(runProgram).mockImplementationOnce(async (program) => {
    const end = await real.runProgram(program);
    program.onLine?.(JSON.stringify({ kind: 'tiles', count: 2 }));
    return end;
  });
  const { result, shares } = await convert(drawHalves(2_000, 1_000));
  expect(result.levels).toHaveLength(1);
  expect(shares).toEqual([...shares].sort((a, b) => a - b));
});

test('a phone’s panorama is a band of the sphere', async () => {
  const { result, resultPathOf } = await convert(drawHalves(4_000, 1_000));
  expect(result.degrees).toEqual({ width: 240, height: 60 });
  expect(result.levels.map(({ columns, urls }) => [columns, urls.length])).toEqual([
    [2, 2],
    [4, 4],
  ]);
  const last = result.levels[1]!;
  expect(last).toMatchObject({ width: 4_000, height: 1_000 });
  expect(await sharp(resultPathOf(last.urls[3]!)).metadata()).toMatchObject({ width: 1_000, height: 1_000 });
});

test('is upright, in sRGB and without what the camera wrote', async () => {
  const upright = await drawHalves(2_000, 1_000).png().toBuffer();
  const turned = await sharp(upright).rotate(90).png().toBuffer();
  const written = sharp(turned)
    .withMetadata({ orientation: 8 })
    .withExifMerge({ IFD0: { Artist: 'A teacher' }, IFD3: { GPSLatitude: '22/1' } })
    .withIccProfile('p3');
  const { result, resultPathOf } = await convert(written);
  expect(result.levels.at(-1)).toMatchObject({ width: 2_000, height: 1_000 });
  const { exif, icc, orientation } = await sharp(resultPathOf(result.base.url)).metadata();
  expect([exif, icc, orientation]).toEqual([undefined, undefined, undefined]);
  const { data } = await sharp(resultPathOf(result.base.url))
    .extract({ left: 100, top: 100, width: 100, height: 100 })
    .toBuffer({ resolveWithObject: true });
  const { channels } = await sharp(data).stats();
  expect(
    isNear(
      channels.map(({ mean }) => mean),
      [0xc0, 0x30, 0x20],
    ),
  ).toBe(true);
});

test('broken camera data do not stop it', async () => {
  const bytes = await drawHalves(2_000, 1_000)
    .withExif({ IFD0: { Artist: 'A' } })
    .jpeg()
    .toBuffer();
  const exifStart = bytes.indexOf('Exif');
  bytes.fill(0xff, exifStart + 10, exifStart + 30);
  const { task } = await prepare(bytes);
  expect(await convertPanorama(task)).toMatchObject({
    levels: [{ width: 2_000, height: 1_000 }],
  });
});

test('a picture that is no panorama is refused', async () => {
  const bytes = await drawHalves(1_600, 1_000).jpeg().toBuffer();
  expect(await readRefusal(bytes)).toEqual(['panorama_too_narrow', {}]);
});

test('a picture that is cut off, and what is no picture, are refused', async () => {
  const bytes = await drawHalves(2_000, 1_000).jpeg({ quality: 95 }).toBuffer();
  expect(await readRefusal(bytes.subarray(0, bytes.length / 2))).toEqual(['picture_damaged', {}]);
  expect(await readRefusal(Buffer.from('<!doctype html>'))).toEqual(['picture_damaged', {}]);
  expect(await readRefusal(await readFile(import.meta.filename), 'a.png')).toEqual(['picture_damaged', {}]);
});

test('ends when it is cancelled', async () => {
  const controller = new AbortController();
  const { task } = await prepare(await drawHalves(4_000, 2_000).jpeg().toBuffer());
  const conversion = convertPanorama({ ...task, signal: controller.signal });
  controller.abort(new Error('Cancelled'));
  await expect(conversion).rejects.toThrow('Cancelled');
});
