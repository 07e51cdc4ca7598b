// Draws the demo school's picture book and its short video. Needs Noto Sans CJK and ffmpeg; the results are kept in the repository.
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { drawHarbourPage, harbourPages, harbourTitle } from './sample-media/harbour-scenes.ts';
import { drawRainFrame, rainFrameCount, rainFrameRate } from './sample-media/rain-frames.ts';

const target = join(import.meta.dirname, '../src/demo/media');

async function makeBook(): Promise<void> {
  const folder = join(target, 'harbour');
  mkdirSync(folder, { recursive: true });
  for (const index of harbourPages.keys()) {
    const picture = sharp(Buffer.from(drawHarbourPage(index)));
    const path = join(folder, `harbour-${index + 1}`);
    await picture.clone().webp({ quality: 75, effort: 6 }).toFile(`${path}.webp`);
    await picture.clone().resize({ height: 240 }).webp({ quality: 70 }).toFile(`${path}-thumb.webp`);
  }
  const texts = harbourPages.map(({ words }, index) => (index === 0 ? harbourTitle : words.join('\n')));
  writeFileSync(join(folder, 'harbour.json'), `${JSON.stringify(texts, null, 2)}\n`);
}

/** Rain falls on hills, runs into the sea and rises again: 12 s of 640 × 360, silent, with poster and strip. */
async function makeVideo(): Promise<void> {
  const folder = join(target, 'rain');
  mkdirSync(folder, { recursive: true });
  const frames = mkdtempSync(join(tmpdir(), 'rain-'));
  for (let index = 0; index < rainFrameCount; index++) {
    const name = `${String(index).padStart(4, '0')}.png`;
    await sharp(Buffer.from(drawRainFrame(index)))
      .png({ compressionLevel: 1 })
      .toFile(join(frames, name));
  }
  const quiet = [
    '-y',
    '-loglevel',
    'error',
    '-framerate',
    String(rainFrameRate),
    '-i',
    join(frames, '%04d.png'),
  ];
  const video = ['-c:v', 'libx264', '-pix_fmt', 'yuv420p', '-crf', '30', '-preset', 'veryslow'];
  execFileSync('ffmpeg', [...quiet, ...video, '-movflags', '+faststart', join(folder, 'rain.mp4')]);
  const strip = [`fps=1,scale=160:-2,tile=10x2`];
  execFileSync('ffmpeg', [
    ...quiet,
    '-vf',
    ...strip,
    '-frames:v',
    '1',
    '-q:v',
    '6',
    join(folder, 'rain-strip.jpg'),
  ]);
  await sharp(Buffer.from(drawRainFrame(20)))
    .jpeg({ quality: 70 })
    .toFile(join(folder, 'rain-poster.jpg'));
  rmSync(frames, { recursive: true });
}

await makeBook();
await makeVideo();
