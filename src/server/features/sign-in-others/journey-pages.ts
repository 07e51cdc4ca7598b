import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod';
import { otherRefusals } from '#contract/sign-in-others.ts';
import type { App } from '#server/app.ts';
import { AppError } from '#server/app-error.ts';
import { mayUseAccount } from '#server/auth/actor.ts';
import { readCookie, writeCookie } from '#server/auth/cookies.ts';
import { logSecurityEvent } from '#server/auth/security-log.ts';
import { openSession } from '#server/features/session/session.service.ts';
import { endJourney } from '#server/features/sign-in-others/end-journey.ts';
import { findPersonOf } from '#server/features/sign-in-others/identities.service.ts';
import { beginJourney, type Journey } from '#server/features/sign-in-others/providers.ts';

/**
 * Pages that lead to a provider and back. A request chooses a provider and one of the two apps, never an address, so
 * it cannot redirect anywhere else. Scripts cannot read the cookie that holds the session until the app takes it.
 */

const journeyCookie = 'sign_in_journey';
export const sessionCookie = 'sign_in_session';
export const cookiePath = '/api/';
const journeyCookieMaxAgeS = 600;
const sessionCookieMaxAgeS = 60;

const signInPathByApp = { teacher: '/login', player: '/play/sign-in' } as const;
const startQuery = z.object({ way: z.string().max(100), app: z.enum(['player', 'teacher']) });
const journeySchema = z.object({
  provider: z.string(),
  app: z.enum(['player', 'teacher']),
  state: z.string().min(20),
  nonce: z.string().min(20),
  verifier: z.string().min(43),
});

const isSecure = (request: FastifyRequest) => request.protocol === 'https';
const originOf = (request: FastifyRequest) => new URL(`${request.protocol}://${request.host}`).origin;

function storeInCookie(
  request: FastifyRequest,
  reply: FastifyReply,
  name: string,
  value: string,
  maxAgeS: number,
): void {
  writeCookie(reply, name, value, { path: cookiePath, maxAgeS, isSecure: isSecure(request) });
}

function readJourney(request: FastifyRequest): Journey | undefined {
  try {
    const text = Buffer.from(readCookie(request, journeyCookie) ?? '', 'base64url').toString();
    return journeySchema.safeParse(JSON.parse(text)).data;
  } catch {
    return undefined;
  }
}

type RefusalKey = (typeof otherRefusals)[number];

function toRefusalKey(error: unknown): RefusalKey {
  const key = error instanceof AppError ? error.key : undefined;
  return otherRefusals.find((each) => each === key) ?? 'other_sign_in_failed';
}

function redirectWithRefusal(
  app: App,
  request: FastifyRequest,
  reply: FastifyReply,
  targetApp: Journey['app'],
  error: unknown,
) {
  const reason = toRefusalKey(error);
  logSecurityEvent({ app, log: request.log, address: request.ip }, 'sign_in_failed', { reason });
  if (reason === 'other_sign_in_failed')
    request.log.warn({ cause: String(error) }, 'sign-in by others failed');
  return reply.redirect(`${signInPathByApp[targetApp]}#refused-${reason}`);
}

async function redirectToProvider(app: App, request: FastifyRequest, reply: FastifyReply) {
  const { data } = startQuery.safeParse(request.query);
  const provider = app.env.oidc.find(({ id }) => id === data?.way);
  if (!data || !provider)
    return reply.redirect(`${signInPathByApp[data?.app ?? 'teacher']}#refused-other_sign_in_failed`);
  try {
    const returnTo = `${originOf(request)}/api/sign_in/back`;
    const { address, journey } = await beginJourney(provider, data.app, returnTo);
    storeInCookie(
      request,
      reply,
      journeyCookie,
      Buffer.from(JSON.stringify(journey)).toString('base64url'),
      journeyCookieMaxAgeS,
    );
    return await reply.redirect(address);
  } catch (error) {
    return redirectWithRefusal(app, request, reply, data.app, error);
  }
}

async function signInFromProvider(app: App, request: FastifyRequest, reply: FastifyReply) {
  const journey = readJourney(request);
  const provider = app.env.oidc.find(({ id }) => id === journey?.provider);
  // Each journey ends only once, with any result.
  storeInCookie(request, reply, journeyCookie, '', 0);
  try {
    if (!journey || !provider) throw new Error('The browser knows of no journey');
    const claims = await endJourney(provider, journey, `${originOf(request)}${request.url}`);
    const person = await findPersonOf(app, claims);
    if (!mayUseAccount(app.env, person, request.raw)) throw new AppError('demo_only_here');
    const token = await openSession(app, person.id, request.headers['user-agent']);
    logSecurityEvent({ app, log: request.log, address: request.ip }, 'sign_in', { user: person.id });
    storeInCookie(request, reply, sessionCookie, token, sessionCookieMaxAgeS);
    return await reply.redirect(`${signInPathByApp[journey.app]}#signed-in`);
  } catch (error) {
    return redirectWithRefusal(app, request, reply, journey?.app ?? 'teacher', error);
  }
}

export function registerJourneyPages(server: FastifyInstance, app: App): void {
  if (app.env.oidc.length === 0) return;
  server.get('/api/sign_in/start', (request, reply) =>
    redirectToProvider(app, request, reply.header('cache-control', 'no-store')),
  );
  server.get('/api/sign_in/back', (request, reply) =>
    signInFromProvider(app, request, reply.header('cache-control', 'no-store')),
  );
}
