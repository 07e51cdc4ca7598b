import { execFileSync, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { findCircles } from '../scripts/import-rules/circles.ts';
import { findViolations } from '../scripts/import-rules/find-violations.ts';
import { readProject } from '../scripts/import-rules/project.ts';

const areas = ['contract', 'form', 'activities', 'parts', 'server', 'teacher', 'player', 'ui', 'demo'];
const imports = Object.fromEntries(areas.map((area) => [`#${area}/*`, `./src/${area}/*`]));

const soundTree: Record<string, string> = {
  'tests/help.ts': 'export const help = 1;',
  'package.json': JSON.stringify({ type: 'module', imports: { ...imports, '#tests/*': './tests/*' } }),
  'src/contract/language.ts': 'export const languages = ["en"];',
  'src/contract/units.ts':
    "import { z } from 'zod';\nexport const unit = z.object({});\nexport type Unit = z.infer<typeof unit>;",
  'src/form/activity-type.ts': 'export type ActivityModel = { type: string };',
  'src/form/activity-views.ts':
    "import type { ComponentType } from 'react';\nexport type ActivityViews = { view: ComponentType };",
  'src/activities/models.ts':
    "import { quiz } from './diyquiz/model.ts';\nimport { file } from './file/model.ts';\nexport const models = [quiz, file];",
  'src/activities/views.ts':
    "export const views = { diyquiz: { player: () => import('./diyquiz/player.tsx'), editor: () => import('./diyquiz/editor.tsx') } };",
  'src/activities/student-views.view.ts':
    "export const studentViews = { diyquiz: { player: () => import('./diyquiz/player.tsx') } };",
  'src/parts/questions/model.ts': 'export const question = 1;',
  'src/activities/diyquiz/model.ts':
    "import { z } from 'zod';\nimport { question } from '#parts/questions/model.ts';\nexport const quiz = z.literal(question);",
  'src/activities/diyquiz/player.tsx':
    "import { Button } from '#ui/button.tsx';\nexport const Player = () => <Button />;",
  'src/activities/diyquiz/editor.tsx':
    "import { quiz } from './model.ts';\nimport { Box } from '@mantine/core';\nexport const Editor = () => <Box>{String(quiz)}</Box>;",
  'src/activities/file/model.ts': 'export const file = 1;',
  'src/ui/button.tsx':
    "import { languages } from '#contract/language.ts';\nexport const Button = () => <button>{languages[0]}</button>;",
  'src/activities/servers.ts': "import { models } from './models.ts';\nexport const activities = models;",
  'src/server/open-app.ts':
    "import { activities } from '#activities/servers.ts';\nexport const app = { activities };",
  'src/server/main.ts':
    "import { listUnits } from './features/units/units.service.ts';\nimport '#demo/fill.ts';\nlistUnits();",
  'src/server/features/units/units.repository.ts':
    "import { sql } from 'kysely';\nexport const selectUnits = () => sql``;",
  'src/server/features/units/units.service.ts':
    "import { unit } from '#contract/units.ts';\nimport { selectUnits } from './units.repository.ts';\nexport const listUnits = () => [unit, selectUnits()];",
  'src/server/features/units/rules/unit-order.ts':
    "import type { listUnits } from '../units.service.ts';\nexport const unitOrder: ReturnType<typeof listUnits>[] = [];",
  'src/server/features/people/people.service.ts':
    "import { listUnits } from '../units/units.service.ts';\nimport { unitOrder } from '../units/rules/unit-order.ts';\nexport const listPeople = () => [listUnits(), unitOrder];",
  'src/activities/demos.ts':
    "import { demo } from './diyquiz/demo.ts';\nexport const demos = { diyquiz: demo };",
  'src/activities/diyquiz/demo.ts':
    "import { names } from './demo/names.ts';\nexport const demo = { type: 'diyquiz', names };",
  'src/activities/diyquiz/demo/names.ts': 'export const names = 1;',
  'src/demo/fill.ts': "import { demos } from '#activities/demos.ts';\nexport const filled = demos;",
  'src/teacher/main.tsx':
    "import type { Unit } from '#contract/units.ts';\nimport { views } from '#activities/views.ts';\nimport { UnitList } from './features/units/unit-list.tsx';\nexport const app: [Unit?] = [];\nconsole.log(views, UnitList);",
  'src/teacher/features/units/unit-list.tsx':
    'import { Button } from \'#ui/button.tsx\';\nexport const UnitList = () => <Button />;\nexport const input = <input type="file" />;',
  'src/player/main.tsx':
    "import { studentViews } from '#activities/student-views.view.ts';\nconsole.log(studentViews);",
};

const roots: string[] = [];

function plant(changes: Record<string, string>): string {
  const root = mkdtempSync(join(tmpdir(), 'imports-'));
  roots.push(root);
  for (const [path, text] of Object.entries({ ...soundTree, ...changes })) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }
  return root;
}

