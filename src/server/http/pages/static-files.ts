import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { tokenCookie } from '#contract/limits.ts';
import { readCookie } from '#server/auth/cookies.ts';
import { type AppPage, openAppPage, sendAppPage } from '#server/http/pages/app-page.ts';
import { makeLinkHeader } from '#server/http/pages/link-header.ts';
import { cacheImmutable } from '#server/http/replies/cache-control.ts';
import { sendUnknownPath } from '#server/http/replies/unknown-path.ts';
import { projectFolder } from '#server/project-files.ts';

/** Serves the built apps: the teacher app at `/`, the student app at `/play/`. They handle unknown pages themselves. */

const builtAppsFolder = join(projectFolder, 'dist/apps');
const apiPrefixes = ['/api/', '/exam/', '/media/', '/packages/'];

/** Files with a content hash in their name never change; pages are revalidated each time. */
function setCacheHeaders(reply: FastifyReply, path: string): void {
  const isImmutable = path.includes('/assets/');
  reply.header('cache-control', isImmutable ? cacheImmutable : 'no-cache');
}

const baseByApp = { player: '/play/', teacher: '/' } as const;
type AppName = keyof typeof baseByApp;

type LinkHeaders = Record<'attempt' | 'teacher', string>;

/** The `Link` header for a page; empty if there is none. A wrong guess only names public files. */
function chooseLinkHeader(
  request: FastifyRequest,
  app: AppName,
  path: string,
  linkHeaders: LinkHeaders,
): string {
  if (app === 'player') return path.startsWith('/play/attempt/') ? linkHeaders.attempt : '';
  return readCookie(request, tokenCookie) === undefined ? '' : linkHeaders.teacher;
}

type AppPages = Record<AppName, AppPage>;

async function sendPage(
  pages: AppPages,
  linkHeaders: LinkHeaders,
  request: FastifyRequest,
  reply: FastifyReply,
) {
  const path = request.url.split('?')[0] ?? '/';
  const wantsPage = request.method === 'GET' && !apiPrefixes.some((prefix) => path.startsWith(prefix));
  const isFile = /\.\w{1,8}$/.test(path);
  if (!wantsPage || isFile || path === '/api') return sendUnknownPath(request, reply);
  const app = path === '/play' || path.startsWith('/play/') ? 'player' : 'teacher';
  const page = await pages[app]();
  if (!page) return sendUnknownPath(request, reply);
  const linkHeader = chooseLinkHeader(request, app, path, linkHeaders);
  if (linkHeader) reply.header('link', linkHeader);
  return sendAppPage(page, request, reply);
}

/** What is sent in place of a file where a browser takes it compressed. */
const compressedName = /\.(br|gz)$/;

/**
 * One route for all files of an app's `assets`: routes of their own, more than two thousand, would take a fifth of a start.
 * Their names are read once, so that unknown ones cost no look at the disk.
 */
function serveAssets(server: FastifyInstance, folder: string, prefix: string): void {
  if (!existsSync(folder)) return;
  const names = new Set(readdirSync(folder).filter((name) => !compressedName.test(name)));
  server.get<{ Params: { name: string } }>(`${prefix}assets/:name`, (request, reply) => {
    const { name } = request.params;
    return names.has(name) ? reply.sendFile(name, folder) : sendUnknownPath(request, reply);
  });
}

/** `folder` has a subfolder for each app; an app without a subfolder is not served. */
export async function registerStaticFiles(server: FastifyInstance, folder = builtAppsFolder): Promise<void> {
  for (const app of ['player', 'teacher'] as const) {
    await server.register(fastifyStatic, {
      root: join(folder, app),
      prefix: baseByApp[app],
      wildcard: false,
      index: false,
      preCompressed: true,
      globIgnore: ['**/*.{br,gz}', 'assets/**'],
      cacheControl: false,
      decorateReply: app === 'player',
      setHeaders: setCacheHeaders,
    });
    serveAssets(server, join(folder, app, 'assets'), baseByApp[app]);
  }
  const hints = {
    attempt: makeLinkHeader(join(folder, 'player'), baseByApp.player, ['attempt']),
    teacher: makeLinkHeader(join(folder, 'teacher'), baseByApp.teacher, ['shell', 'common', 'lists']),
  };
  const pages = {
    player: openAppPage(join(folder, 'player', 'index.html')),
    teacher: openAppPage(join(folder, 'teacher', 'index.html')),
  };
  server.setNotFoundHandler((request, reply) => sendPage(pages, hints, request, reply));
}
