import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { App } from '#server/app.ts';
import { AppError } from '#server/app-error.ts';
import type { Outages } from '#server/http/outages.ts';
import { logRefusal } from '#server/http/replies/log-refusal.ts';
import { keyByStatus, sendAppError, sendOutage } from '#server/http/replies/send-failure.ts';
import { sendRefusal } from '#server/http/replies/send-refusal.ts';

/** Turns errors into replies. Refusals are HTTP 200; other statuses are for requests that no handler answered. */

type ErrorContext = { app: App; outages: Outages };

function handleError(
  { app, outages }: ErrorContext,
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

/** Registers the handler that turns thrown errors into replies. */
export function registerErrorHandlers(server: FastifyInstance, context: ErrorContext): void {
  server.setErrorHandler<FastifyError>((error, request, reply) =>
    handleError(context, error, request, reply),
  );
}
