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

const mediaFolder = join(import.meta.dirname, '../src/demo/media');

type Convert = (task: ConverterTask) => Promise<ConversionResult>;

/**
 * Stores the source and its conversion results in a folder; `result.json` is the conversion's result with file names
 * instead of media urls.
 */
async function storeConverted(name: string, path: string, convert: Convert): Promise<void> {
  const targetFolder = join(mediaFolder, name);
  rmSync(targetFolder, { recursive: true, force: true });
  mkdirSync(targetFolder, { recursive: true });
  const sourceName = `${name}${extname(path)}`;
  copyFileSync(path, join(targetFolder, sourceName));
  const conversionFolder = mkdtempSync(join(tmpdir(), 'convert-'));
  let resultCount = 0;
  const result = await convert({
    path,
    extension: extname(path),
    programs: findPrograms(),
    folder: conversionFolder,
    signal: new AbortController().signal,
    progress: () => undefined,
    storeResult: async (file, extension) => {
      // A video that browsers can play is returned unchanged.
      if (readFileSync(file).equals(readFileSync(path))) return sourceName;
      resultCount += 1;
      const resultName = `${name}-${resultCount}${extension}`;
      copyFileSync(file, join(targetFolder, resultName));
      return resultName;
    },
  });
  rmSync(conversionFolder, { recursive: true });
  writeFileSync(join(targetFolder, 'result.json'), `${JSON.stringify(result, null, 2)}\n`);
}

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