function check(changes: Record<string, string>): string[] {
  return findViolations(readProject(plant(changes))).map(
    ({ path, line, message }) => `${path}:${line} ${message}`,
  );
}

afterEach(() => {
  for (const root of roots.splice(0)) rmSync(root, { recursive: true });
});

describe('import rules', () => {
  it('accept a tree without violations', () => {
    expect(check({})).toEqual([]);
  });

  // Each row adds a file that breaks one rule, and has the expected report with its place and reason.
  it.each<[path: string, text: string, expected: RegExp, others?: Record<string, string>]>([
    [
      'src/contract/a.ts',
      "import fastify from 'fastify';\nfastify();",
      /^src\/contract\/a.ts:1 .*no package but zod/,
    ],
    ['src/contract/a.ts', "export * from './units.ts';", /a.ts:1 'export \*' is not used/],
    ['src/contract/index.ts', "export { unit } from './units.ts';", /index.ts:1 is a barrel/],
    ['src/ui/all.ts', "import { Button } from './button.tsx';\nexport { Button };", /all.ts:2 is a barrel/],
    [
      'src/contract/a.ts',
      "import { Button } from '#ui/button.tsx';\nButton();",
      /contract may not import src\/ui\/button.tsx/,
    ],
    [
      'src/contract/a.ts',
      "export const isQuiz = (type: string) => type === 'diyquiz';",
      /a.ts:1 names the activity type 'diyquiz'/,
    ],
    ['src/server/a.ts', 'export const limits = { diyquiz: 4 };', /names the activity type 'diyquiz'/],
    [
      'src/server/features/units/a.ts',
      "export const tell = (app: App) => {\n  app.bus.publish('unit', 1, {});\n};",
      /a.ts:2 publishes before the commit/,
    ],
    [
      'src/server/features/units/a.ts',
      "export const tell = ({ bus }: App) => bus.publish('unit', 1, {});",
      /a.ts:1 publishes before the commit/,
    ],
    [
      'src/server/features/units/a.ts',
      'export const copy = (app: App, tx: Tx) => ({ ...app, db: tx });',
      /a.ts:1 copies the app/,
    ],
    [
      'src/server/features/units/a.ts',
      'export const copy = (context: Context, tx: Tx) => ({ ...context, app: { ...context.app, db: tx } });',
      /a.ts:1 copies the app/,
    ],
    [
      'src/server/features/units/a.ts',
      "import { enqueue } from '#server/jobs/enqueue.repository.ts';\nenqueue();",
      /a.ts:1 .*requested by 'enqueueJob'/,
      { 'src/server/jobs/enqueue.repository.ts': 'export const enqueue = () => 1;' },
    ],
    ['src/demo/a.ts', "export const first = 'diyquiz';", /names the activity type 'diyquiz'/],
    ['src/form/space.ts', "export const first = 'diyquiz';", /names the activity type 'diyquiz'/],
    ['src/activities/file/a.ts', "export const first = 'diyquiz';", /names the activity type 'diyquiz'/],
    [
      'src/demo/a.ts',
      "import { quiz } from '#activities/diyquiz/model.ts';\nquiz;",
      /demo may not import .*diyquiz\/model.ts/,
    ],
    [
      'src/activities/diyquiz/a.ts',
      "import { names } from './demo/names.ts';\nnames;",
      /demo half of a type is in the list of demos alone/,
    ],
    [
      'src/server/features/people/a.ts',
      "import { demos } from '#activities/demos.ts';\ndemos;",
      /server may not import src\/activities\/demos.ts/,
    ],
    [
      'src/server/a.ts',
      "export const a = (activity: { type: string }) => activity.type === 'file';",
      /names the activity type 'file'/,
    ],
    [
      'src/server/a.ts',
      "import { quiz } from '#activities/diyquiz/model.ts';\nquiz;",
      /server may not import .*diyquiz\/model.ts/,
    ],
    [
      'src/server/a.ts',
      "import { useState } from 'react';\nuseState;",
      /the server imports no browser package/,
    ],
    ['src/server/a.ts', "import { sql } from 'kysely';\nsql``;", /only repositories build queries/],
    [
      'src/server/http/a.ts',
      "import { listUnits } from '../features/units/units.service.ts';\nlistUnits();",
      /services of the server import no feature/,
    ],
    [
      'src/server/features/people/a.ts',
      "import { selectUnits } from '../units/units.repository.ts';\nselectUnits();",
      /only its '.service.ts'/,
    ],
    [
      'src/server/features/units/rules/a.ts',
      "import { selectUnits } from '../units.repository.ts';\nselectUnits();",
      /the rules of a feature are pure/,
    ],
    [
      'src/server/features/people/a.ts',
      "import '#demo/fill.ts';",
      /server may not import src\/demo\/fill.ts/,
    ],
    ['src/server/a.ts', "import { unit } from '../contract/units.ts';\nunit;", /write #contract\/…/],
    ['src/server/a.ts', "import { unit } from '#contract/units';\nunit;", /leads to no file/],
    ['src/server/a.ts', "import './a.test.ts';", /leads to no file/],
    ['src/teacher/a.ts', "import '#tests/help.ts';", /the product imports no tests/],
    ['src/teacher/a.ts', "import { unit } from '#contract/units.ts';\nunit;", /brings zod into the browser/],
    [
      'src/teacher/a.ts',
      "export const load = () => import('#contract/units.ts');",
      /brings zod into the browser/,
    ],
    ['src/teacher/a.ts', "import '#player/main.tsx';", /teacher may not import src\/player\/main.tsx/],
    [
      'src/player/a.ts',
      "import { UnitList } from '#teacher/features/units/unit-list.tsx';\nUnitList;",
      /player may not import src\/teacher/,
    ],
    ['src/player/a.ts', "import { Box } from '@mantine/core';\nBox;", /no Mantine/],
    [
      'src/teacher/features/people/a.ts',
      "import { UnitList } from '../units/unit-list.tsx';\nUnitList;",
      /a feature imports no other feature/,
    ],
    [
      'src/server/features/units/a.service.ts',
      "import { models } from '#activities/models.ts';\nmodels;",
      /server may not import src\/activities\/models.ts/,
    ],
    [
      'src/player/a.ts',
      "import { views } from '#activities/views.ts';\nviews;",
      /player may not import src\/activities\/views.ts/,
    ],
    [
      'src/ui/a.ts',
      "import { views } from '#activities/views.ts';\nviews;",
      /ui may not import src\/activities\/views.ts/,
    ],
    ['src/ui/a.ts', "import { z } from 'zod';\nz;", /browser code imports no zod/],
    ['src/ui/a.ts', "import { join } from 'node:path';\njoin;", /browser code imports no server package/],
    [
      'src/activities/file/marking.ts',
      "import { quiz } from '../diyquiz/model.ts';\nquiz;",
      /imports no other type \('diyquiz'\)/,
    ],
    [
      'src/activities/file/marking.ts',
      "import { models } from '../models.ts';\nmodels;",
      /does not import the lists/,
    ],
    [
      'src/activities/file/marking.ts',
      "import { Button } from '#ui/button.tsx';\nButton;",
      /activities may not import src\/ui/,
    ],
    [
      'src/activities/file/marking.ts',
      "import { Editor } from '../diyquiz/editor.tsx';\nEditor;",
      /are pure/,
    ],
    [
      'src/form/a.ts',
      "import { question } from '#parts/questions/model.ts';\nquestion;",
      /form may not import src\/parts/,
    ],
    [
      'src/parts/questions/a.ts',
      "import { models } from '#activities/models.ts';\nmodels;",
      /parts may not import src\/activities\/models.ts/,
    ],
    [
      'src/parts/questions/a.ts',
      "import { file } from '#activities/file/model.ts';\nfile;",
      /parts may not import src\/activities\/file/,
    ],
    [
      'src/parts/questions/a.ts',
      "import { View } from './view.tsx';\nView;",
      /are pure/,
      { 'src/parts/questions/view.tsx': 'export const View = () => <p />;' },
    ],
    [
      'src/activities/file/player.tsx',
      "import { server } from './server.ts';\nserver;",
      /server half of a type is in the list of servers alone/,
      { 'src/activities/file/server.ts': 'export const server = 1;' },
    ],
    [
      'src/server/features/units/b.service.ts',
      "import { View } from '#parts/questions/view.tsx';\nView;",
      /server may not import src\/parts/,
      { 'src/parts/questions/view.tsx': 'export const View = () => <p />;' },
    ],
    ['src/ui/a.ts', "import type { B } from './b.ts';\nexport type A = B;", /leads to no file/],
    [
      'src/activities/diyquiz/player.tsx',
      "import { quiz } from './model.ts';\nexport const Player = quiz;",
      /'zod': is loaded by src\/player\/main.tsx/,
    ],
  ])('report %s with %j', (path, text, expected, others = {}) => {
    expect(check({ [path]: text, ...others })).toContainEqual(expect.stringMatching(expected));
  });

  const importOf = (path: string) => `import { a } from '${path}';\nexport const b = a;`;
  const typeImportOf = (path: string) => `import type { A } from '${path}';\nexport type B = A;`;
  const lazyImportOf = (path: string) => `export const load = () => import('${path}');`;

  // Each row plants files that import each other, and has the circle that is reported.
  it.each<[circle: string, planted: Record<string, string>]>([
    ['src/ui: a.ts → b.ts → a.ts', { 'src/ui/a.ts': importOf('./b.ts'), 'src/ui/b.ts': importOf('./a.ts') }],
    [
      'src/ui: a.ts → b.ts → a.ts',
      { 'src/ui/a.ts': typeImportOf('./b.ts'), 'src/ui/b.ts': typeImportOf('./a.ts') },
    ],
    [
      'src/ui: a.ts → b.ts → a.ts',
      { 'src/ui/a.ts': importOf('./b.ts'), 'src/ui/b.ts': lazyImportOf('./a.ts') },
    ],
    // No file imports itself, but the folders do: by types, lazily, and over a third one.
    [
      'src/ui: one → two → one',
      {
        'src/ui/one/a.ts': importOf('#ui/two/a.ts'),
        'src/ui/one/b.ts': 'export type A = 1;',
        'src/ui/two/a.ts': 'export const a = 1;',
        'src/ui/two/b.ts': typeImportOf('#ui/one/b.ts'),
      },
    ],
    [
      'src/server/features: one → three → two → one',
      {
        'src/server/features/one/a.service.ts': importOf('../three/a.service.ts'),
        'src/server/features/one/b.service.ts': 'export const a = 1;',
        'src/server/features/two/a.service.ts': importOf('../one/b.service.ts'),
        'src/server/features/three/a.service.ts': 'export const a = 1;',
        'src/server/features/three/b.service.ts': lazyImportOf('../two/a.service.ts'),
      },
    ],
    // Sub-folders of one feature, and a folder with a file beside it.
    [
      'src/teacher/features/units: list → row → list',
      {
        'src/teacher/features/units/list/a.ts': importOf('../row/a.ts'),
        'src/teacher/features/units/list/b.ts': 'export const a = 1;',
        'src/teacher/features/units/row/a.ts': 'export const a = 1;',
        'src/teacher/features/units/row/b.ts': importOf('../list/b.ts'),
      },
    ],
    [
      'src/teacher/features/units: list → reads.ts → list',
      {
        'src/teacher/features/units/reads.ts': importOf('./list/a.ts'),
        'src/teacher/features/units/list/a.ts': 'export const a = 1;',
        'src/teacher/features/units/list/b.ts': importOf('../reads.ts'),
      },
    ],
    [
      'src: activities → ui → teacher → activities',
      { 'src/ui/a.ts': importOf('#teacher/a.ts'), 'src/teacher/a.ts': 'export const a = 1;' },
    ],
  ])('report the circle in %s', (circle, planted) => {
    const circles = check(planted).filter((report) => report.includes('closes a circle'));
    expect(circles).toEqual([expect.stringContaining(`closes a circle in ${circle} (then `)]);
  });

  it('look for circles in every folder whose things import each other', () => {
    expect(findCircles(readProject(plant({})))).toEqual({ circles: [], folderCount: 7 });
    const root = mkdtempSync(join(tmpdir(), 'imports-'));
    roots.push(root);
    mkdirSync(join(root, 'src'));
    writeFileSync(join(root, 'package.json'), '{}');
    writeFileSync(join(root, 'src/a.ts'), "import 'zod';");
    expect(findCircles(readProject(root)).folderCount).toBe(0);
  });

  it('report zod in the first load of the teacher app', () => {
    const list = "import { models } from './models.ts';\nexport const views = models;";
    expect(check({ 'src/activities/views.ts': list })).toContainEqual(
      expect.stringContaining("'zod': is loaded by src/teacher/main.tsx"),
    );
  });

  it('fail where there is nothing to check', () => {
    const root = mkdtempSync(join(tmpdir(), 'imports-'));
    roots.push(root);
    writeFileSync(join(root, 'package.json'), '{}');
    const { status, stderr } = spawnSync(process.execPath, ['scripts/check-imports.ts', root], {
      encoding: 'utf8',
    });
    expect(stderr).toContain('checked nothing: 0 files, 0 imports, 0 folders');
    expect(status).toBe(1);
  });

  it('end with the right exit code', () => {
    const run = (root: string) =>
      execFileSync(process.execPath, ['scripts/check-imports.ts', root], { stdio: 'pipe' });
    expect(run(plant({})).toString()).toContain('Import rules hold');
    expect(() => run(plant({ 'src/contract/a.ts': "export * from './units.ts';" }))).toThrow();
    const circle = { 'src/ui/a.ts': lazyImportOf('./b.ts'), 'src/ui/b.ts': typeImportOf('./a.ts') };
    expect(() => run(plant(circle))).toThrow('closes a circle in src/ui');
  });
});
