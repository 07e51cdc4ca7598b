import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isWantedByApp, packagePolicy } from '#server/features/files/serving/package-policy.ts';
import { sendPart } from '#server/features/files/serving/send-object.ts';
import { findFolderPage, findPackageEntry } from '#server/features/files/serving/served-files.repository.ts';
import { openObject } from '#server/features/files/storage/stored-objects.service.ts';
import type { App } from '#server/http/context.ts';
import { cacheImmutable } from '#server/http/replies/cache-control.ts';
import { sendUnknownPath } from '#server/http/replies/unknown-path.ts';

/** Serves files of HTML packages at `/packages/<hash of the zip>/<path>`. Paths are looked up, never opened. */

type PackageRequest = FastifyRequest<{ Params: { hash: string; '*': string } }>;

const packageHash = /^[0-9a-f]{64}$/;
const pathMaxLength = 500;
/** `ab/` before the media name. */
const keyPrefixLength = 3;

/** Pages contain the policy, so browsers must not keep an old one. */
const revalidatedCacheControl = 'public, no-cache';
const mayBePage = /html|xml/;

async function findFile({ db }: App, { hash, '*': asked }: PackageRequest['params']) {
  const path = asked.normalize('NFC');
  if (!packageHash.test(hash) || path.length > pathMaxLength || path.includes('\0')) return undefined;
  return path === '' || path.endsWith('/')
    ? findFolderPage(db, hash, path)
    : findPackageEntry(db, hash, path);
}

async function sendFile(app: App, request: PackageRequest, reply: FastifyReply) {
  const file = isWantedByApp(request.headers) ? undefined : await findFile(app, request.params);
  const media = file?.key.slice(keyPrefixLength) ?? '';
  const openedObject = file && (await openObject(app, media));
  if (!openedObject) return sendUnknownPath(request, reply);
  const etag = `"${media}"`;
  // Without `frame-ancestors` too, because pages of a package may frame each other and have no origin.
  reply
    .removeHeader('x-frame-options')
    .removeHeader('origin-agent-cluster')
    .headers({
      'content-security-policy': packagePolicy(request.host, request.params.hash),
      // The package's pages have no origin, so its own files are cross-origin to them.
      'cross-origin-resource-policy': 'cross-origin',
      'access-control-allow-origin': '*',
      'referrer-policy': 'no-referrer',
      // Keeps the app from getting a response from the cache that was meant for the package.
      vary: 'Sec-Fetch-Site',
      'cache-control': mayBePage.test(file.mime) ? revalidatedCacheControl : cacheImmutable,
      'accept-ranges': 'bytes',
      etag,
    });
  return sendPart(request, reply, openedObject, etag, file.mime);
}

export function registerPackageFiles(server: FastifyInstance, app: App): void {
  server.route<{ Params: { hash: string; '*': string } }>({
    method: ['GET', 'HEAD'],
    url: '/packages/:hash/*',
    handler: (request, reply) => sendFile(app, request, reply),
  });
}
