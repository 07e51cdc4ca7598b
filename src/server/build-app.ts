import underPressure from '@fastify/under-pressure';
import { type FastifyInstance, fastify, LogController } from 'fastify';
import { endSecurityLog } from '#server/auth/security-log.ts';
import { hasDemoSchool, readSetting } from '#server/features/common/settings.service.ts';
import { registerMedia } from '#server/features/files/media.ts';
import { registerUploads } from '#server/features/files/tus-endpoint.ts';
import { registerApiDocs } from '#server/http/api-docs.ts';
import type { App } from '#server/http/context.ts';
import { registerErrorHandlers, sendMalformedAddress } from '#server/http/errors.ts';
import { registerRoutes } from '#server/http/register-routes.ts';
import { registerSecurityHeaders } from '#server/http/security-headers.ts';
import { registerStaticFiles } from '#server/http/static-files.ts';
import { closeEventStreams } from '#server/realtime/event-stream.ts';
import { routes } from '#server/routes.ts';

const jsonBodyLimit = 2 * 1024 * 1024;

async function isReady(app: App): Promise<boolean> {
  try {
    await app.db.selectFrom('setting').select('key').limit(1).execute();
    return true;
  } catch {
    return false;
  }
}

type ServerOptions = {
  maxEventLoopDelayMs?: number;
  /** Takes the lines of the log; else they are printed. */
  logTo?: { write: (line: string) => void };
};

/**
 * The HTTP server over an opened, migrated database; not yet listening. It answers 503 while its event loop
 * is later than `maxEventLoopDelayMs`; 0 = never.
 */
export async function buildServer(
  app: App,
  { maxEventLoopDelayMs = 3_000, logTo }: ServerOptions = {},
): Promise<FastifyInstance> {
  const server = fastify({
    bodyLimit: jsonBodyLimit,
    trustProxy: app.env.trustedProxies,
    requestTimeout: 600_000,
    forceCloseConnections: 'idle',
    routerOptions: { maxParamLength: 300 },
    frameworkErrors: sendMalformedAddress,
    logger: {
      level: app.env.logLevel,
      redact: ['req.headers.token', 'req.headers.cookie'],
      serializers: { req: describeRequest },
      ...(logTo ? { stream: logTo } : {}),
    },
    logController: new LogController({
      disableRequestLogging: app.env.logLevel !== 'info' && app.env.logLevel !== 'debug',
    }),
  });
  registerErrorHandlers(server, app);
  await registerSecurityHeaders(server, () => readSetting(app.db, 'cdn_url'));
  await server.register(underPressure, { maxEventLoopDelay: maxEventLoopDelayMs, sampleInterval: 500 });
  await registerApiDocs(server, app, async () => app.env.demo && (await hasDemoSchool(app.db)));
  server.get('/healthz', async (_request, reply) => {
    const ready = await isReady(app);
    return reply
      .code(ready ? 200 : 503)
      .send({ ready, ...(ready ? {} : { reason: 'database does not answer' }) });
  });
  registerRoutes(server, app, routes);
  server.addHook('preClose', async () => closeEventStreams(app));
  server.addHook('onClose', async () => endSecurityLog(app));
  await registerUploads(server, app);
  await registerMedia(server, app);
  await registerStaticFiles(server);
  return server;
}

/** Method and path only: a query may hold a token. */
function describeRequest(request: { method: string; url: string }) {
  return { method: request.method, path: request.url.split('?')[0] };
}
