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

const code = ['src', 'scripts', 'tests', 'bench'];

function runVitest(project: string): Stage {
  return { name: project, program: 'vitest', arguments: ['run', '--project', project], report: 'vitest' };
}

export const fastStages: Stage[] = [
  { name: 'types', program: 'tsc', arguments: ['-b', '--checkers', '1'] },
  { name: 'lint', program: 'oxlint', arguments: ['--type-aware', '--deny-warnings', ...code] },
  { name: 'format', program: 'biome', arguments: ['ci', '--diagnostic-level=error', '--colors=off'] },
  { name: 'imports', program: 'node', arguments: ['scripts/check-imports.ts'] },
  { name: 'unused', program: 'knip', arguments: [] },
  runVitest('unit'),
  runVitest('api-sqlite'),
];

export const allStages: Stage[] = [
  ...fastStages,
  runVitest('api-postgres'),
  runVitest('api-s3'),
  { ...runVitest('media'), needsMediaPrograms: true },
  { name: 'build', program: 'node', arguments: ['scripts/build.ts'] },
  { ...runVitest('browser'), needsChromium: true },
  { name: 'e2e', program: 'playwright', arguments: ['test'], report: 'playwright', needsChromium: true },
];
