import { execFileSync } from 'node:child_process';
import { cpSync, globSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { createActivityType } from '../../scripts/new-activity.ts';

/** A type made from the template passes what every type must, in a copy of the project that is thrown away. */

const project = join(import.meta.dirname, '../..');
let copy: string;

test.beforeAll(() => {
  copy = mkdtempSync(join(tmpdir(), 'new-activity-'));
  const configuration = globSync(['*.json', '*.ts', '.oxlintrc.json'], { cwd: project });
  for (const part of ['src', 'scripts', 'tests', 'types', 'bench', ...configuration]) {
    cpSync(join(project, part), join(copy, part), { recursive: true });
  }
  symlinkSync(join(project, 'node_modules'), join(copy, 'node_modules'));
});

test.afterAll(() => rmSync(copy, { recursive: true, force: true }));

function run(program: string, ...args: string[]): string {
  const path = join(project, 'node_modules/.bin', program);
  return execFileSync(path, args, {
    cwd: copy,
    encoding: 'utf8',
    stdio: 'pipe',
    maxBuffer: 64 * 1024 * 1024,
  });
}

function runConformance(vitestProject: string): { failed: number; ofNewType: number } {
  const path = join(copy, 'report.json');
  const only = ['-t', 'demo-type', '--reporter=json', `--outputFile=${path}`];
  run('vitest', 'run', '--project', vitestProject, 'src/activities/conformance', ...only);
  const report = JSON.parse(readFileSync(path, 'utf8')) as { numFailedTests: number; numPassedTests: number };
  return { failed: report.numFailedTests, ofNewType: report.numPassedTests };
}

/** As the import rules see them. */
function countTypes(): number {
  return Number(/(\d+) activity types/.exec(run('node', 'scripts/check-imports.ts'))?.[1]);
}

test('makes a type whose own folder is all there is to edit', () => {
  test.setTimeout(240_000);
  const before = countTypes();
  createActivityType('demo-type', copy);
  run('tsc', '-p', 'tsconfig.pure.json', '--noEmit');
  run('tsc', '-p', 'tsconfig.browser.json', '--noEmit');
  expect(countTypes()).toBe(before + 1);
  const pure = runConformance('unit');
  expect(pure.failed).toBe(0);
  expect(pure.ofNewType).toBeGreaterThan(15);
  const views = runConformance('browser');
  expect(views.failed).toBe(0);
  expect(views.ofNewType).toBeGreaterThan(15);
});

test('refuses a name that is taken or is none', () => {
  expect(() => createActivityType('diyquiz', copy)).toThrow("There already is a type 'diyquiz'");
  expect(() => createActivityType('Demo Type', copy)).toThrow('is not a name');
  expect(() => createActivityType('../elsewhere', copy)).toThrow('is not a name');
});
