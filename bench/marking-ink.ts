// How soon the next drawing is on the screen while a teacher marks thirty: a stroke, a stamp and a mark on each. Run:
// node bench/marking-ink.ts
import { mkdtemp, rm } from 'node:fs/promises';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type Page, request } from '@playwright/test';
import { handInDrawings } from '#tests/e2e/support/hand-in-drawings.ts';
import { signInTeacher } from '#tests/e2e/support/people.ts';
import { chromiumArguments, ensureChromium } from '../scripts/chromium.ts';
import { startServerProcess } from '../tests/durability/server-process.ts';
import { median } from './load/load.ts';
import { printRow } from './rows.ts';

const drawings = 30;
const strokesEach = 300;
const budgetMs = 150;
const viewport = { width: 1_366, height: 768 };
const speeds = [1, 4];
/** Of 48 × 32: more than the edge of the page has. */
const inkedPixels = 250;

/** Notes in the page how long it takes from Enter until another canvas shows ink. */
function watchNextDrawing(leastPixels: number): void {
  const times: number[] = [];
  const sample = new OffscreenCanvas(48, 32).getContext('2d', { willReadFrequently: true });
  const findCanvas = () => document.querySelector<HTMLCanvasElement>('[role=application] canvas');
  function hasInk(canvas: HTMLCanvasElement): boolean {
    if (!sample || canvas.width === 0) return false;
    sample.drawImage(canvas, 0, 0, 48, 32);
    const { data } = sample.getImageData(0, 0, 48, 32);
    const isLike = (at: number, from: readonly number[]) =>
      from.every((value, index) => Math.abs((data[at + index] ?? 0) - value) < 12);
    const desk = Array.from(data.slice(0, 3));
    const paper = [255, 255, 255];
    let inked = 0;
    for (let at = 0; at < data.length; at += 4) if (!isLike(at, desk) && !isLike(at, paper)) inked += 1;
    return inked > leastPixels;
  }
  document.addEventListener(
    'keydown',
    ({ key }) => {
      if (key !== 'Enter') return;
      const [pressedAt, former] = [performance.now(), findCanvas()];
      const look = () => {
        const canvas = findCanvas();
        if (canvas && canvas !== former && hasInk(canvas)) times.push(performance.now() - pressedAt);
        else requestAnimationFrame(look);
      };
      requestAnimationFrame(look);
    },
    { capture: true },
  );
  Object.assign(globalThis, { nextDrawingTimes: times });
}

const readTimes = (page: Page) =>
  page.evaluate(() => (globalThis as unknown as { nextDrawingTimes: number[] }).nextDrawingTimes);

async function markAll(page: Page): Promise<number[]> {
  const canvas = page.getByRole('application');
  await canvas.waitFor();
  const box = await canvas.boundingBox();
  if (!box) throw new Error('There is no canvas');
  await page.evaluate(watchNextDrawing, inkedPixels);
  for (let number = 1; number < drawings; number += 1) {
    await page.mouse.move(box.x + 150, box.y + 150);
    await page.mouse.down();
    await page.mouse.move(box.x + 250, box.y + 180, { steps: 6 });
    await page.mouse.up();
    await page.keyboard.press('s');
    await page.mouse.click(box.x + 320, box.y + 220);
    await page.keyboard.press('7');
    await page.keyboard.press('Enter');
    while ((await readTimes(page)).length < number) await page.waitForTimeout(20);
  }
  return readTimes(page);
}

const dataDir = await mkdtemp(join(tmpdir(), 'bench-marking-ink-'));
const server = await startServerProcess(dataDir, { fillsDemo: true });
const calls = await request.newContext({ baseURL: server.origin });
const browser = await chromium.launch({ executablePath: ensureChromium(), args: chromiumArguments });
for (const speed of speeds) {
  const handed = { name: `${speed}`, students: drawings, strokes: strokesEach };
  const { courseware_id } = await handInDrawings(calls, handed);
  const page = await browser.newPage({ baseURL: server.origin, viewport });
  await signInTeacher(page, server.origin, 'en');
  await page.goto(`/study-situation-view/marking?courseware_id=${courseware_id}`);
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: speed });
  const times = (await markAll(page)).toSorted((a, b) => a - b);
  const half = median(times);
  const most = times[Math.floor(times.length * 0.95)] ?? 0;
  printRow({
    engine: `${speed} x`,
    label: `next of ${drawings} drawings of ${strokesEach} strokes, median; 95 %`,
    figure: `${half.toFixed(0)}; ${most.toFixed(0)} ms`,
    budget: speed === 1 ? `< ${budgetMs} ms` : '',
    isMet: speed === 1 ? most < budgetMs : undefined,
  });
  await page.close();
}
console.log(`load: ${loadavg()[0]?.toFixed(1)}`);
await browser.close();
await calls.dispose();
await server.kill();
await rm(dataDir, { recursive: true, force: true });
