import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { App } from '#server/app.ts';
import { isRequestedByApp, packagePolicy } from '#server/features/files/serving/package-policy.ts';
import { addShim, packageShim, shimHash, shimPath } from '#server/features/files/serving/package-shim.ts';
import { isCachedByBrowser, sendBytes } from '#server/features/files/serving/send-object.ts';
import { findFolderPage, findPackageEntry } from '#server/features/files/serving/served-files.repository.ts';
import { openObject } from '#server/features/files/storage/stored-objects.service.ts';
import { cacheImmutable } from '#server/http/replies/cache-control.ts';
import { sendUnknownPath } from '#server/http/replies/unknown-path.ts';

/**
 * Serves files of HTML packages at `/packages/<hash of the zip>/<path>`. Paths are looked up in the database
 * and never used to open files.
 */

type PackageRequest = FastifyRequest<{ Params: { hash: string; '*': string } }>;

const packageHashPattern = /^[0-9a-f]{64}$/;
const pathMaxLength = 500;
/** Length of the folder, such as `ab/`, in front of the media name in a key. */
const keyPrefixLength = 3;

/** Pages are sent with their security policy, so browsers must not keep an old version of it. */
const revalidatedCacheControl = 'public, no-cache';
const pageMimePattern = /html|xml/;

async function findRequestedFile({ db }: App, { hash, '*': requestedPath }: PackageRequest['params']) {
  const path = requestedPath.normalize('NFC');
  if (!packageHashPattern.test(hash) || path.length > pathMaxLength || path.includes('\0')) return undefined;
  return path === '' || path.endsWith('/')
    ? findFolderPage(db, hash, path)
    : findPackageEntry(db, hash, path);
}

async function sendPackageFile(app: App, request: PackageRequest, reply: FastifyReply) {
  const file = isRequestedByApp(request.headers) ? undefined : await findRequestedFile(app, request.params);
  const media = file?.key.slice(keyPrefixLength) ?? '';
  const openedObject = file && (await openObject(app, media));
  if (!openedObject) return sendUnknownPath(request, reply);
  const isPage = file.mime.startsWith('text/html');
  const isInFrameSet = request.headers['sec-fetch-dest'] === 'frame';
  const etag = isPage ? `"${media}-${shimHash}${isInFrameSet ? '-frame' : ''}"` : `"${media}"`;
  // Browsers ask for each page again, and mostly have it: then none of its bytes is read.
  const isSent = isPage && !isCachedByBrowser(request, etag);
  const sentObject = isSent ? await addShim(openedObject, isInFrameSet) : openedObject;
  // The policy names the Host header: `request.host` would also be what a browser sent as X-Forwarded-Host, and
  // caches, which do not tell replies apart by that, would give it to others.
  // These headers are removed and the policy has no `frame-ancestors`, because pages of a package may frame
  // each other and have no origin.
  reply
    .removeHeader('x-frame-options')
    .removeHeader('origin-agent-cluster')
    .headers({
      'content-security-policy': packagePolicy(request.headers.host ?? '', request.params.hash),
      // The package's pages have no origin, so the package's own files are cross-origin to them.
      'cross-origin-resource-policy': 'cross-origin',
      'access-control-allow-origin': '*',
      'referrer-policy': 'no-referrer',
      // Keeps a cached response that was meant for the package, or opened as a page, from being given to the app.
      vary: 'Sec-Fetch-Site, Sec-Fetch-Dest',
      'cache-control': pageMimePattern.test(file.mime) ? revalidatedCacheControl : cacheImmutable,
      ...(isPage ? {} : { 'accept-ranges': 'bytes' }),
      etag,
    });
  return sendBytes(request, reply, sentObject, etag, file.mime);
}

function sendShim(request: FastifyRequest, reply: FastifyReply) {
  reply.headers({
    'cache-control': revalidatedCacheControl,
    'cross-origin-resource-policy': 'cross-origin',
    etag: `"${shimHash}"`,
  });
  return isCachedByBrowser(request, `"${shimHash}"`)
    ? reply.code(304).send()
    : reply.type('text/javascript; charset=utf-8').send(packageShim);
}

export function registerPackageFiles(server: FastifyInstance, app: App): void {
  server.route<{ Params: { hash: string; '*': string } }>({
    method: ['GET', 'HEAD'],
    url: '/packages/:hash/*',
    handler: (request, reply) => sendPackageFile(app, request, reply),
  });
  server.get(shimPath, sendShim);
}
