import type { FastifyReply, FastifyRequest } from 'fastify';
import type { ResultKey } from '#contract/codes.ts';
import type { TextParams } from '#contract/language.ts';
import { refusalEnvelope } from '#server/http/replies/envelope.ts';
import { requestLanguage } from '#server/http/requests/request-language.ts';

/** Sends the envelope of a refusal with an HTTP status. */
export function sendRefusal(
  request: FastifyRequest,
  reply: FastifyReply,
  status: number,
  key: ResultKey,
  params?: TextParams,
) {
  const body = refusalEnvelope(key, requestLanguage(request), params);
  return reply
    .code(status)
    .type('application/json; charset=utf-8')
    .header('cache-control', 'no-store')
    .serializer((payload: unknown) => JSON.stringify(payload))
    .send(body);
}
