import type { FastifyReply, FastifyRequest } from 'fastify';
import parseRanges from 'range-parser';
import { cleanFileName } from '#server/features/files/checks/file-name.ts';
import { findServedType } from '#server/features/files/serving/served-types.ts';
import type { OpenedObject } from '#server/features/files/storage/stored-objects.service.ts';
import type { ByteRange } from '#server/storage/file-store.ts';

/** Sends stored bytes, whole or in part (RFC 9110 §13 and §14), as nothing that could run as a page of ours. */

/** Opened by itself a file may show and play, but neither run scripts nor read what belongs to the app. */
export const inertContent =
  "default-src 'none'; img-src 'self'; media-src 'self'; style-src 'unsafe-inline'; sandbox";

type Sent = { media: string; opened: OpenedObject; cacheControl: string };

/** The name under which a browser saves it: as asked for, but ending as what it is. */
function describeDownload(asked: unknown, extension: string): string {
  if (typeof asked !== 'string' || asked === '') return 'attachment';
  const cleaned = cleanFileName(asked);
  const name = cleaned.endsWith(extension) ? cleaned : `${cleaned}${extension}`;
  const ascii = name.replace(/[^\x20-\x7e]|["\\%]/g, '_');
  const encoded = encodeURIComponent(name).replace(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16)}`,
  );
  return `attachment; filename="${ascii}"; filename*=UTF-8''${encoded}`;
}

/**
 * 'none' when the asked part is behind the end; undefined for the whole. Several parts are sent as the whole, and
 * only GET knows parts at all (§14.2).
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

function isKnown(request: FastifyRequest, etag: string): boolean {
  const tags = request.headers['if-none-match']?.split(',').map((tag) => tag.trim().replace(/^W\//, ''));
  return tags?.some((tag) => tag === etag || tag === '*') ?? false;
}

/** Undefined, and nothing set, for a type that is never served. `?name=` asks for a download under that name. */
export function sendObject(
  request: FastifyRequest,
  reply: FastifyReply,
  { media, opened, cacheControl }: Sent,
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

/** The bytes as they are asked for; headers besides theirs are the caller's. */
export async function sendPart(
  request: FastifyRequest,
  reply: FastifyReply,
  { bytes, stream }: OpenedObject,
  etag: string,
  mime: string,
): Promise<FastifyReply> {
  if (isKnown(request, etag)) return reply.code(304).send();
  const range = chooseRange(request, bytes, etag);
  if (range === 'none') {
    // The asker's fault, and nothing to keep.
    reply.headers({ 'content-range': `bytes */${bytes}`, 'cache-control': 'no-store' });
    return reply.code(416).removeHeader('content-disposition').send();
  }
  reply.type(mime).header('content-length', range ? range.end - range.start + 1 : bytes);
  if (range) reply.code(206).header('content-range', `bytes ${range.start}-${range.end}/${bytes}`);
  return reply.send(request.method === 'HEAD' ? undefined : await stream(range));
}
