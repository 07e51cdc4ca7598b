// What panoramas cost: their conversion, and looking around in Chromium at full speed and at a quarter of it. Run:
// node bench/panorama.ts
import { readFileSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { chromium, type Page } from '@playwright/test';
import react from '@vitejs/plugin-react';
import sharp from 'sharp';
import { build } from 'vite';
import type { ShownPanorama } from '#parts/panorama/model.ts';
import { chromiumArguments, ensureChromium } from '../scripts/chromium.ts';
import { median } from './load/load.ts';
import { listProcessTree, readMemory } from './memory-of.ts';
import { makePhoto } from './panorama/make-photo.ts';
import { measureJob } from './panorama/measure-job.ts';
import type { Bench } from './panorama/scene-page.tsx';
import { printRow } from './rows.ts';

const size = { width: 12_000, height: 6_000 };
/** One picture of more would be over the limit of WebGL on many devices. */
const wholeWidth = 8_000;
const turnMs = 6_000;
const laptop = { width: 1_366, height: 768 };
const phone = { width: 390, height: 844 };
const small = { width: 480, height: 270 };

const folder = await mkdtemp(join(tmpdir(), 'bench-panorama-'));
process.once('exit', () => void rm(folder, { recursive: true, force: true }));
const mediaFolder = join(folder, 'media');

function report(label: string, value: number, unit: string, budget?: number, engine = ''): void {
  const figure = `${value.toFixed(value < 10 ? 1 : 0)} ${unit}`;
  const isMet = budget === undefined ? undefined : value <= budget;
  printRow({ engine, label, figure, budget: budget === undefined ? '' : `≤ ${budget} ${unit}`, isMet });
}

async function buildPage(entry: string, name: string, external: (string | RegExp)[] = []): Promise<string> {
  const outDir = join(folder, name);
  await build({
    configFile: false,
    logLevel: 'error',
    plugins: [react({ compiler: true })],
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      outDir,
      lib: {
        entry: join(import.meta.dirname, entry),
        formats: ['es'],
        fileName: 'main',
        cssFileName: 'main',
      },
      rolldownOptions: { external },
    },
  });
  return outDir;
}

async function measureChunk(): Promise<number> {
  const outDir = await buildPage('../src/parts/panorama/scenes.tsx', 'chunk', [
    'react',
    'react/jsx-runtime',
    'react/compiler-runtime',
    // All players have these already.
    /\/ui\/(i18n|primitives|browser)\//,
    /^#ui\//,
  ]);
  const files = await Promise.all((await readdir(outDir)).map((name) => readFile(join(outDir, name))));
  return files.reduce((sum, bytes) => sum + gzipSync(bytes, { level: 9 }).length, 0) / 1_024;
}

const mimeByEnding = new Map([
  ['js', 'text/javascript'],
  ['css', 'text/css'],
  ['webp', 'image/webp'],
]);
const html =
  '<!doctype html><html lang="en"><link rel="stylesheet" href="/main.css"><body><script type="module" src="/main.js"></script>';
let servedBytes = 0;

function servePage(pageFolder: string) {
  const send = async (request: IncomingMessage, response: ServerResponse) => {
    const name = (request.url ?? '/').slice(1);
    if (name === '') return response.setHeader('content-type', 'text/html').end(html);
    const path = name.startsWith('media/') ? join(folder, name) : join(pageFolder, name);
    const bytes = await readFile(path).catch(() => undefined);
    if (!bytes) return response.writeHead(404).end();
    if (name.startsWith('media/')) servedBytes += bytes.length;
    return response
      .setHeader('content-type', mimeByEnding.get(name.split('.').at(-1) ?? '') ?? '')
      .end(bytes);
  };
  const server = createServer((request, response) => void send(request, response));
  return new Promise<{ origin: string; close: () => void }>((resolve) => {
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo;
      resolve({ origin: `http://127.0.0.1:${port}/`, close: () => server.close() });
    });
  });
}

type Opened = { page: Page; firstMs: number; readMemoryMb: () => number; close: () => Promise<void> };

/** Memory of the processes that show the page and draw for it. */
function readBrowserMb(pid: number): number {
  const isDrawing = (each: number) =>
    /--type=(renderer|gpu-process)/.test(readFileSync(`/proc/${each}/cmdline`, 'utf8'));
  return listProcessTree(pid)
    .filter(isDrawing)
    .reduce((sum, each) => sum + readMemory(each).nowMb, 0);
}

