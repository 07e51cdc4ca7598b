import type { IncomingMessage } from 'node:http';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { bodyMaxBytes } from '#contract/limits.ts';
import type { ServerLimits } from '#server/http/limits/server-limits.ts';

/**
 * Closes connections whose body does not arrive in time, or continues after the reply. Routes with
 * `config: { isUpload: true }` may take as long as bytes arrive.
 */

declare module 'fastify' {
  interface FastifyContextConfig {
    isUpload?: boolean;
  }
}

/** Uploads are sent in parts of some megabytes; this gives a refused sender time to receive the reply. */
const uploadLingerMs = 10_000;

const timeoutReply = 'HTTP/1.1 408 Request Timeout\r\nconnection: close\r\ncontent-length: 0\r\n\r\n';

/** The stated length of the body in bytes; NaN if the sender does not state it. */
function bodyLengthOf({ headers }: FastifyRequest): number {
  return 'transfer-encoding' in headers ? Number.NaN : Number(headers['content-length'] ?? 0);
}

/** Requests injected by tests are complete and lack this property. */
const isArriving = (raw: { complete?: boolean }): boolean => raw.complete === false;

/** Calls `onTimeout` after `ms`, unless the request is complete by then. */
function setBodyTimer(raw: IncomingMessage, ms: number, onTimeout: () => void): void {
  if (!isArriving(raw)) return;
  const timer = setTimeout(onTimeout, ms);
  const stopTimer = () => clearTimeout(timer);
  raw.once('end', stopTimer);
  raw.once('close', stopTimer);
}

function cutConnection({ socket }: IncomingMessage): void {
  if (socket.writable) socket.write(timeoutReply);
  socket.destroy();
}

/**
 * Lets Node read and discard the rest of a body for a while, because the sender reads the reply only after sending.
 * Bodies that are too large for any operation are cut off immediately.
 */
function readRestOfBody(request: FastifyRequest, lingerMs: number): void {
  const { raw } = request;
  const { isUpload = false } = request.routeOptions.config;
  if (!isUpload && !(bodyLengthOf(request) <= bodyMaxBytes.draft)) raw.socket.destroySoon();
  else setBodyTimer(raw, isUpload ? uploadLingerMs : lingerMs, () => raw.socket.destroy());
}

/** How long the body may take to arrive. A body whose length is not stated may take as long as the largest one. */
function bodyTimeOf(request: FastifyRequest, limits: ServerLimits): number {
  const { bodyLimit } = request.routeOptions;
  const bytes = Math.min(bodyLengthOf(request) || bodyLimit, bodyLimit);
  return Math.max(limits.bodyTimeoutMs, (bytes / limits.bodySlowestBytesPerSecond) * 1_000);
}

export function cutSlowBodies(server: FastifyInstance, limits: ServerLimits): void {
  const { lingerMs } = limits;
  server.addHook('onRequest', (request, _reply, done) => {
    const isAwaited = bodyLengthOf(request) !== 0 && request.routeOptions.config.isUpload !== true;
    const { raw } = request;
    if (isAwaited) setBodyTimer(raw, bodyTimeOf(request, limits), () => cutConnection(raw));
    done();
  });
  server.addHook('onResponse', (request, _reply, done) => {
    if (isArriving(request.raw)) readRestOfBody(request, lingerMs);
    done();
  });
}
