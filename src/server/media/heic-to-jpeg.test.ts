import { execFileSync } from 'node:child_process';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { heicToJpeg } from '#server/media/heic-to-jpeg.ts';
import { findProgram } from '#server/media/programs/find-programs.ts';

const program = findProgram('heif-convert');
const encoder = findProgram('heif-enc');

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'heic-'));
});
afterAll(() => rm(folder, { recursive: true }));

async function convert(name: string) {
  const made = join(folder, `${name}-made`);
  await mkdir(made);
  return heicToJpeg(program ?? '', join(folder, name), made);
}

describe.skipIf(program === undefined || encoder === undefined)('a HEIC photo', () => {
  it('becomes a JPEG of the same pixels', async () => {
    const jpeg = join(folder, 'photo.jpg');
    const half = { create: { width: 64, height: 96, channels: 3, background: '#c00000' } } as const;
    const blue = { create: { width: 64, height: 96, channels: 3, background: '#0000c0' } } as const;
    const right = await sharp(blue).png().toBuffer();
    const left = await sharp(half).png().toBuffer();
    await sharp({ create: { ...half.create, width: 128 } })
      .composite([
        { input: left, left: 0, top: 0 },
        { input: right, left: 64, top: 0 },
      ])
      .jpeg()
      .toFile(jpeg);
    execFileSync(encoder ?? '', ['-q', '90', '-o', join(folder, 'photo.heic'), jpeg], { stdio: 'ignore' });
    const made = await convert('photo.heic');
    const { data, info } = await sharp(made).raw().toBuffer({ resolveWithObject: true });
    expect([info.width, info.height]).toEqual([128, 96]);
    expect([...data.subarray(0, 3)].map((value) => Math.round(value / 64))).toEqual([3, 0, 0]);
    const last = info.width * info.channels - info.channels;
    expect([...data.subarray(last, last + 3)].map((value) => Math.round(value / 64))).toEqual([0, 0, 3]);
  });

  it('is undefined if it is damaged', async () => {
    await writeFile(join(folder, 'bad.heic'), Buffer.from('00000018667479706865696300000000', 'hex'));
    expect(await convert('bad.heic')).toBeUndefined();
  });
});
