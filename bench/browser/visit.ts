import { join } from 'node:path';
import type { BrowserContext, CDPSession, Page } from '@playwright/test';

/** One visit of a page on a processor four times slower than this one, looked at from inside the page. */

export type Network = 'here' | 'slow 4G';

export type Target = {
  path: string;
  viewport: { width: number; height: number };
  /** Matches the name of each row, or the text of each question, that the page is opened for. */
  rows: RegExp;
};

export type Visit = {
  /** Different rows that were drawn. */
  rows: number;
  elements: number;
  /** From navigation until the last row was drawn. */
  contentMs: number;
  /** What tasks of the page took beyond 50 ms each, all together. */
  blockedMs: number;
  longestMs: number;
  /** Addresses of all scripts and styles that were loaded, and their size as it was sent. */
  files: { path: string; bytes: number }[];
};

/** So long nothing new may be drawn or fetched until a page counts as complete: what comes when it is idle counts too. */
const quietMs = 3_000;
const slowdown = 4;
/** Lighthouse's slow 4G; speeds in bytes per second. */
const slow4G = { offline: false, latency: 150, downloadThroughput: 204_800, uploadThroughput: 96_000 };

/** What page-watch.js puts into the page. */
type Watched = { isPageComplete: (quietMs: number) => boolean; readPage: () => Visit };
const isComplete = (quiet: number) => (globalThis as unknown as Watched).isPageComplete(quiet);
const read = () => (globalThis as unknown as Watched).readPage();

/** As on a device that has never been here; who is signed in stays. */
async function forgetFiles(session: CDPSession, origin: string): Promise<void> {
  await session.send('Network.clearBrowserCache');
  await session.send('Storage.clearDataForOrigin', {
    origin,
    storageTypes: 'service_workers,cache_storage,shader_cache',
  });
}

async function prepare(page: Page, network: Network, isCold: boolean, origin: string): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  if (isCold) await forgetFiles(session, origin);
  if (network === 'slow 4G') await session.send('Network.emulateNetworkConditions', slow4G);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
}

/** `isCold`: nothing of the app is on the device yet; else all that an earlier visit left. */
export async function visitPage(
  context: BrowserContext,
  origin: string,
  target: Target,
  { network, isCold }: { network: Network; isCold: boolean },
): Promise<Visit> {
  const page = await context.newPage();
  try {
    await page.setViewportSize(target.viewport);
    await page.addInitScript(`globalThis.pageRows = ${JSON.stringify(target.rows.source)}`);
    await page.addInitScript({ path: join(import.meta.dirname, 'page-watch.js') });
    await prepare(page, network, isCold, origin);
    await page.goto(origin + target.path, { waitUntil: 'commit' });
    await page.waitForFunction(isComplete, quietMs, { polling: 500, timeout: 60_000 });
    return await page.evaluate(read);
  } finally {
    await page.close();
  }
}
