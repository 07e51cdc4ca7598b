import { hash } from 'node:crypto';
import { readFile, stat } from 'node:fs/promises';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** Keeps the page of a built app in memory: a few hundred bytes that each sign-in and each reload requests. */

type Page = { body: Buffer; etag: string; mtimeMs: number };

/** How often the file is checked for a new build. */
const defaultCheckIntervalMs = 1_000;

/** Undefined if the app is not built. */
export type AppPage = () => Promise<Page | undefined>;

async function readPage(path: string, knownPage: Page | undefined): Promise<Page | undefined> {
  try {
    const { mtimeMs } = await stat(path);
    if (knownPage?.mtimeMs === mtimeMs) return knownPage;
    const body = await readFile(path);
    return { body, mtimeMs, etag: `"${hash('sha256', body, 'base64url').slice(0, 22)}"` };
  } catch {
    return undefined;
  }
}

export function openAppPage(path: string, checkIntervalMs = defaultCheckIntervalMs): AppPage {
  let latestRead: Promise<Page | undefined> = Promise.resolve(undefined);
  let checkedAt = Number.NEGATIVE_INFINITY;
  return () => {
    const now = performance.now();
    if (now - checkedAt > checkIntervalMs) {
      checkedAt = now;
      latestRead = latestRead.then((known) => readPage(path, known));
    }
    return latestRead;
  };
}

export function sendAppPage({ body, etag }: Page, request: FastifyRequest, reply: FastifyReply) {
  reply.header('cache-control', 'no-cache').header('etag', etag);
  if (request.headers['if-none-match'] === etag) return reply.code(304).send();
  return reply.type('text/html; charset=utf-8').send(body);
}
