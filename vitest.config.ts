import react from '@vitejs/plugin-react';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { chromiumArguments, findChromium } from './scripts/chromium.ts';
import { styleSettings } from './vite.config.ts';

const serverTests = ['src/server/**/*.test.ts', 'tests/api/**/*.test.ts'];
const browserTests = ['src/**/*.browser.test.{ts,tsx}', 'tests/browser/**/*.test.{ts,tsx}'];
const withinLimits = { testTimeout: 20_000, hookTimeout: 60_000 };

/** Every *.test.ts(x) outside tests/e2e belongs to one of these; server tests run once on each engine. */
export default defineConfig({
  test: {
    passWithNoTests: false,
    maxWorkers: '100%',
    projects: [
      {
        plugins: [react({ compiler: true })],
        test: {
          name: 'unit',
          environment: 'node',
          include: [
            'src/**/*.test.{ts,tsx}',
            'tests/**/*.test.ts',
            'scripts/**/*.test.ts',
            'bench/**/*.test.ts',
          ],
          exclude: [...serverTests, ...browserTests, 'tests/e2e/**'],
          ...withinLimits,
        },
      },
      {
        test: {
          name: 'api-sqlite',
          environment: 'node',
          include: serverTests,
          env: { TEST_DATABASE: 'sqlite' },
          ...withinLimits,
        },
      },
      {
        test: {
          name: 'api-postgres',
          environment: 'node',
          include: serverTests,
          env: { TEST_DATABASE: 'postgres' },
          globalSetup: './tests/support/postgres-global-setup.ts',
          ...withinLimits,
        },
      },
      {
        plugins: [react({ compiler: true })],
        css: styleSettings,
        optimizeDeps: { entries: browserTests },
        test: {
          name: 'browser',
          include: browserTests,
          setupFiles: './tests/support/fail-on-console-error.ts',
          css: true,
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            provider: playwright({
              launchOptions: {
                executablePath: findChromium() ?? '/usr/bin/chromium',
                args: chromiumArguments,
              },
            }),
            instances: [{ browser: 'chromium', viewport: { width: 1366, height: 768 } }],
          },
          ...withinLimits,
        },
      },
    ],
  },
});
