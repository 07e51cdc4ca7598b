import type { FastifyRequest } from 'fastify';
import { AccessRefusal, AppError } from '#server/app-error.ts';
import { logSecurityEvent } from '#server/auth/security-log.ts';
import type { App } from '#server/http/context.ts';

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
