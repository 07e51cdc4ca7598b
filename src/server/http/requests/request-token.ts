import type { FastifyRequest } from 'fastify';

/** The session token that a request carries in its header; undefined without one. */
export function requestToken(request: FastifyRequest): string | undefined {
  const header = request.headers['token'];
  return typeof header === 'string' && header !== '' ? header : undefined;
}
