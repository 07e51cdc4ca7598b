import { globSync, readFileSync } from 'node:fs';
import react from '@vitejs/plugin-react';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { chromiumArguments, findChromium } from './scripts/chromium.ts';
import { LongTestsFirst } from './scripts/test-stages/long-tests-first.ts';
import { serveSamplePackage } from './tests/browser/serve-sample-package.ts';
import { chooseDemoFolder } from './tests/support/servers/demo-folder.ts';
import { styleSettings } from './vite.config.ts';

// Converters know no database, so they are tested once; they need programs that not every machine has.
const mediaTests = ['src/server/media/**/*.test.ts'];
const serverTests = ['src/server/**/*.test.ts', 'tests/api/**/*.test.ts'];
/** Run on SQLite alone: they read SQLite's plans, or check what rules and replies give, which no database changes. */
const sqliteTests = [
  'tests/api/{query-plans,unknown-fields,routes,keys,hidden-items,names,security-log}.test.ts',
  'src/server/http/**/*.test.ts',
  'src/server/features/links/{links,link-parts}.test.ts',
  'src/server/trust-proxy.test.ts',
  'src/server/database/dialect/sqlite.test.ts',
];
/** Are about what only PostgreSQL does. */
const postgresTests = ['src/server/database/{conflict,dialect/postgres-plans}.test.ts'];
/** What touches stored files, run once more with all of them in S3. */
const fileTests = ['src/server/storage/**/*.test.ts', 'src/server/features/{files,conversions}/**/*.test.ts'];
const browserTests = ['src/**/*.browser.test.{ts,tsx}', 'tests/browser/**/*.test.{ts,tsx}'];
const unitTests = [
  'src/**/*.test.{ts,tsx}',
  'tests/**/*.test.ts',
  'scripts/**/*.test.ts',
  'bench/**/*.test.ts',
];
const noUnitTests = [...serverTests, ...browserTests, 'tests/e2e/**'];
/** Unit tests that replace a module, which works only where no earlier file has loaded it. */
const replacingTests = globSync(unitTests, { exclude: noUnitTests }).filter((path) =>
  /\bvi\.(mock|doMock)\(/.test(readFileSync(path, 'utf8')),
);
/** Not for tests in a browser: none of them draws examples, and each of their files would load the library anew. */
const setupFiles = ['./tests/support/fix-property-seed.ts'];
const serverBuild = './tests/support/servers/server-build-global-setup.ts';
/** Long enough for a machine that is several times as slow: only what hangs ends by these. */
const withinLimits = { testTimeout: 60_000, hookTimeout: 60_000, expect: { poll: { timeout: 15_000 } } };
/**
 * Browsers keep all modules of a run. Each test file has a page of its own, which would ask for a thousand modules again.
 * Mocks have addresses of their own, so that what is kept does not hide them. While somebody watches, modules change.
 */
const isSingleRun = process.argv.includes('run');
const keptModules = isSingleRun ? { 'Cache-Control': 'max-age=86400, immutable' } : {};
/** No file depends on what another left in a module, so that they can share all modules: half of the time, or less. */
const serverTested = { ...withinLimits, environment: 'node', isolate: false, setupFiles };
const unitTested = {
  environment: 'node',
  setupFiles,
  env: { DEMO_FOLDER: chooseDemoFolder() },
  globalSetup: [serverBuild, './tests/support/servers/demo-global-setup.ts'],
  ...withinLimits,
};

/** Every *.test.ts(x) outside tests/e2e belongs to one of these; server tests run once on each engine. */
export default defineConfig({
  test: {
    passWithNoTests: false,
    maxWorkers: '100%',
    sequence: { sequencer: LongTestsFirst },
    projects: [
      {
        plugins: [react({ compiler: true })],
        test: {
          ...unitTested,
          name: 'unit',
          include: unitTests,
          exclude: [...noUnitTests, ...replacingTests],
          isolate: false,
        },
      },
      {
        plugins: [react({ compiler: true })],
        test: { ...unitTested, name: 'unit-alone', include: replacingTests },
      },
      {
        test: {
          name: 'api-sqlite',
          include: serverTests,
          exclude: [...mediaTests, ...postgresTests],
          env: { TEST_DATABASE: 'sqlite' },
          globalSetup: [serverBuild, './tests/support/servers/sqlite-global-setup.ts'],
          ...serverTested,
        },
      },
      {
        test: {
          name: 'api-postgres',
          include: serverTests,
          exclude: [...mediaTests, ...sqliteTests],
          env: { TEST_DATABASE: 'postgres' },
          globalSetup: [serverBuild, './tests/support/servers/postgres-global-setup.ts'],
          ...serverTested,
        },
      },
      {
        test: {
          name: 'api-s3',
          include: fileTests,
          env: { TEST_DATABASE: 'sqlite', TEST_FILES: 's3' },
          globalSetup: [
            './tests/support/servers/sqlite-global-setup.ts',
            './tests/support/servers/s3-server.ts',
          ],
          ...serverTested,
        },
      },
      {
        test: {
          name: 'media',
          environment: 'node',
          include: mediaTests,
          setupFiles,
          ...withinLimits,
          testTimeout: 120_000,
          hookTimeout: 120_000,
        },
      },
      {
        plugins: [react({ compiler: true }), serveSamplePackage()],
        css: styleSettings,
        // What only a worker imports is found late, and the page then loads again.
        optimizeDeps: { entries: browserTests, include: ['jsqr'] },
        server: { headers: keptModules },
        test: {
          name: 'browser',
          include: browserTests,
          setupFiles: './tests/support/browser/fail-on-console-error.ts',
          css: true,
          // As for journeys: a loaded machine may be late once; what fails twice is broken.
          retry: process.env['CI'] === undefined ? 0 : 1,
          browser: {
            enabled: true,
            headless: true,
            importMapMocks: isSingleRun,
            screenshotFailures: false,
            provider: playwright({
              launchOptions: {
                executablePath: findChromium() ?? '/usr/bin/chromium',
                // Nothing waits for motion to end; journeys show it. Pages of tests live for seconds: optimizing their code
                // takes longer than it saves, a sixth of all.
                args: [
                  ...chromiumArguments,
                  '--force-prefers-reduced-motion',
                  '--js-flags=--no-opt --no-maglev',
                ],
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