async function openScene(
  origin: string,
  panorama: ShownPanorama,
  { viewport, speed = 1, ratio = 1 }: { viewport: typeof laptop; speed?: number; ratio?: number },
): Promise<Opened> {
  const server = await chromium.launchServer({ executablePath: ensureChromium(), args: chromiumArguments });
  const browser = await chromium.connect(server.wsEndpoint());
  const context = await browser.newContext({ viewport, deviceScaleFactor: ratio });
  const page = await context.newPage();
  await page.goto(origin);
  await page.waitForFunction('globalThis.bench');
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: speed });
  const firstMs = await page.evaluate(
    (shown) => (globalThis as unknown as { bench: Bench }).bench.open(shown, 'en'),
    panorama,
  );
  const pid = server.process().pid ?? 0;
  return { page, firstMs, readMemoryMb: () => readBrowserMb(pid), close: () => server.close() };
}

const turn = (page: Page) =>
  page.evaluate((ms) => (globalThis as unknown as { bench: Bench }).bench.turn(ms), turnMs);

async function measureFrames(origin: string, panorama: ShownPanorama): Promise<void> {
  for (const speed of [1, 4]) {
    const engine = `${speed} x`;
    const { page, firstMs, close } = await openScene(origin, panorama, { viewport: laptop, speed });
    report('first picture, 1,366 × 768', firstMs, 'ms', 500, engine);
    const { script, longestTask } = await turn(page);
    report('script of a frame, 1,366 × 768, median', median(script), 'ms', speed === 1 ? 2 : 5, engine);
    report('longest task while turning', longestTask, 'ms', undefined, engine);
    await close();
  }
  const { page, close } = await openScene(origin, panorama, { viewport: small, speed: 4 });
  report('frames a second, 480 × 270', (await turn(page)).perSecond, '', undefined, '4 x');
  await close();
}

/** After looking around once. */
async function measureMemory(origin: string, panorama: ShownPanorama): Promise<number> {
  const { page, readMemoryMb, close } = await openScene(origin, panorama, { viewport: laptop });
  await turn(page);
  const mb = readMemoryMb();
  await close();
  return mb;
}

async function measurePhoneBytes(origin: string, panorama: ShownPanorama): Promise<void> {
  servedBytes = 0;
  const { page, close } = await openScene(origin, panorama, { viewport: phone, ratio: 3 });
  await page.waitForLoadState('networkidle');
  await page.waitForTimeout(1_000);
  report('loaded at 390 × 844, three pixels each, ahead', servedBytes / 1_024, 'KB');
  await turn(page);
  report('the same after turning once around', servedBytes / 1_024, 'KB');
  await close();
}

async function makeWhole(photo: string): Promise<ShownPanorama> {
  const whole = { url: 'whole.jpg', width: wholeWidth, height: wholeWidth / 2 };
  await sharp(photo).resize(wholeWidth).jpeg({ quality: 82 }).toFile(join(mediaFolder, whole.url));
  const degrees = { width: 360, height: 180 };
  return { degrees, base: whole, levels: [] };
}

await mkdir(mediaFolder);
const photo = join(folder, 'photo.jpg');
await makePhoto(photo, size.width, size.height);
const { panorama, seconds, peakMb, files, bytes } = await measureJob(photo, mediaFolder);
report(`cutting 12,000 × 6,000, ${((await stat(photo)).size / 2 ** 20).toFixed(1)} MB`, seconds, 's', 10);
report('memory of that, at most', peakMb, 'MB', 500);
report(`what it makes: ${files} tiles`, bytes / 2 ** 20, 'MB');
report('how it is named in a content, gzip', gzipSync(JSON.stringify(panorama)).length / 1_024, 'KB');
report('the scenes, without React and src/ui, gzip', await measureChunk(), 'KB', 12);
const { origin, close } = await servePage(await buildPage('panorama/scene-page.tsx', 'page'));
await measureFrames(origin, panorama);
await measurePhoneBytes(origin, panorama);
report('renderer and GPU process, tiles of 12,000', await measureMemory(origin, panorama), 'MB');
report(`the same, one picture of ${wholeWidth}`, await measureMemory(origin, await makeWhole(photo)), 'MB');
close();
