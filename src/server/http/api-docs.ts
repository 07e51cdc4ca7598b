import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { tokenCookie } from '#contract/limits.ts';
import { isAdmin, requireActor } from '#server/auth/actor.ts';
import { AccessRefusal } from '#server/http/app-error.ts';
import type { App } from '#server/http/context.ts';
import { readCookie } from '#server/http/cookies.ts';
import { sendAsUnknown } from '#server/http/errors.ts';
import { buildOpenApi } from '#server/http/openapi.ts';
import { requestToken } from '#server/http/request-token.ts';

/**
 * The pages that describe the API, for administrators; in a demo school for everybody. A browser that opens a page
 * sends no header, so that the cookie of the teacher app opens these pages, too: for reading only.
 */

async function requireAdministrator(app: App, request: FastifyRequest): Promise<void> {
  const fromCookie = request.method === 'GET' ? readCookie(request, tokenCookie) : undefined;
  const actor = await requireActor(app, requestToken(request) ?? fromCookie, request.raw);
  if (!isAdmin(actor)) throw new AccessRefusal('unknown_path', actor.id, 'GET /api/docs');
}

/** `isDemoSchool` is asked for each of these pages. */
export async function registerApiDocs(
  server: FastifyInstance,
  app: App,
  isDemoSchool: () => Promise<boolean>,
): Promise<void> {
  const document = buildOpenApi();
  await server.register(async (scope) => {
    scope.addHook('onRequest', async (request: FastifyRequest, reply: FastifyReply) => {
      try {
        if (!(await isDemoSchool())) await requireAdministrator(app, request);
        return undefined;
      } catch (error) {
        return sendAsUnknown(app, error, request, reply);
      }
    });
    scope.get('/api/openapi.json', () => document);
    await scope.register(swagger, { mode: 'static', specification: { document: document as never } });
    await scope.register(swaggerUi, { routePrefix: '/api/docs' });
  });
}
