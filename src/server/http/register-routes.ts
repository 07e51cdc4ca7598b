import type { FastifyInstance, FastifyRequest } from 'fastify';
import { addressMaxLength } from '#contract/limits.ts';
import { type Access, maxBytesOf, type Operation } from '#contract/operation.ts';
import { operationAddress } from '#contract/operation-address.ts';
import type { App } from '#server/app.ts';
import { AccessRefusal, AppError } from '#server/app-error.ts';
import { type Actor, requireActor } from '#server/auth/actor.ts';
import { logSecurityEvent } from '#server/auth/security-log.ts';
import type { RequestContext } from '#server/http/context.ts';
import { trustSocket } from '#server/http/limits/anonymous-sockets.ts';
import { type ArrivingBodies, openArrivingBodies } from '#server/http/limits/arriving-bodies.ts';
import type { ServerLimits } from '#server/http/limits/server-limits.ts';
import { repeatAfterClash } from '#server/http/repeat-after-clash.ts';
import { compressReply } from '#server/http/replies/compress-reply.ts';
import { successEnvelope } from '#server/http/replies/envelope.ts';
import { sendKeptReply } from '#server/http/replies/kept-reply.ts';
import { envelopeSchema } from '#server/http/replies/reply-schema.ts';
import { compileReplySerializer, serializerOf } from '#server/http/replies/reply-serializer.ts';
import { parseInput } from '#server/http/requests/parse-input.ts';
import { requestLanguage } from '#server/http/requests/request-language.ts';
import { requestToken } from '#server/http/requests/request-token.ts';
import type { Route } from '#server/http/route.ts';

/** Makes Fastify routes from operations and handlers: access, input check, envelope, reply whitelist. */

declare module 'fastify' {
  interface FastifyContextConfig {
    access?: Access;
  }
  interface FastifyRequest {
    /** The caller of an operation, as soon as it is identified. */
    caller: Caller | undefined;
  }
}

const mayCallByAccess: Record<Access, (actor: Actor) => boolean> = {
  public: () => true,
  signed_in: () => true,
  student: (actor) => actor.user_group === 'student',
  teacher: (actor) => actor.user_group === 'teacher',
  admin: (actor) => actor.roles.includes('admin'),
};

/** The caller, identified before the body is read. */
type Caller = Omit<RequestContext, 'reply'>;

async function identifyCaller(
  app: App,
  request: FastifyRequest,
  { access, method, path, kind, beforePasswordChange }: Operation,
): Promise<Caller> {
  if (request.url.length > addressMaxLength) throw new AppError('invalid_input', { field: 'address' });
  const token = requestToken(request);
  const actor =
    access === 'public'
      ? undefined
      : await requireActor(app, token, request.raw, {
          isWatching: kind === 'stream',
          allowsIssuedPassword: beforePasswordChange === 'allowed',
        });
  if (actor && !mayCallByAccess[access](actor))
    throw new AccessRefusal('not_allowed', actor.id, `${method} ${path}`);
  if (actor) trustSocket(request.raw.socket);
  const lang = requestLanguage(request);
  return { app, db: app.db, actor, lang, address: request.ip, token, log: request.log, request };
}

/** Records operations that have `logAs` in the security log. */
function logSecurityOperation(
  context: RequestContext,
  { method, path, logAs }: Operation,
  input: unknown,
): void {
  if (!logAs) return;
  const ids = Object.entries(input as Record<string, unknown>).filter(([name]) => /(^|_)ids?$/.test(name));
  const what = `${method} ${path}`;
  const idDetails = ids.length > 0 ? { of: Object.fromEntries(ids) } : {};
  logSecurityEvent(context, logAs, { user: context.actor?.id, what, ...idDetails });
}

function registerRoute(
  server: FastifyInstance,
  app: App,
  arrivingBodies: ArrivingBodies,
  { operation, handle }: Route,
): void {
  const maxBytes = maxBytesOf(operation);
  // The handler of a stream or a download writes the reply itself.
  const writesOwnReply = operation.kind !== undefined;
  const replySchema = envelopeSchema(operation.reply);
  // The length of a compressed reply reveals repeated parts, so replies with a token are not compressed (BREACH).
  const mayCompress = !writesOwnReply && !JSON.stringify(replySchema).includes('"token":');
  const serialize = (envelope: unknown) => serializerOf(replySchema)(envelope);
  server.route({
    method: operation.method,
    url: operationAddress(operation.path),
    exposeHeadRoute: false,
    bodyLimit: maxBytes,
    config: { access: operation.access },
    schema: writesOwnReply ? {} : { response: { 200: replySchema } },
    serializerCompiler: compileReplySerializer,
    ...(mayCompress ? { onSend: compressReply } : {}),
    onRequest: async (request) => {
      const caller = await identifyCaller(app, request, operation);
      if (caller.actor) arrivingBodies.admit(request, caller.actor.id, maxBytes);
      request.caller = caller;
    },
    handler: async (request, reply) => {
      const context = { ...(request.caller as Caller), reply };
      const input = parseInput(operation, request);
      const data = await repeatAfterClash(() => handle(context, input as never));
      logSecurityOperation(context, operation, input);
      if (reply.sent || writesOwnReply) return reply;
      const keptReply = mayCompress
        ? sendKeptReply(request, reply, data, context.lang, serialize)
        : undefined;
      return keptReply ?? successEnvelope(data, context.lang);
    },
  });
}

export function registerRoutes(
  server: FastifyInstance,
  app: App,
  routes: readonly Route[],
  limits: ServerLimits,
): void {
  const arrivingBodies = openArrivingBodies(limits);
  server.decorateRequest('caller', undefined);
  for (const each of routes) registerRoute(server, app, arrivingBodies, each);
}
