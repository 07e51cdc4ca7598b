import { globSync } from 'node:fs';
import { resolve } from 'node:path';

/**
 * `report` is the format in which the stage counts its tests. A stage without one is a check that passes or fails as
 * a whole.
 */
export type Stage = {
  name: string;
  program: string;
  arguments: string[];
  report?: 'vitest' | 'playwright';
  needsChromium?: boolean;
};

const root = resolve(import.meta.dirname, '../..');
const codeFolders = ['src', 'scripts', 'tests', 'bench'];

/** As many tests at once as there are processors: with more, each stage took a tenth longer. */
function createVitestStage(name: string, projects: readonly string[] = [name]): Stage {
  const options = projects.flatMap((project) => ['--project', project]);
  return { name, program: 'vitest', arguments: ['run', ...options], report: 'vitest' };
}

const lintOptions = ['--type-aware', '--deny-warnings'];

/** Types and lint apart: the compiler remembers what it has checked, so that it is quick while somebody works. */
const typesThenLint: Stage[] = [
  { name: 'types', program: 'tsc', arguments: ['-b', '--checkers', '1'] },
  { name: 'lint', program: 'oxlint', arguments: [...lintOptions, ...codeFolders] },
];

/**
 * Where nothing is remembered, the linter reports the compiler's errors as well: lint needs the types anyway, and each
 * file is checked only in the first type project that includes it, the one that knows least.
 */
const typesWithLint: Stage = {
  name: 'types and lint',
  program: 'oxlint',
  arguments: [...lintOptions, '--type-check', ...codeFolders, ...globSync('*.config.ts', { cwd: root })],
};

const otherChecks: Stage[] = [
  { name: 'format', program: 'biome', arguments: ['ci', '--diagnostic-level=error', '--colors=off'] },
  { name: 'imports', program: 'node', arguments: ['scripts/check-imports.ts'] },
  { name: 'lookups', program: 'node', arguments: ['scripts/check-lookups.ts'] },
  { name: 'interface', program: 'node', arguments: ['scripts/check-interface.ts'] },
  { name: 'unused', program: 'knip', arguments: [] },
];

const build: Stage = { name: 'build', program: 'node', arguments: ['scripts/build.ts'] };
const unit = createVitestStage('unit', ['unit', 'unit-alone']);
/** Both databases and S3 at once: where one waits for its last tests, the others go on. */
const server = createVitestStage('server', ['api-sqlite', 'api-postgres', 'api-s3', 'media']);

/** What `npm run check` runs. */
export const fastStages: Stage[] = [...typesThenLint, ...otherChecks, unit, createVitestStage('api-sqlite')];

/** What `npm test` runs. */
export const allStages: Stage[] = [
  typesWithLint,
  ...otherChecks,
  build,
  unit,
  server,
  { ...createVitestStage('browser'), needsChromium: true },
  { name: 'e2e', program: 'playwright', arguments: ['test'], report: 'playwright', needsChromium: true },
];
