import type { FastifyReply, FastifyRequest } from 'fastify';
import parseRanges from 'range-parser';
import { buildDisposition } from '#server/features/files/rules/disposition.ts';
import { findServedType } from '#server/features/files/serving/served-types.ts';
import type { OpenedObject } from '#server/features/files/storage/stored-objects.service.ts';
import type { ByteRange } from '#server/storage/file-store.ts';

/**
 * Sends stored bytes, completely or in part (RFC 9110 §13 and §14), so that they never run as pages of the
 * app.
 */

/** A file opened in a tab may be shown and played, but cannot run scripts or read data of the app. */
export const inertContentPolicy =
  "default-src 'none'; img-src 'self'; media-src 'self'; style-src 'unsafe-inline'; sandbox";

type ServedObject = { media: string; openedObject: OpenedObject; cacheControl: string };

/**
 * Returns the requested range; 'none' if it is beyond the end; undefined to send the whole file, also if
 * several ranges are requested or the method is not GET (§14.2).
 */
function chooseRange(request: FastifyRequest, bytes: number, etag: string): ByteRange | 'none' | undefined {
  const { range, 'if-range': ifRange } = request.headers;
  if (request.method !== 'GET') return undefined;
  if (range === undefined || (ifRange !== undefined && ifRange !== etag)) return undefined;
  const ranges = parseRanges(bytes, range);
  if (ranges === -1) return 'none';
  if (ranges === -2 || ranges.type !== 'bytes' || ranges.length !== 1) return undefined;
  return ranges[0];
}

/** Whether the browser has these bytes already, so that it is sent none. */
export function isCachedByBrowser(request: FastifyRequest, etag: string): boolean {
  const cachedEtags = request.headers['if-none-match']
    ?.split(',')
    .map((tag) => tag.trim().replace(/^W\//, ''));
  return cachedEtags?.some((tag) => tag === etag || tag === '*') ?? false;
}

/**
 * Sends a stored object. Returns undefined for types that are never served. `?name=` requests a download
 * under that name.
 */
export function sendObject(
  request: FastifyRequest,
  reply: FastifyReply,
  { media, openedObject, cacheControl }: ServedObject,
): Promise<FastifyReply> | undefined {
  const type = findServedType(media);
  if (!type) return undefined;
  const etag = `"${media.slice(0, -type.extension.length)}"`;
  const { name } = request.query as { name?: unknown };
  const isDownload = !type.isShown || typeof name === 'string';
  reply.headers({
    'content-security-policy': inertContentPolicy,
    'content-disposition': isDownload ? buildDisposition(name, type.extension) : 'inline',
    'cache-control': cacheControl,
    'accept-ranges': 'bytes',
    etag,
  });
  return sendBytes(request, reply, openedObject, etag, type.mime);
}

/** Sends the requested range, or everything if none is requested. The caller has set all other headers. */
export async function sendBytes(
  request: FastifyRequest,
  reply: FastifyReply,
  { bytes, openStream, isWhole }: OpenedObject,
  etag: string,
  mime: string,
): Promise<FastifyReply> {
  if (isCachedByBrowser(request, etag)) return reply.code(304).send();
  const range = isWhole ? undefined : chooseRange(request, bytes, etag);
  if (range === 'none') {
    // The request is invalid, so its response must not be cached.
    reply.headers({ 'content-range': `bytes */${bytes}`, 'cache-control': 'no-store' });
    return reply.code(416).removeHeader('content-disposition').send();
  }
  reply.type(mime).header('content-length', range ? range.end - range.start + 1 : bytes);
  if (range) reply.code(206).header('content-range', `bytes ${range.start}-${range.end}/${bytes}`);
  return reply.send(request.method === 'HEAD' ? undefined : await openStream(range));
}
