// How fast ink is drawn, in Chromium at full speed and at a quarter of it. Run: node bench/ink.ts
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { type CDPSession, chromium, type Page } from '@playwright/test';
import react from '@vitejs/plugin-react';
import { build } from 'vite';
import { chromiumArguments, ensureChromium } from '../scripts/chromium.ts';
import type { Bench } from './ink/board-page.tsx';
import { median } from './load/load.ts';
import { printRow } from './rows.ts';

const origin = 'http://ink.test';
const benchMs = 5_000;
const strokeCounts = { moves: 5_000, many: 20_000 };
const viewport = { width: 1_366, height: 768 };
const kilobyte = 1_024;

type Budgets = { script: number; painted: number; draw: number; pan: number; zoom: number; openS: number };
/** At full speed frames are medians, at a quarter means. */
const budgetsBySpeed: Readonly<Record<number, Budgets>> = {
  1: { script: 2, painted: 25, draw: 50, pan: 50, zoom: 50, openS: 2 },
  4: { script: 5, painted: 40, draw: 35, pan: 25, zoom: 15, openS: 4 },
};
const chunkBudgetKb = 40;
const strokeBudgetBytes = 300;

const folder = await mkdtemp(join(tmpdir(), 'bench-ink-'));
process.once('exit', () => void rm(folder, { recursive: true, force: true }));

/** Builds a file as the apps are built; gives the folder. */
async function buildPage(entry: string, external: string[] = []): Promise<string> {
  const outDir = join(folder, external.length > 0 ? 'chunk' : 'page');
  await build({
    configFile: false,
    logLevel: 'error',
    plugins: [react({ compiler: true })],
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      outDir,
      emptyOutDir: true,
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
  const outDir = await buildPage('../src/parts/ink/ink-canvas.tsx', [
    'react',
    'react/jsx-runtime',
    'react/compiler-runtime',
  ]);
  let bytes = 0;
  for (const name of await readdir(outDir))
    bytes += gzipSync(await readFile(join(outDir, name)), { level: 9 }).length;
  return bytes / kilobyte;
}

/** Calls what the page of the bench offers. */
function callBench<Name extends keyof Bench>(page: Page, name: Name, argument = 0) {
  return page.evaluate(
    ([calledName, value]) => {
      const { bench } = globalThis as unknown as { bench: Record<string, (value: number) => unknown> };
      return bench[calledName]?.(value);
    },
    [name, argument] as const,
  ) as Promise<Awaited<ReturnType<Bench[Name]>>>;
}

/** Draws by moving the mouse, about a hundred times a second, until the time is over. */
async function drawByMouse(page: Page, ms: number): Promise<void> {
  const until = performance.now() + ms;
  for (let stroke = 0; performance.now() < until; stroke += 1) {
    const [x, y] = [250 + ((stroke * 137) % 800), 150 + ((stroke * 71) % 450)];
    await page.mouse.move(x, y);
    await page.mouse.down();
    for (let step = 0; step < 45 && performance.now() < until; step += 1)
      await page.mouse.move(x + step * 3 + 20 * Math.sin(step / 4), y + 40 * Math.sin(step / 7));
    await page.mouse.up();
  }
}

async function openPage(outDir: string, speed: number): Promise<{ page: Page; close: () => Promise<void> }> {
  const browser = await chromium.launch({ executablePath: ensureChromium(), args: chromiumArguments });
  const page = await browser.newPage({ viewport });
  await page.route(`${origin}/**`, async (route) => {
    const name = new URL(route.request().url()).pathname.slice(1);
    if (name === '')
      return route.fulfill({
        contentType: 'text/html',
        body: '<!doctype html><link rel="stylesheet" href="/main.css"><body><script type="module" src="/main.js"></script>',
      });
    return route.fulfill({
      contentType: name.endsWith('.css') ? 'text/css' : 'text/javascript',
      body: await readFile(join(outDir, name)).catch(() => ''),
    });
  });
  await page.goto(`${origin}/`);
  await page.locator('canvas').first().waitFor();
  const session: CDPSession = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: speed });
  return { page, close: () => browser.close() };
}

async function measureAt(outDir: string, speed: number): Promise<void> {
  const budgets = budgetsBySpeed[speed];
  if (!budgets) throw new Error(`There are no budgets for ${speed}`);
  const engine = `${speed} x`;
  const report = (label: string, value: number, budget: number, unit: string, isLeast = false): void => {
    printRow({
      engine,
      label,
      figure: `${value.toFixed(1)} ${unit}`,
      budget: `${isLeast ? '≥' : '<'} ${budget} ${unit}`,
      isMet: isLeast ? value >= budget : value < budget,
    });
  };
  const few = await openPage(outDir, speed);
  await callBench(few.page, 'open', strokeCounts.moves);
  await callBench(few.page, 'watch');
  await drawByMouse(few.page, benchMs);
  const moves = await callBench(few.page, 'stop');
  report('script of a move, 5,000 strokes, median', median(moves?.script ?? []), budgets.script, 'ms');
  report('a move until it is painted, median', median(moves?.painted ?? []), budgets.painted, 'ms');
  const sizes = await callBench(few.page, 'sizes');
  report('a stroke drawn by mouse, median', median(sizes), strokeBudgetBytes, 'bytes');
  await few.close();

  const many = await openPage(outDir, speed);
  const opened = await callBench(many.page, 'open', strokeCounts.many);
  report('open 20,000 strokes, all seen', opened.seen / 1_000, budgets.openS, 's');
  const sharp = `${(opened.sharp / 1_000).toFixed(1)} s`;
  printRow({ engine, label: 'open 20,000 strokes, all sharp', figure: sharp, budget: '', isMet: undefined });
  const kind = speed === 1 ? 'median' : 'mean';
  const drawing = drawByMouse(many.page, benchMs + 1_000);
  const drawn = await callBench(many.page, 'frames', benchMs);
  await drawing;
  report(`draw among 20,000, ${kind}; mean ${drawn.mean.toFixed(0)}`, drawn[kind], budgets.draw, 'fps', true);
  const panned = await callBench(many.page, 'pan', benchMs);
  report(`pan 20,000, ${kind}; mean ${panned.mean.toFixed(0)}`, panned[kind], budgets.pan, 'fps', true);
  await callBench(many.page, 'fit');
  const zoomed = await callBench(many.page, 'zoom', benchMs);
  report(`zoom 20,000, ${kind}; mean ${zoomed.mean.toFixed(0)}`, zoomed[kind], budgets.zoom, 'fps', true);
  await many.close();
}

const chunkKb = await measureChunk();
printRow({
  engine: '',
  label: 'the canvas of ink, without React, gzip',
  figure: `${chunkKb.toFixed(1)} KB`,
  budget: `≤ ${chunkBudgetKb} KB`,
  isMet: chunkKb <= chunkBudgetKb,
});
const pageFolder = await buildPage('ink/board-page.tsx');
for (const speed of [1, 4]) await measureAt(pageFolder, speed);
