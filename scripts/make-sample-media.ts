// Draws the demo school's books, handout and short video, and converts them like uploads. Needs Chromium, Noto Sans
// CJK and ffmpeg; the results are stored in the repository.
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import sharp from 'sharp';
import { convertDocument } from '#server/media/documents/convert-document.ts';
import { convertVideo } from '#server/media/videos/convert-video.ts';
import { chromiumArguments, ensureChromium } from './chromium.ts';
import { handoutPage } from './sample-media/handout.ts';
import { drawHarbourPage, harbourPages } from './sample-media/harbour-scenes.ts';
import { drawRainFrame, rainFrameCount, rainFrameRate } from './sample-media/rain-frames.ts';
import { storeConverted } from './sample-media/store-converted.ts';
import { waterPages } from './sample-media/water-scenes.ts';

/** A PDF with one upright A4 page for each picture; words in the pictures stay text. */
async function printPages(pages: readonly string[], path: string): Promise<void> {
  const browser = await chromium.launch({ executablePath: ensureChromium(), args: chromiumArguments });
  const page = await browser.newPage();
  const pageCss =
    '@page{size:1131px 1600px;margin:0}body{margin:0}svg{display:block;break-after:page;break-inside:avoid}svg svg{break-after:auto}';
  await page.setContent(
    `<!doctype html><html lang="zh-HK"><style>${pageCss}</style><body>${pages.join('')}</body></html>`,
  );
  await page.pdf({ path, preferCSSPageSize: true, printBackground: true });
  await browser.close();
}

/** Rain falls on hills, runs into the sea and rises again: 12 s of 640 × 360, silent. */
async function filmRain(framesFolder: string, path: string): Promise<void> {
  for (let index = 0; index < rainFrameCount; index++) {
    const name = `${String(index).padStart(4, '0')}.png`;
    await sharp(Buffer.from(drawRainFrame(index)))
      .png({ compressionLevel: 1 })
      .toFile(join(framesFolder, name));
  }
  const inputArguments = ['-framerate', String(rainFrameRate), '-i', join(framesFolder, '%04d.png')];
  const encodingArguments = ['-c:v', 'libx264', '-pix_fmt', 'yuv420p', '-crf', '30', '-preset', 'veryslow'];
  execFileSync('ffmpeg', [
    '-y',
    '-loglevel',
    'error',
    ...inputArguments,
    ...encodingArguments,
    '-movflags',
    '+faststart',
    path,
  ]);
}

const tempFolder = mkdtempSync(join(tmpdir(), 'media-'));
const books = {
  harbour: [...harbourPages.keys()].map(drawHarbourPage),
  water: waterPages,
  handout: [handoutPage],
};
for (const [name, pages] of Object.entries(books)) {
  const path = join(tempFolder, `${name}.pdf`);
  await printPages(pages, path);
  await storeConverted(name, path, convertDocument);
}
const rainVideoPath = join(tempFolder, 'rain.mp4');
await filmRain(tempFolder, rainVideoPath);
await storeConverted('rain', rainVideoPath, convertVideo);
rmSync(tempFolder, { recursive: true });
