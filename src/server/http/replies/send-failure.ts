import type { FastifyReply, FastifyRequest } from 'fastify';
import type { ResultKey } from '#contract/codes.ts';
import { AppError } from '#server/app-error.ts';
import { sendRefusal } from '#server/http/replies/send-refusal.ts';
import { describeWait } from '#server/http/replies/wait-text.ts';
import { requestLanguage } from '#server/http/requests/request-language.ts';

/** Replies to calls that could not be done. */

const outageRetrySeconds = 5;

/** Sends a refusal, with the time to wait if it has one. */
export function sendAppError(
  { key, params, retryAfterMs }: AppError,
  request: FastifyRequest,
  reply: FastifyReply,
) {
  if (retryAfterMs === undefined) return sendRefusal(request, reply, 200, key, params);
  const wait = describeWait(retryAfterMs, requestLanguage(request));
  reply.header('retry-after', Math.ceil(retryAfterMs / 1_000));
  return sendRefusal(request, reply, 200, key, { ...params, wait });
}

/** Tells students that their answers are kept, and everybody else that their input is kept. */
export function sendOutage(request: FastifyRequest, reply: FastifyReply) {
  const isStudent = request.routeOptions.config.access === 'student';
  reply.header('retry-after', outageRetrySeconds);
  return sendRefusal(request, reply, 503, isStudent ? 'answers_wait' : 'storage_away');
}

/** The refusal that belongs to an HTTP status. */
export const keyByStatus: Record<number, ResultKey> = {
  400: 'invalid_input',
  404: 'unknown_path',
  413: 'body_too_large',
  415: 'invalid_input',
  429: 'too_many_requests',
  503: 'overloaded',
};
