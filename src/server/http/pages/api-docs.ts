import { type FastifyInstance, type FastifyReply, type FastifyRequest, fastify } from 'fastify';
import { tokenCookie } from '#contract/limits.ts';
import { AccessRefusal } from '#server/app-error.ts';
import { isAdmin, requireActor } from '#server/auth/actor.ts';
import { readCookie } from '#server/auth/cookies.ts';
import type { App } from '#server/http/context.ts';
import { sendAsUnknown } from '#server/http/replies/errors.ts';
import { requestToken } from '#server/http/requests/request-token.ts';

/**
 * The pages that describe the API, for administrators; in a demo school for everybody. A browser that opens a page
 * sends no header, so that the cookie of the teacher app opens these pages, too: for reading only.
 */

async function requireAdministrator(app: App, request: FastifyRequest): Promise<void> {
  const fromCookie = request.method === 'GET' ? readCookie(request, tokenCookie) : undefined;
  const actor = await requireActor(app, requestToken(request) ?? fromCookie, request.raw);
  if (!isAdmin(actor)) throw new AccessRefusal('unknown_path', actor.id, 'GET /api/docs');
}

/** A server without a socket: hardly anybody asks for these pages, so they are made for the first who does. */
async function openPages(): Promise<FastifyInstance> {
  const [{ default: swagger }, { default: swaggerUi }, { buildOpenApi }] = await Promise.all([
    import('@fastify/swagger'),
    import('@fastify/swagger-ui'),
    import('#server/http/pages/openapi.ts'),
  ]);
  const document = buildOpenApi();
  const pages = fastify();
  pages.get('/api/openapi.json', () => document);
  await pages.register(swagger, { mode: 'static', specification: { document: document as never } });
  await pages.register(swaggerUi, { routePrefix: '/api/docs' });
  return pages;
}

/** What of a page's headers is its own; the others come with the connection. */
const passedHeaders = ['content-type', 'location', 'cache-control', 'etag', 'last-modified'];

/** `isDemoSchool` is asked for each of these pages. */
export async function registerApiDocs(
  server: FastifyInstance,
  app: App,
  isDemoSchool: () => Promise<boolean>,
): Promise<void> {
  let opened: Promise<FastifyInstance> | undefined;
  const sendPage = async (request: FastifyRequest, reply: FastifyReply) => {
    const pages = await (opened ??= openPages());
    const page = await pages.inject({ method: 'GET', url: request.url });
    for (const name of passedHeaders) {
      const value = page.headers[name];
      if (value !== undefined) reply.header(name, value);
    }
    return reply.code(page.statusCode).send(page.rawPayload);
  };
  server.addHook('onClose', async () => (await opened)?.close());
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
