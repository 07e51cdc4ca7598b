import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import { chromiumArguments, findChromium } from './scripts/chromium.ts';
import { chooseDataParent } from './tests/support/data-folder.ts';
import { chooseDemoFolder } from './tests/support/servers/demo-folder.ts';

// Playwright reads this file in every worker: what is chosen first is handed on through the environment.
process.env['E2E_PORT'] ??= String(20_000 + (process.pid % 10_000));
process.env['DEMO_FOLDER'] ??= chooseDemoFolder();
process.env['E2E_DATA_DIR'] ??= join(chooseDataParent(), `e2e-data-${process.pid}`);

const origin = `http://127.0.0.1:${process.env['E2E_PORT']}`;

/** Journeys through the real server with the demo school, one server for the whole run. */
export default defineConfig({
  testDir: 'tests/e2e',
  testMatch: '**/*.{spec,test}.ts',
  globalTeardown: './tests/support/browser/remove-e2e-data.ts',
  forbidOnly: process.env['CI'] !== undefined,
  // Where there are two processors, three journeys at once took a tenth longer.
  workers: 2,
  // A loaded machine may be late once; what fails twice is broken.
  retries: process.env['CI'] === undefined ? 0 : 1,
  // Long enough for a machine that is several times as slow: only what hangs ends by these.
  timeout: 180_000,
  expect: { timeout: 20_000 },
  outputDir: 'test-results',
  use: {
    baseURL: origin,
    actionTimeout: 20_000,
    viewport: { width: 1366, height: 768 },
    // Without motion journeys need a third less of the processor; the two longest keep it.
    contextOptions: { reducedMotion: 'reduce' },
    locale: 'en-GB',
    timezoneId: 'Asia/Hong_Kong',
    // Recording makes a journey half as slow again.
    trace: process.env['CI'] === undefined ? 'retain-on-failure' : 'on-first-retry',
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath: findChromium() ?? '/usr/bin/chromium',
      // Pages of journeys live for seconds: optimizing their code takes longer than it saves, a fifth of all.
      args: [...chromiumArguments, '--js-flags=--no-opt --no-maglev'],
      // Without a UTF-8 locale Chromium gives downloads with Chinese names another one.
      env: { ...process.env, LANG: 'C.UTF-8' },
    },
  },
  webServer: {
    command: 'node scripts/start.js',
    url: `${origin}/healthz`,
    timeout: 180_000,
    stdout: 'ignore',
    stderr: 'pipe',
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
    env: {
      HOST: '127.0.0.1',
      PORT: process.env['E2E_PORT'],
      DATA_DIR: process.env['E2E_DATA_DIR'],
      DEMO: '1',
    },
  },
});
