import type { FastifyReply, FastifyRequest } from 'fastify';
import parseRanges from 'range-parser';
import { cleanFileName } from '#server/features/files/checks/file-name.ts';
import { findServedType } from '#server/features/files/serving/served-types.ts';
import type { OpenedObject } from '#server/features/files/storage/stored-objects.service.ts';
import type { ByteRange } from '#server/storage/file-store.ts';

/** Sends stored bytes, completely or in part (RFC 9110 §13 and §14), so that they never run as pages of the app. */

/** A file opened in a tab may be shown and played, but cannot run scripts or read data of the app. */
export const inertContent =
  "default-src 'none'; img-src 'self'; media-src 'self'; style-src 'unsafe-inline'; sandbox";

type ServedObject = { media: string; opened: OpenedObject; cacheControl: string };

/** The header for a download under the requested name, with the correct extension. */
function describeDownload(asked: unknown, extension: string): string {
  if (typeof asked !== 'string' || asked === '') return 'attachment';
  const cleanedName = cleanFileName(asked);
  const name = cleanedName.endsWith(extension) ? cleanedName : `${cleanedName}${extension}`;
  const ascii = name.replace(/[^\x20-\x7e]|["\\%]/g, '_');
  const encodedName = encodeURIComponent(name).replace(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16)}`,
  );
  return `attachment; filename="${ascii}"; filename*=UTF-8''${encodedName}`;
}

/**
 * The requested range; 'none' if it is beyond the end; undefined for the whole file, also if several ranges are requested
 * or the method is not GET (§14.2).
 */
function chooseRange(request: FastifyRequest, bytes: number, etag: string): ByteRange | 'none' | undefined {
  const { range, 'if-range': condition } = request.headers;
  if (request.method !== 'GET') return undefined;
  if (range === undefined || (condition !== undefined && condition !== etag)) return undefined;
  const ranges = parseRanges(bytes, range);
  if (ranges === -1) return 'none';
  if (ranges === -2 || ranges.type !== 'bytes' || ranges.length !== 1) return undefined;
  return ranges[0];
}

function isCachedByBrowser(request: FastifyRequest, etag: string): boolean {
  const tags = request.headers['if-none-match']?.split(',').map((tag) => tag.trim().replace(/^W\//, ''));
  return tags?.some((tag) => tag === etag || tag === '*') ?? false;
}

/** Undefined for types that are never served. `?name=` requests a download under that name. */
export function sendObject(
  request: FastifyRequest,
  reply: FastifyReply,
  { media, opened, cacheControl }: ServedObject,
): Promise<FastifyReply> | undefined {
  const type = findServedType(media);
  if (!type) return undefined;
  const etag = `"${media.slice(0, -type.extension.length)}"`;
  const { name } = request.query as { name?: unknown };
  const isDownload = !type.isShown || typeof name === 'string';
  reply.headers({
    'content-security-policy': inertContent,
    'content-disposition': isDownload ? describeDownload(name, type.extension) : 'inline',
    'cache-control': cacheControl,
    'accept-ranges': 'bytes',
    etag,
  });
  return sendPart(request, reply, opened, etag, type.mime);
}

/** Sends the requested range; the caller has set all other headers. */
export async function sendPart(
  request: FastifyRequest,
  reply: FastifyReply,
  { bytes, stream }: OpenedObject,
  etag: string,
  mime: string,
): Promise<FastifyReply> {
  if (isCachedByBrowser(request, etag)) return reply.code(304).send();
  const range = chooseRange(request, bytes, etag);
  if (range === 'none') {
    // An invalid request, whose response must not be cached.
    reply.headers({ 'content-range': `bytes */${bytes}`, 'cache-control': 'no-store' });
    return reply.code(416).removeHeader('content-disposition').send();
  }
  reply.type(mime).header('content-length', range ? range.end - range.start + 1 : bytes);
  if (range) reply.code(206).header('content-range', `bytes ${range.start}-${range.end}/${bytes}`);
  return reply.send(request.method === 'HEAD' ? undefined : await stream(range));
}
