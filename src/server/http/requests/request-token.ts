import type { FastifyRequest } from 'fastify';

/** The session token in the header of a request, if there is one. */
export function requestToken(request: FastifyRequest): string | undefined {
  const header = request.headers['token'];
  return typeof header === 'string' && header !== '' ? header : undefined;
}
