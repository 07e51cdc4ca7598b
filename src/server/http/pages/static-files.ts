import { join, resolve } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { tokenCookie } from '#contract/limits.ts';
import { readCookie } from '#server/auth/cookies.ts';
import { type AppPage, openAppPage, sendAppPage } from '#server/http/pages/app-page.ts';
import { hintAt } from '#server/http/pages/page-hints.ts';
import { cacheImmutable } from '#server/http/replies/cache-control.ts';
import { sendUnknownPath } from '#server/http/replies/unknown-path.ts';

/** Serves the built apps: the teacher app at `/`, the student app at `/play/`. They handle unknown pages themselves. */

const builtApps = resolve(import.meta.dirname, '../../../../dist');
const apiPrefixes = ['/api/', '/exam/', '/media/', '/packages/'];

/** Files with a content hash in their name never change; pages are revalidated each time. */
function setCacheHeaders(reply: FastifyReply, path: string): void {
  const immutable = path.includes('/assets/');
  reply.header('cache-control', immutable ? cacheImmutable : 'no-cache');
}

const bases = { player: '/play/', teacher: '/' } as const;
type AppName = keyof typeof bases;

type Hints = Record<'attempt' | 'teacher', string>;

/** Further files that the page will need; empty if there are none. A wrong guess only names public files. */
function chooseHint(request: FastifyRequest, app: AppName, path: string, hints: Hints): string {
  if (app === 'player') return path.startsWith('/play/attempt/') ? hints.attempt : '';
  return readCookie(request, tokenCookie) === undefined ? '' : hints.teacher;
}

type Pages = Record<AppName, AppPage>;

async function sendPage(pages: Pages, hints: Hints, request: FastifyRequest, reply: FastifyReply) {
  const path = request.url.split('?')[0] ?? '/';
  const wantsPage = request.method === 'GET' && !apiPrefixes.some((prefix) => path.startsWith(prefix));
  const isFile = /\.\w{1,8}$/.test(path);
  if (!wantsPage || isFile || path === '/api') return sendUnknownPath(request, reply);
  const app = path === '/play' || path.startsWith('/play/') ? 'player' : 'teacher';
  const page = await pages[app]();
  if (!page) return sendUnknownPath(request, reply);
  const hint = chooseHint(request, app, path, hints);
  if (hint) reply.header('link', hint);
  return sendAppPage(page, request, reply);
}

/** `folder` holds a folder for each app; nothing is served from a folder that does not exist. */
export async function registerStaticFiles(server: FastifyInstance, folder = builtApps): Promise<void> {
  for (const app of ['player', 'teacher'] as const) {
    await server.register(fastifyStatic, {
      root: join(folder, app),
      prefix: bases[app],
      wildcard: false,
      index: false,
      preCompressed: true,
      cacheControl: false,
      decorateReply: app === 'player',
      setHeaders: setCacheHeaders,
    });
  }
  const hints = {
    attempt: hintAt(join(folder, 'player'), bases.player, ['attempt']),
    teacher: hintAt(join(folder, 'teacher'), bases.teacher, ['shell', 'controls', 'common', 'lists']),
  };
  const pages = {
    player: openAppPage(join(folder, 'player', 'index.html')),
    teacher: openAppPage(join(folder, 'teacher', 'index.html')),
  };
  server.setNotFoundHandler((request, reply) => sendPage(pages, hints, request, reply));
}
