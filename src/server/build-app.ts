import underPressure from '@fastify/under-pressure';
import { type FastifyInstance, fastify, LogController } from 'fastify';
import { bodyMaxBytes } from '#contract/limits.ts';
import type { App } from '#server/app.ts';
import { endSecurityLog } from '#server/auth/security-log.ts';
import type { Outage } from '#server/database/outage.ts';
import { hasDemoSchool, readSetting, writeSetting } from '#server/database/settings.ts';
import { registerMediaRoutes } from '#server/features/files/serving/media-routes.ts';
import { registerUploadRoutes } from '#server/features/files/uploads/tus-endpoint.ts';
import { registerLiveSocket } from '#server/features/live/live-socket.ts';
import { registerReportPage } from '#server/features/reports/report-page.ts';
import { registerJourneyPages } from '#server/features/sign-in-others/journey-pages.ts';
import { capAnonymousSockets } from '#server/http/limits/anonymous-sockets.ts';
import { capPipelining } from '#server/http/limits/cap-pipelining.ts';
import { chooseLimits, type ServerLimits } from '#server/http/limits/server-limits.ts';
import { cutSlowBodies } from '#server/http/limits/slow-bodies.ts';
import { closeUnusedSockets } from '#server/http/limits/unused-sockets.ts';
import { openOutages } from '#server/http/outages.ts';
import { registerApiDocs } from '#server/http/pages/api-docs.ts';
import { registerSecurityHeaders } from '#server/http/pages/security-headers.ts';
import { registerStaticFiles } from '#server/http/pages/static-files.ts';
import { registerRoutes } from '#server/http/register-routes.ts';
import { registerErrorHandlers } from '#server/http/replies/errors.ts';
import { sendMalformedAddress } from '#server/http/replies/unknown-path.ts';
import { closeEventStreams } from '#server/realtime/event-stream.ts';
import { routes } from '#server/routes.ts';

const healthReasonByOutage: Record<Outage, string> = {
  database_away: 'the database does not answer',
  disk_full: 'the disk is full',
  cannot_write: 'the database cannot be written to',
};

/** Reports whether calls can be served, and the reason if not. */
function registerHealth(server: FastifyInstance): void {
  server.get('/healthz', async (_request, reply) => {
    const outage = await server.outages.find();
    const readiness = outage
      ? { ready: false, outage, reason: healthReasonByOutage[outage] }
      : { ready: true };
    return reply
      .code(outage ? 503 : 200)
      .header('cache-control', 'no-store')
      .send(readiness);
  });
}

type ServerOptions = Partial<ServerLimits> & {
  /** Receives the lines of the log, which are printed otherwise. */
  logTo?: { write: (line: string) => void };
  /** Folder of the built apps, if they are somewhere else. */
  appsFolder?: string;
};

/** The HTTP server over an opened, migrated database; not yet listening. */
export async function buildServer(
  app: App,
  { logTo, appsFolder, ...limitOverrides }: ServerOptions = {},
): Promise<FastifyInstance> {
  const limits = { ...chooseLimits(), ...limitOverrides };
  const server = fastify({
    bodyLimit: bodyMaxBytes.public,
    http: {
      headersTimeout: limits.headersTimeoutMs,
      connectionsCheckingInterval: limits.headersCheckMs,
      // Other upgrades, e.g. to HTTP/2, are declined by answering as usual (RFC 9110, 7.8).
      shouldUpgradeCallback: ({ headers }) => headers.upgrade?.toLowerCase() === 'websocket',
    },
    trustProxy: app.env.trustedProxies,
    requestTimeout: 600_000,
    connectionTimeout: limits.silenceMs,
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
  const outages = openOutages(app, server.log, () => writeSetting(app.db, 'write_probe', String(app.now())));
  server.decorate('outages', outages);
  server.addHook('onClose', async () => outages.stop());
  registerErrorHandlers(server, { app, outages });
  cutSlowBodies(server, limits);
  capPipelining(server, limits.unansweredMax);
  capAnonymousSockets(server, limits.anonymousSocketsMax);
  closeUnusedSockets(server);
  await registerSecurityHeaders(server, () => readSetting(app.db, 'cdn_url'));
  await server.register(underPressure, {
    maxEventLoopDelay: limits.maxEventLoopDelayMs,
    // Longer than the delay: a sample in which the loop did not turn would count as infinitely late.
    sampleInterval: limits.maxEventLoopDelayMs + 1_000,
  });
  await registerApiDocs(server, app, async () => app.env.demo && (await hasDemoSchool(app.db)));
  registerHealth(server);
  registerRoutes(server, app, routes, limits);
  registerLiveSocket(server, app, limits);
  server.addHook('preClose', async () => closeEventStreams(app));
  server.addHook('onClose', async () => endSecurityLog(app));
  registerJourneyPages(server, app);
  registerReportPage(server, app);
  await registerUploadRoutes(server, app);
  await registerMediaRoutes(server, app);
  await registerStaticFiles(server, appsFolder);
  return server;
}

/** Method and path only: a query may hold a token, as does the path of a report. */
function describeRequest(request: { method: string; url: string }) {
  const path = request.url.split('?')[0] ?? '';
  return { method: request.method, path: path.startsWith('/report/') ? '/report/…' : path };
}
