import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { crc32 } from 'node:zlib';
import sharp, { type Sharp } from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { checkPanorama } from './check-picture.ts';

const jpeg = { extension: '.jpg', mime: 'image/jpeg' } as const;
const png = { extension: '.png', mime: 'image/png' } as const;

let folder: string;
let fileCount = 0;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'panoramas-'));
});
afterAll(() => rm(folder, { recursive: true }));

/** A panorama held upright, with the place where it was taken, in wide colours. */
function drawPanorama(): Sharp {
  const noise = { type: 'gaussian', mean: 128, sigma: 30 } as const;
  return sharp({ create: { width: 40, height: 80, channels: 3, background: 'red', noise } })
    .withExif({ IFD0: { Artist: 'A teacher' }, IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '22/1 18/1 0/1' } })
    .withXmp('<x:xmpmeta xmlns:x="adobe:ns:meta/">Secret</x:xmpmeta>')
    .withMetadata({ orientation: 6 })
    .withIccProfile('p3');
}

async function check(bytes: Uint8Array, format: typeof jpeg | typeof png = jpeg) {
  fileCount += 1;
  const path = join(folder, `${fileCount}`);
  await writeFile(path, bytes);
  const checked = await checkPanorama(path, format);
  return checked && { ...checked, bytes: await readFile(checked.path) };
}

const readPixels = (bytes: Uint8Array) => sharp(bytes).raw().toBuffer();

describe.each([
  ['a JPEG', jpeg, () => drawPanorama().jpeg().toBuffer()],
  ['a progressive JPEG', jpeg, () => drawPanorama().jpeg({ progressive: true }).toBuffer()],
  ['a PNG', png, () => drawPanorama().png().toBuffer()],
])('%s', (_name, format, draw) => {
  it('keeps its pixels, its colours and how it is turned, and nothing else', async () => {
    const original = await draw();
    const checked = await check(Buffer.concat([original, Buffer.from('Secret behind the picture')]), format);
    expect(checked).toMatchObject({ ...format, width: 80, height: 40 });
    const { bytes } = checked!;
    expect(bytes.toString('latin1')).not.toMatch(/Secret|teacher|xmpmeta/);
    const [before, after] = [await sharp(original).metadata(), await sharp(bytes).metadata()];
    expect([after.orientation, after.icc, after.xmp]).toEqual([6, before.icc, undefined]);
    expect(after.exif!.length).toBeLessThan(40);
    expect(await readPixels(bytes)).toEqual(await readPixels(original));
    expect((await check(bytes, format))?.bytes).toEqual(bytes);
  });

  it('is refused if it is cut off', async () => {
    const original = await draw();
    expect(await check(original.subarray(0, -20), format)).toBeUndefined();
    expect(await check(original.subarray(0, 30), format)).toBeUndefined();
  });
});

it('is stored as it is if it says nothing but its picture', async () => {
  const plain = await sharp({ create: { width: 40, height: 20, channels: 3, background: 'red' } })
    .jpeg()
    .toBuffer();
  expect((await check(plain))?.bytes).toEqual(plain);
});

it('is not decoded: damaged pixels are found by its conversion', async () => {
  const damaged = await drawPanorama().png().toBuffer();
  const pixelsStart = damaged.indexOf('IDAT') + 40;
  damaged.fill(0, pixelsStart, pixelsStart + 100);
  await expect(sharp(damaged, { failOn: 'error' }).stats()).rejects.toThrow();
  expect(await check(damaged, png)).toMatchObject({ width: 80, height: 40 });
});

it('of too many pixels is refused before it is decoded', async () => {
  const large = await drawPanorama().png().toBuffer();
  // Width and height in its first chunk, with the sum that guards it.
  large.writeUInt32BE(24_000, 16);
  large.writeUInt32BE(9_000, 20);
  large.writeUInt32BE(crc32(large.subarray(12, 29)), 29);
  await expect(check(large, png)).rejects.toMatchObject({ key: 'panorama_too_large' });
});
