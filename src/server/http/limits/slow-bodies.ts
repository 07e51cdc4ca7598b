import type { IncomingMessage } from 'node:http';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { bodyMaxBytes } from '#contract/limits.ts';
import type { ServerLimits } from '#server/http/limits/server-limits.ts';

/**
 * Cuts bodies that do not arrive in time, and what is still coming when the reply has been sent. A route with
 * `config: { isUpload: true }` reads for as long as bytes come.
 */

declare module 'fastify' {
  interface FastifyContextConfig {
    isUpload?: boolean;
  }
}

/** Uploads send parts of some megabytes; the sender should hear why they are refused. */
const uploadLingerMs = 10_000;

const timeoutReply = 'HTTP/1.1 408 Request Timeout\r\nconnection: close\r\ncontent-length: 0\r\n\r\n';

/** NaN where the sender does not say. */
function lengthOf({ headers }: FastifyRequest): number {
  return 'transfer-encoding' in headers ? Number.NaN : Number(headers['content-length'] ?? 0);
}

/** Requests that tests inject come whole, without a socket and without this mark. */
const isArriving = (raw: { complete?: boolean }): boolean => raw.complete === false;

/** Calls `act` unless the whole request arrives before. */
function unlessArrived(raw: IncomingMessage, ms: number, act: () => void): void {
  if (!isArriving(raw)) return;
  const timer = setTimeout(act, ms);
  const stop = () => clearTimeout(timer);
  raw.once('end', stop);
  raw.once('close', stop);
}

function cut({ socket }: IncomingMessage): void {
  if (socket.writable) socket.write(timeoutReply);
  socket.destroy();
}

/**
 * Node reads and forgets what the handler left of a body, so that the sender, who reads after sending, gets the
 * reply. That is done for bodies that an operation could have taken, and not for long.
 */
function lingerAfterReply(request: FastifyRequest, lingerMs: number): void {
  const { raw } = request;
  const { isUpload = false } = request.routeOptions.config;
  if (!isUpload && !(lengthOf(request) <= bodyMaxBytes.draft)) raw.socket.destroySoon();
  else unlessArrived(raw, isUpload ? uploadLingerMs : lingerMs, () => raw.socket.destroy());
}

export function cutSlowBodies(server: FastifyInstance, { bodyTimeoutMs, lingerMs }: ServerLimits): void {
  server.addHook('onRequest', (request, _reply, done) => {
    const isAwaited = lengthOf(request) !== 0 && request.routeOptions.config.isUpload !== true;
    if (isAwaited) unlessArrived(request.raw, bodyTimeoutMs, () => cut(request.raw));
    done();
  });
  server.addHook('onResponse', (request, _reply, done) => {
    if (isArriving(request.raw)) lingerAfterReply(request, lingerMs);
    done();
  });
}
