import type { FastifyRequest } from 'fastify';
import type { App } from '#server/app.ts';
import { AccessRefusal, AppError } from '#server/app-error.ts';
import { logSecurityEvent } from '#server/auth/security-log.ts';

/** Records refusals that somebody may have to look up later in the security log. */
export function logRefusal(app: App, request: FastifyRequest, error: AppError): void {
  const source = { app, log: request.log, address: request.ip };
  if (error instanceof AccessRefusal) {
    const { userId, refusedAction, key } = error;
    logSecurityEvent(source, 'access_refused', { user: userId, what: refusedAction, reason: key });
  }
  if (error.key === 'too_many_attempts') {
    const { url = '' } = request.routeOptions;
    logSecurityEvent(source, 'locked', { what: `${request.method} ${url.replace(/^\/api/, '')}` });
  }
}
