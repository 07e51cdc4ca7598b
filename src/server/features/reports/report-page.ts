import { hash } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { App } from '#server/app.ts';
import { AppError } from '#server/app-error.ts';
import { networkOf } from '#server/auth/address-network.ts';
import { openReport } from '#server/features/reports/report-links.service.ts';
import { reportStyle } from '#server/features/reports/report-style.ts';
import { writeNotice, writeReport } from '#server/features/reports/write-report.ts';
import { requestLanguage } from '#server/http/requests/request-language.ts';
import { limitPerNetwork } from '#server/rate-limit.ts';

/** The page behind a link to a report. It needs no account, sets no cookie and runs no script. */

/** All parents of a school may open theirs from the network of the school, on the same evening. */
const checkRate = limitPerNetwork({ atOnce: 60, perSecond: 1 });

/** As `report-links.service` makes them; anything else is not looked for. */
const tokenPattern = /^[\w-]{43}$/;

const headers = {
  'cache-control': 'no-store',
  'content-security-policy': `default-src 'none';style-src 'sha256-${hash('sha256', reportStyle, 'base64')}';base-uri 'none';form-action 'none';frame-ancestors 'none'`,
  'referrer-policy': 'no-referrer',
  'x-frame-options': 'DENY',
  'x-robots-tag': 'noindex, nofollow, noarchive',
};

type ReportRequest = FastifyRequest<{ Params: { token: string } }>;

async function sendReport(app: App, request: ReportRequest, reply: FastifyReply) {
  reply.headers(headers).type('text/html; charset=utf-8');
  const language = requestLanguage(request);
  try {
    checkRate(app, networkOf(request.ip), 1);
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    reply.code(429).header('retry-after', Math.ceil((error.retryAfterMs ?? 0) / 1_000));
    return reply.send(writeNotice(language, 'busy'));
  }
  const { token } = request.params;
  const report = tokenPattern.test(token) ? await openReport({ app, db: app.db }, token) : undefined;
  if (!report) return reply.code(404).send(writeNotice(language, 'over'));
  return reply.send(writeReport(report, 'open'));
}

export function registerReportPage(server: FastifyInstance, app: App): void {
  server.get<{ Params: { token: string } }>('/report/:token', { exposeHeadRoute: false }, (request, reply) =>
    sendReport(app, request, reply),
  );
}
