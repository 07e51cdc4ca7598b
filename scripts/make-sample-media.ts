// Draws the demo school's books, handout and short video, and converts them like uploads. Needs Chromium, Noto Sans
// CJK and ffmpeg; the results are stored in the repository.
import { execFileSync } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { extname, join } from 'node:path';
import { chromium } from '@playwright/test';
import sharp from 'sharp';
import { convertDocument } from '#server/media/documents/convert-document.ts';
import { findPrograms } from '#server/media/programs/find-programs.ts';
import { convertVideo } from '#server/media/videos/convert-video.ts';
import type { ConversionResult, ConverterTask } from '../src/server/media/converter.ts';
import { chromiumArguments, ensureChromium } from './chromium.ts';
import { handoutPage } from './sample-media/handout.ts';
import { drawHarbourPage, harbourPages } from './sample-media/harbour-scenes.ts';
import { drawRainFrame, rainFrameCount, rainFrameRate } from './sample-media/rain-frames.ts';
import { waterPages } from './sample-media/water-scenes.ts';

const media = join(import.meta.dirname, '../src/demo/media');

type Convert = (task: ConverterTask) => Promise<ConversionResult>;

/**
 * Stores the source and its conversion results in a folder; `result.json` is the conversion's result with file names
 * instead of media urls.
 */
async function keepConverted(name: string, path: string, convert: Convert): Promise<void> {
  const target = join(media, name);
  rmSync(target, { recursive: true, force: true });
  mkdirSync(target, { recursive: true });
  const source = `${name}${extname(path)}`;
  copyFileSync(path, join(target, source));
  const folder = mkdtempSync(join(tmpdir(), 'convert-'));
  let made = 0;
  const result = await convert({
    path,
    extension: extname(path),
    programs: findPrograms(),
    folder,
    signal: new AbortController().signal,
    progress: () => undefined,
    storeResult: async (file, extension) => {
      // A video that browsers can play is returned unchanged.
      if (readFileSync(file).equals(readFileSync(path))) return source;
      made += 1;
      const kept = `${name}-${made}${extension}`;
      copyFileSync(file, join(target, kept));
      return kept;
    },
  });
  rmSync(folder, { recursive: true });
  writeFileSync(join(target, 'result.json'), `${JSON.stringify(result, null, 2)}\n`);
}

/** A PDF with one upright A4 page for each picture; words in the pictures stay text. */
async function printPages(pages: readonly string[], path: string): Promise<void> {
  const browser = await chromium.launch({ executablePath: ensureChromium(), args: chromiumArguments });
  const page = await browser.newPage();
  const look =
    '@page{size:1131px 1600px;margin:0}body{margin:0}svg{display:block;break-after:page;break-inside:avoid}svg svg{break-after:auto}';
  await page.setContent(
    `<!doctype html><html lang="zh-HK"><style>${look}</style><body>${pages.join('')}</body></html>`,
  );
  await page.pdf({ path, preferCSSPageSize: true, printBackground: true });
  await browser.close();
}

/** Rain falls on hills, runs into the sea and rises again: 12 s of 640 × 360, silent. */
async function filmRain(frames: string, path: string): Promise<void> {
  for (let index = 0; index < rainFrameCount; index++) {
    const name = `${String(index).padStart(4, '0')}.png`;
    await sharp(Buffer.from(drawRainFrame(index)))
      .png({ compressionLevel: 1 })
      .toFile(join(frames, name));
  }
  const source = ['-framerate', String(rainFrameRate), '-i', join(frames, '%04d.png')];
  const video = ['-c:v', 'libx264', '-pix_fmt', 'yuv420p', '-crf', '30', '-preset', 'veryslow'];
  execFileSync('ffmpeg', ['-y', '-loglevel', 'error', ...source, ...video, '-movflags', '+faststart', path]);
}

const folder = mkdtempSync(join(tmpdir(), 'media-'));
const books = {
  harbour: [...harbourPages.keys()].map(drawHarbourPage),
  water: waterPages,
  handout: [handoutPage],
};
for (const [name, pages] of Object.entries(books)) {
  const path = join(folder, `${name}.pdf`);
  await printPages(pages, path);
  await keepConverted(name, path, convertDocument);
}
const rain = join(folder, 'rain.mp4');
await filmRain(folder, rain);
await keepConverted('rain', rain, convertVideo);
rmSync(folder, { recursive: true });
