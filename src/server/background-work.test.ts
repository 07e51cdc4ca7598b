import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { backgroundWork } from '#server/background-work.ts';

const startFunctionPattern =
  /export function (start\w+)\(\s*app: App,\s*onError: \(error: unknown\) => void/g;
/** The upload routes start it, because it cleans their folder before the first request. */
const startedElsewhere = ['startUploadSweep'];

it('lists all background work of the server', () => {
  const sources = globSync('src/server/**/*.ts').map((path) => readFileSync(path, 'utf8'));
  const declaredNames = sources.flatMap((source) =>
    [...source.matchAll(startFunctionPattern)].map(([, name]) => `${name}`),
  );
  expect(declaredNames.length).toBeGreaterThan(startedElsewhere.length);
  expect([...Object.keys(backgroundWork), ...startedElsewhere].sort()).toEqual(declaredNames.sort());
  expect(Object.values(backgroundWork).map(({ name }) => name)).toEqual(Object.keys(backgroundWork));
});
