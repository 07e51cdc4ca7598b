import { setImmediate } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildServer } from '#server/build-app.ts';
import { openTestApp, type TestApp } from '#tests/support/test-app.ts';

let test: TestApp;

beforeAll(async () => {
  test = await openTestApp();
});
afterAll(() => test.close());

function block(ms: number): void {
  const until = performance.now() + ms;
  while (performance.now() < until);
}

it('answers while its event loop is later than a sample, but not later than the limit', async () => {
  const server = await buildServer(test.app, { maxEventLoopDelayMs: 3_000 });
  const statuses = new Set<number>();
  for (let turn = 0; turn < 8; turn += 1) {
    block(600);
    await setImmediate();
    statuses.add((await server.inject('/healthz')).statusCode);
  }
  await server.close();
  expect(statuses).toEqual(new Set([200]));
});
