import { join } from 'node:path';
import type { BrowserContext, CDPSession, Page } from '@playwright/test';

/** Visits a page with a processor four times slower than this one, and measures inside the page. */

export type Network = 'here' | 'slow 4G';

export type VisitTarget = {
  path: string;
  viewport: { width: number; height: number };
  /** Matches the name of each row, or the text of each question, for which the page is opened. */
  rowPattern: RegExp;
};

export type Visit = {
  /** Number of different rows that were drawn. */
  rows: number;
  elements: number;
  /** From navigation until the last row was drawn. */
  contentMs: number;
  /** From navigation until nothing changed any more: what is beside the window may be drawn after the rows. */
  wholeMs: number;
  /** Sum of the time beyond 50 ms of each task. */
  blockedMs: number;
  longestMs: number;
  /** Addresses of all loaded scripts and styles, with their transferred sizes. */
  files: { path: string; bytes: number }[];
};

/** A page is complete when nothing was drawn or fetched for this time, so that work in idle time counts too. */
const quietMs = 3_000;
const cpuSlowdown = 4;
/** Lighthouse's slow 4G; speeds in bytes per second. */
const slow4G = { offline: false, latency: 150, downloadThroughput: 204_800, uploadThroughput: 96_000 };

/** Functions that page-watch.js adds to the page. */
type WatchedWindow = { isPageComplete: (quietMs: number) => boolean; readPage: () => Visit };
const isComplete = (quietTimeMs: number) =>
  (globalThis as unknown as WatchedWindow).isPageComplete(quietTimeMs);
const readVisit = () => (globalThis as unknown as WatchedWindow).readPage();

/** Clears the browser's files of the app, as on a new device, but keeps people signed in. */
async function forgetFiles(session: CDPSession, origin: string): Promise<void> {
  await session.send('Network.clearBrowserCache');
  await session.send('Storage.clearDataForOrigin', {
    origin,
    storageTypes: 'service_workers,cache_storage,shader_cache',
  });
}

async function prepareSession(page: Page, network: Network, isCold: boolean, origin: string): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  if (isCold) await forgetFiles(session, origin);
  if (network === 'slow 4G') await session.send('Network.emulateNetworkConditions', slow4G);
  await session.send('Emulation.setCPUThrottlingRate', { rate: cpuSlowdown });
}

/** `isCold`: nothing of the app is on the device yet; otherwise, the files of earlier visits are. */
export async function visitPage(
  context: BrowserContext,
  origin: string,
  target: VisitTarget,
  { network, isCold }: { network: Network; isCold: boolean },
): Promise<Visit> {
  const page = await context.newPage();
  try {
    await page.setViewportSize(target.viewport);
    await page.addInitScript(`globalThis.pageRows = ${JSON.stringify(target.rowPattern.source)}`);
    await page.addInitScript({ path: join(import.meta.dirname, 'page-watch.js') });
    await prepareSession(page, network, isCold, origin);
    await page.goto(origin + target.path, { waitUntil: 'commit' });
    await page.waitForFunction(isComplete, quietMs, { polling: 500, timeout: 60_000 });
    return await page.evaluate(readVisit);
  } finally {
    await page.close();
  }
}
