import { afterAll, beforeAll, expect, it } from 'vitest';
import { activities } from '#activities/models.ts';
import { copyProject, type PassedTest, type ProjectCopy } from '#tests/support/project-copy.ts';
import { createActivityType } from './new-activity.ts';

/** Two activity types made from the templates, one with a server half, pass every check in a copy of the project. */

const minuteMs = 60_000;
let copy: ProjectCopy;

beforeAll(() => {
  copy = copyProject();
  createActivityType('plain-sample', { withServer: false, root: copy.folder });
  createActivityType('drawn-sample', { withServer: true, root: copy.folder });
});
afterAll(() => copy.remove());

/** What a type adds is checked: the lists have types of their own, so that their importers see no difference. */
const newCode = [
  'plain-sample',
  'drawn-sample',
  'models.ts',
  'views.ts',
  'student-views.view.ts',
  'servers.ts',
  'demos.ts',
].map((name) => `src/activities/${name}`);

it('is formatted, and has no type error and no lint', { timeout: 3 * minuteMs }, () => {
  copy.run('biome', 'ci', '--diagnostic-level=error', 'src/activities');
  const lint = copy.run('oxlint', '--type-aware', '--type-check', '--deny-warnings', ...newCode);
  expect(lint).toContain('Found 0 warnings and 0 errors');
});

it('keeps the import rules, and leaves nothing unused', { timeout: 3 * minuteMs }, () => {
  const count = `${activities.models.length + 2} activity types`;
  expect(copy.run('node', 'scripts/check-imports.ts')).toContain(count);
  copy.run('knip');
});

/** All tests run in one process, because starting it takes longer than the tests of a type. */
let passedTests: PassedTest[] | undefined;
function listPassedTests(): PassedTest[] {
  const files = ['src/activities/conformance', 'src/activities/type-lists', 'src/activities/drawn-sample'];
  const names = 'plain-sample|drawn-sample|activity icons|gives each attempt';
  passedTests ??= copy.runTests('unit', [...files, 'src/ui/theme/theme.test.ts'], names);
  return passedTests;
}

const countPassed = (file: string, name: string) =>
  listPassedTests().filter((test) => test.file.startsWith(file) && test.name.includes(name)).length;

it.each(['plain-sample', 'drawn-sample'])(
  'creates %s so that it passes the tests of every type',
  { timeout: 3 * minuteMs },
  (name) => {
    expect(countPassed('src/activities/conformance', name)).toBeGreaterThan(15);
    expect(countPassed('src/activities/type-lists', name)).toBe(2);
  },
);

it('has an icon like those of other types, in another colour', { timeout: 3 * minuteMs }, () => {
  expect(countPassed('src/ui/theme/theme.test.ts', 'activity icons')).toBeGreaterThan(0);
});

it('has a server half that gives each attempt another question', { timeout: 3 * minuteMs }, () => {
  expect(countPassed('src/activities/drawn-sample', 'gives each attempt')).toBe(1);
});

it('refuses a name that is taken or is no name', () => {
  const create = (name: string) => createActivityType(name, { withServer: false, root: copy.folder });
  expect(() => create('diyquiz')).toThrow("There already is a type 'diyquiz'");
  expect(() => create('Demo Type')).toThrow('is not a name');
  expect(() => create('../elsewhere')).toThrow('is not a name');
});
