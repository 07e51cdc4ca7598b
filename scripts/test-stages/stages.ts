import { availableParallelism } from 'node:os';

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
  /** The stage also runs without these programs, but skips tests. */
  needsMediaPrograms?: boolean;
};

const codeFolders = ['src', 'scripts', 'tests', 'bench'];

/** Tests that wait for servers or a browser leave processors idle, so `extraWorkers` more run at once. */
function createVitestStage(name: string, { projects = [name], waits: extraWorkers = 0 } = {}): Stage {
  const workers = `--maxWorkers=${availableParallelism() + extraWorkers}`;
  const options = [...projects.flatMap((project) => ['--project', project]), workers];
  return { name, program: 'vitest', arguments: ['run', ...options], report: 'vitest' };
}

export const fastStages: Stage[] = [
  { name: 'types', program: 'tsc', arguments: ['-b', '--checkers', '1'] },
  { name: 'lint', program: 'oxlint', arguments: ['--type-aware', '--deny-warnings', ...codeFolders] },
  { name: 'format', program: 'biome', arguments: ['ci', '--diagnostic-level=error', '--colors=off'] },
  { name: 'imports', program: 'node', arguments: ['scripts/check-imports.ts'] },
  { name: 'unused', program: 'knip', arguments: [] },
  createVitestStage('unit', { waits: 1 }),
  createVitestStage('api-sqlite'),
];

export const allStages: Stage[] = [
  ...fastStages,
  {
    ...createVitestStage('programs', { projects: ['api-postgres', 'api-s3', 'media'], waits: 1 }),
    needsMediaPrograms: true,
  },
  { name: 'build', program: 'node', arguments: ['scripts/build.ts'] },
  { ...createVitestStage('browser', { waits: 2 }), needsChromium: true },
  { name: 'e2e', program: 'playwright', arguments: ['test'], report: 'playwright', needsChromium: true },
];
