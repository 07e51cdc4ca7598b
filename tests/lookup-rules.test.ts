import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, expect, it } from 'vitest';
import { findLookups } from '../scripts/lookup-rules/find-lookups.ts';

/** Refuses lookups by any name, which may find what objects inherit. */

let root = '';
afterEach(() => rmSync(root, { recursive: true, force: true }));

function lookUp(code: string, path = 'src/server/names.ts') {
  root = mkdtempSync(join(tmpdir(), 'lookups-'));
  const files = { [path]: code, 'tsconfig.json': '{"compilerOptions":{"strict":true},"include":["src"]}' };
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, name)), { recursive: true });
    writeFileSync(join(root, name), text);
  }
  return findLookups(root, ['tsconfig.json']);
}

const declared = 'declare const record: Record<string, number> | undefined; declare const name: string;\n';

it.each([
  ['reading by any text', 'export const found = record?.[name];', 'record?.[name]'],
  ['writing by any text', 'export {}; if (record) record[name] = 1;', 'record[name]'],
  [
    'a text that is cast',
    'const o = { a: 1 }; export const found = o[name as keyof typeof o];',
    'o[name as keyof typeof o]',
  ],
  ['a question for any name', 'export const has = name in { a: 1 };', 'name in { a: 1 }'],
])('finds %s', (_what, code, text) => {
  expect(lookUp(declared + code).lookups).toEqual([{ path: 'src/server/names.ts', line: 2, text }]);
});

it.each([
  ['known names', "const o = { a: 1, b: 2 }; export const found = (key: 'a' | 'b') => o[key];"],
  [
    'one name that is written there',
    "export const found = record?.['count']; export const has = 'a' in { a: 1 };",
  ],
  ['places of lists', 'export const found = (list: string[], place: number) => list[place];'],
  ['what a map has', 'export const found = new Map([["a", 1]]).get(name);'],
])('leaves %s', (_what, code) => {
  expect(lookUp(declared + code)).toEqual({ lookups: [], fileCount: 1 });
});

it('looks neither at tests nor at apps', () => {
  const code = `${declared}export const found = record?.[name];`;
  for (const path of ['src/server/names.test.ts', 'src/teacher/names.ts'])
    expect(lookUp(code, path).fileCount).toBe(0);
});
