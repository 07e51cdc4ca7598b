import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib';
import { type FastifyInstance, fastify } from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { registerStaticFiles } from '#server/http/pages/static-files.ts';

let folder: string;
let server: FastifyInstance;

const script = 'export const answer = 42;';

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'static-files-'));
  for (const app of ['teacher', 'player']) await mkdir(join(folder, app, 'assets'), { recursive: true });
  await writeFile(join(folder, 'teacher/assets/abc.js'), script);
  await writeFile(join(folder, 'teacher/assets/abc.js.br'), brotliCompressSync(script));
  await writeFile(join(folder, 'player/assets/def.css'), 'p {}');
  await writeFile(join(folder, 'player/sw.js'), '// worker');
  await writeFile(join(folder, 'secret.txt'), 'secret');
  server = fastify();
  await registerStaticFiles(server, folder);
});
afterAll(async () => {
  await server.close();
  await rm(folder, { recursive: true });
});

it('sends files with a hash in their name once and for all, others to be asked for again', async () => {
  const asset = await server.inject('/assets/abc.js');
  expect([asset.statusCode, asset.body]).toEqual([200, script]);
  expect(asset.headers).toMatchObject({
    'content-type': 'application/javascript; charset=utf-8',
    'cache-control': 'public, max-age=31536000, immutable',
  });
  expect((await server.inject('/play/assets/def.css')).body).toBe('p {}');
  const worker = await server.inject('/play/sw.js');
  expect([worker.body, worker.headers['cache-control']]).toEqual(['// worker', 'no-cache']);
});

it('sends what the build has compressed to browsers that take it', async () => {
  const reply = await server.inject({ url: '/assets/abc.js', headers: { 'accept-encoding': 'gzip, br' } });
  expect(reply.headers).toMatchObject({
    'content-encoding': 'br',
    'content-type': 'application/javascript; charset=utf-8',
  });
  expect(brotliDecompressSync(reply.rawPayload).toString()).toBe(script);
});

it('tells what a file is without its bytes', async () => {
  const reply = await server.inject({ method: 'HEAD', url: '/assets/abc.js' });
  expect([reply.statusCode, reply.headers['content-length'], reply.body]).toEqual([
    200,
    String(script.length),
    '',
  ]);
});

it.each([
  '/assets/none.js',
  '/assets/abc.js.br',
  '/assets/',
  '/assets/..%2f..%2fsecret.txt',
  '/assets/%2e%2e',
  '/assets/constructor',
  '/assets/abc.js%00',
  '/play/assets/abc.js',
  '/secret.txt',
])('knows no %s', async (url) => {
  const reply = await server.inject(url);
  expect(reply.statusCode).toBe(404);
  expect(reply.body).not.toContain('secret');
});
