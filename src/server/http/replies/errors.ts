import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { ResultKey } from '#contract/codes.ts';
import type { TextParams } from '#contract/language.ts';
import { AccessRefusal, AppError } from '#server/app-error.ts';
import { logSecurityEvent } from '#server/auth/security-log.ts';
import type { App } from '#server/http/context.ts';
import type { Outages } from '#server/http/outages.ts';
import { refuse } from '#server/http/replies/envelope.ts';
import { describeWait } from '#server/http/replies/wait-text.ts';
import { requestLanguage } from '#server/http/requests/request-language.ts';

/** Turns errors into replies. Refusals are HTTP 200; other statuses are for requests that no handler answered. */

const keyByStatus: Record<number, ResultKey> = {
  400: 'invalid_input',
  404: 'unknown_path',
  413: 'body_too_large',
  415: 'invalid_input',
  429: 'too_many_requests',
  503: 'overloaded',
};

const retryAfterOutageS = 5;

type Parts = { app: App; outages: Outages };

/** Sends the envelope of a refusal with an HTTP status. */
export function sendRefusal(
  request: FastifyRequest,
  reply: FastifyReply,
  status: number,
  key: ResultKey,
  params?: TextParams,
) {
  const body = refuse(key, requestLanguage(request), params);
  return reply
    .code(status)
    .type('application/json; charset=utf-8')
    .header('cache-control', 'no-store')
    .serializer((payload: unknown) => JSON.stringify(payload))
    .send(body);
}

/** Records refusals that somebody may have to look up later in the security log. */
export function logRefusal(app: App, request: FastifyRequest, error: AppError): void {
  const source = { app, log: request.log, address: request.ip };
  if (error instanceof AccessRefusal) {
    const { user, what, key } = error;
    logSecurityEvent(source, 'access_refused', { user, what, reason: key });
  }
  if (error.key === 'too_many_attempts') {
    const { url = '' } = request.routeOptions;
    logSecurityEvent(source, 'locked', { what: `${request.method} ${url.replace(/^\/api/, '')}` });
  }
}

function sendAppError({ key, params, retryAfterMs }: AppError, request: FastifyRequest, reply: FastifyReply) {
  if (retryAfterMs === undefined) return sendRefusal(request, reply, 200, key, params);
  const wait = describeWait(retryAfterMs, requestLanguage(request));
  reply.header('retry-after', Math.ceil(retryAfterMs / 1_000));
  return sendRefusal(request, reply, 200, key, { ...params, wait });
}

/** Tells students that their answers are kept, and everybody else that their input is kept. */
function sendOutage(request: FastifyRequest, reply: FastifyReply) {
  const isStudent = request.routeOptions.config.access === 'student';
  reply.header('retry-after', retryAfterOutageS);
  return sendRefusal(request, reply, 503, isStudent ? 'answers_wait' : 'storage_away');
}

function handleError(
  { app, outages }: Parts,
  error: FastifyError,
  request: FastifyRequest,
  reply: FastifyReply,
) {
  if (error instanceof AppError) {
    logRefusal(app, request, error);
    return sendAppError(error, request, reply);
  }
  const status = error.statusCode ?? 500;
  const key = keyByStatus[status];
  // A body that is not JSON is refused like other invalid input.
  if (key === 'invalid_input') return sendRefusal(request, reply, 200, key, { field: 'body' });
  if (key) return sendRefusal(request, reply, status, key);
  if (status >= 400 && status < 500)
    return sendRefusal(request, reply, status, 'invalid_input', { field: 'request' });
  // Errors with an own status concern the network, not the database.
  if (error.statusCode === undefined && outages.note(error)) return sendOutage(request, reply);
  request.log.error({ err: error }, 'unexpected error');
  return sendRefusal(request, reply, 500, 'server_error');
}

export function registerErrorHandlers(server: FastifyInstance, parts: Parts): void {
  server.setErrorHandler<FastifyError>((error, request, reply) => handleError(parts, error, request, reply));
}

export function sendUnknownPath(request: FastifyRequest, reply: FastifyReply) {
  return sendRefusal(request, reply, 404, 'unknown_path');
}

/** Answers a refusal as an unknown path, so that it does not reveal what exists. Rethrows other errors. */
export function sendAsUnknown(app: App, error: unknown, request: FastifyRequest, reply: FastifyReply) {
  if (!(error instanceof AppError)) throw error;
  logRefusal(app, request, error);
  return sendUnknownPath(request, reply);
}

/** Fastify rejects a malformed address before it finds a route and parses the query. */
export function sendMalformedAddress(_error: FastifyError, request: FastifyRequest, reply: FastifyReply) {
  request.query ??= {};
  void sendRefusal(request, reply, 400, 'unknown_path');
}
