import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import type { App } from '#server/app.ts';
import { AppError } from '#server/app-error.ts';
import { logRefusal } from '#server/http/replies/log-refusal.ts';
import { sendRefusal } from '#server/http/replies/send-refusal.ts';

/** Replies to addresses that lead to nothing. */

/** Answers that there is nothing at this address. */
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
