import { type FastifyInstance, type FastifyReply, type FastifyRequest, fastify } from 'fastify';
import { findOwn } from '#contract/find-own.ts';
import { tokenCookie } from '#contract/limits.ts';
import type { App } from '#server/app.ts';
import { AccessRefusal } from '#server/app-error.ts';
import { isAdmin, requireActor } from '#server/auth/actor.ts';
import { readCookie } from '#server/auth/cookies.ts';
import { sendAsUnknown } from '#server/http/replies/unknown-path.ts';
import { requestToken } from '#server/http/requests/request-token.ts';

/**
 * Serves the API documentation, to administrators, or to everybody in a demo school. A browser that opens a page sends
 * no token header, so the cookie of the teacher app is accepted for reading.
 */

async function requireAdministrator(app: App, request: FastifyRequest): Promise<void> {
  const cookieToken = request.method === 'GET' ? readCookie(request, tokenCookie) : undefined;
  const actor = await requireActor(app, requestToken(request) ?? cookieToken, request.raw);
  if (!isAdmin(actor)) throw new AccessRefusal('unknown_path', actor.id, 'GET /api/docs');
}

/** A server without a socket, opened for the first request, because these pages are rarely read. */
async function openDocsServer(): Promise<FastifyInstance> {
  const [{ default: swagger }, { default: swaggerUi }, { buildOpenApi }] = await Promise.all([
    import('@fastify/swagger'),
    import('@fastify/swagger-ui'),
    import('#server/http/pages/openapi.ts'),
  ]);
  const document = buildOpenApi();
  const docsServer = fastify();
  docsServer.get('/api/openapi.json', () => document);
  await docsServer.register(swagger, { mode: 'static', specification: { document: document as never } });
  await docsServer.register(swaggerUi, { routePrefix: '/api/docs' });
  return docsServer;
}

/** Headers that the pages set; all others are set by this server. */
const forwardedHeaders = ['content-type', 'location', 'cache-control', 'etag', 'last-modified'];

/** `isDemoSchool` is called for each request. */
export async function registerApiDocs(
  server: FastifyInstance,
  app: App,
  isDemoSchool: () => Promise<boolean>,
): Promise<void> {
  let docsPromise: Promise<FastifyInstance> | undefined;
  const sendPage = async (request: FastifyRequest, reply: FastifyReply) => {
    const docs = await (docsPromise ??= openDocsServer());
    const page = await docs.inject({ method: 'GET', url: request.url });
    for (const name of forwardedHeaders) {
      const value = findOwn(page.headers, name);
      if (value !== undefined) reply.header(name, value);
    }
    return reply.code(page.statusCode).send(page.rawPayload);
  };
  server.addHook('onClose', async () => (await docsPromise)?.close());
  await server.register(async (scope) => {
    scope.addHook('onRequest', async (request: FastifyRequest, reply: FastifyReply) => {
      try {
        if (!(await isDemoSchool())) await requireAdministrator(app, request);
        return undefined;
      } catch (error) {
        return sendAsUnknown(app, error, request, reply);
      }
    });
    for (const path of ['/api/openapi.json', '/api/docs', '/api/docs/*']) scope.get(path, sendPage);
  });
}
