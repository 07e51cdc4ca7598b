import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { sendUnknownPath } from '#server/http/errors.ts';
import { type AppName, createHints } from '#server/http/page-hints.ts';

/** The two built apps: the teacher app at `/`, the student app at `/play/`. Unknown pages are theirs to answer. */

const dist = resolve(import.meta.dirname, '../../../dist');
const apiPrefixes = ['/api/', '/exam/', '/media/', '/packages/'];

/** Files with a content hash in their name never change; pages are asked for anew each time. */
function setCacheHeaders(reply: FastifyReply, path: string): void {
  const immutable = path.includes('/assets/');
  reply.header('cache-control', immutable ? 'public, max-age=31536000, immutable' : 'no-cache');
}

type Hints = Record<AppName, ReturnType<typeof createHints>>;

function sendPage(hints: Hints, request: FastifyRequest, reply: FastifyReply) {
  const path = request.url.split('?')[0] ?? '/';
  const wantsPage = request.method === 'GET' && !apiPrefixes.some((prefix) => path.startsWith(prefix));
  const isFile = /\.\w{1,8}$/.test(path);
  if (!wantsPage || isFile || path === '/api') return sendUnknownPath(request, reply);
  const app = path === '/play' || path.startsWith('/play/') ? 'player' : 'teacher';
  if (!existsSync(join(dist, app, 'index.html'))) return sendUnknownPath(request, reply);
  const hint = hints[app](path, request.headers.cookie ?? '');
  if (hint) reply.header('link', hint);
  return reply.header('cache-control', 'no-cache').sendFile('index.html', join(dist, app));
}

export async function registerStaticFiles(server: FastifyInstance): Promise<void> {
  for (const [app, prefix] of [
    ['player', '/play/'],
    ['teacher', '/'],
  ] as const) {
    await server.register(fastifyStatic, {
      root: join(dist, app),
      prefix,
      wildcard: false,
      index: false,
      preCompressed: true,
      cacheControl: false,
      decorateReply: app === 'player',
      setHeaders: setCacheHeaders,
    });
  }
  const hints = {
    teacher: createHints('teacher', join(dist, 'teacher')),
    player: createHints('player', join(dist, 'player')),
  };
  server.setNotFoundHandler((request, reply) => sendPage(hints, request, reply));
}
