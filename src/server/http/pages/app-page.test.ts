import { mkdtemp, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fastify } from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openAppPage, sendAppPage } from '#server/http/pages/app-page.ts';

let folder: string;
let path: string;
let changes = 0;

const write = async (text: string) => {
  await writeFile(path, text);
  // Two writes may get the same time from the disk, so each gets its own.
  changes += 1;
  await utimes(path, changes, changes);
};
const textOf = async (page: ReturnType<typeof openAppPage>) => (await page())?.body.toString();

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'app-page-'));
  path = join(folder, 'index.html');
});
afterAll(() => rm(folder, { recursive: true }));

it('is read once, and again when another build has replaced it', async () => {
  await write('one');
  const kept = openAppPage(path, 1e9);
  const watched = openAppPage(path, -1);
  expect([await textOf(kept), await textOf(watched)]).toEqual(['one', 'one']);
  await write('two');
  expect([await textOf(kept), await textOf(watched)]).toEqual(['one', 'two']);
  await rm(path);
  expect(await textOf(watched)).toBeUndefined();
  await write('three');
  expect(await textOf(watched)).toBe('three');
});

it('is not sent again to a browser that has it', async () => {
  await write('<!doctype html>');
  const page = await openAppPage(path)();
  const server = fastify();
  server.get('/', (request, reply) => page && sendAppPage(page, request, reply));
  const first = await server.inject('/');
  expect([first.statusCode, first.body]).toEqual([200, '<!doctype html>']);
  expect(first.headers).toMatchObject({
    'cache-control': 'no-cache',
    'content-type': 'text/html; charset=utf-8',
  });
  const { etag = '' } = first.headers;
  const again = await server.inject({ url: '/', headers: { 'if-none-match': etag } });
  expect([again.statusCode, again.body, again.headers.etag]).toEqual([304, '', etag]);
  await server.close();
});
