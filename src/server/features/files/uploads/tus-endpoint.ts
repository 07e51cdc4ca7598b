import { ReadableStream } from 'node:stream/web';
import type { Server } from '@tus/server';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { ResultKey } from '#contract/codes.ts';
import { findOwn } from '#contract/find-own.ts';
import type { App } from '#server/app.ts';
import { AppError } from '#server/app-error.ts';
import { requireActor } from '#server/auth/actor.ts';
import { tusPath } from '#server/features/files/uploads/tus-path.ts';
import { renewReservation } from '#server/features/files/uploads/unfinished-uploads.service.ts';
import { parseUploadMetadata } from '#server/features/files/uploads/upload-metadata.ts';
import { startUploadSweep, sweepUploads } from '#server/features/files/uploads/upload-sweep.ts';
import { beginUpload, findOwnUpload, removeUpload } from '#server/features/files/uploads/uploads.service.ts';
import { trustSocket } from '#server/http/limits/anonymous-sockets.ts';
import { logRefusal } from '#server/http/replies/log-refusal.ts';
import { sendRefusal } from '#server/http/replies/send-refusal.ts';
import { requestToken } from '#server/http/requests/request-token.ts';
import { makeReceivedDir } from '../storage/received-bytes.ts';

/**
 * Receives uploads by the tus protocol. Every method checks the caller and the owner of the upload before it
 * passes the request to the protocol's server. Clients of tus expect HTTP statuses, so a refusal is sent with
 * one here, and with the usual envelope as its body.
 */

const forwardedHeaderNames = [
  'tus-resumable',
  'upload-offset',
  'upload-length',
  'content-type',
  'content-length',
];

const statusByKey: Partial<Record<ResultKey, number>> = {
  token_invalid: 401,
  signed_in_elsewhere: 401,
  token_expired: 401,
  not_found: 404,
  invalid_input: 400,
  file_too_large: 413,
  file_type_refused: 415,
  conversion_unavailable: 415,
};

/** Result keys by the status with which the protocol's server refuses. */
const keyByStatus: Record<number, ResultKey> = {
  404: 'not_found',
  410: 'not_found',
  409: 'upload_incomplete',
  413: 'body_too_large',
  500: 'server_error',
};

type UploadRoute = { Params: { id: string } };

function readUploadLength(request: FastifyRequest): number {
  const length = request.headers['upload-length'];
  const isConcatenation = request.headers['upload-concat'] !== undefined;
  if (typeof length !== 'string' || !/^(0|[1-9]\d{0,14})$/.test(length) || isConcatenation) {
    throw new AppError('invalid_input', { field: 'upload-length' });
  }
  return Number(length);
}

function readMetadata(request: FastifyRequest): Map<string, string> {
  const header = request.headers['upload-metadata'];
  return parseUploadMetadata(typeof header === 'string' ? header : '');
}

/**
 * Builds the request for the protocol's server. Its address is that of the upload, even while the upload is
 * being created.
 */
function toWebRequest(request: FastifyRequest, reply: FastifyReply, id: string): Request {
  const headers = new Headers();
  for (const name of forwardedHeaderNames) {
    const value = findOwn(request.headers, name);
    if (typeof value === 'string') headers.set(name, value);
  }
  const hasBody = request.method === 'PATCH' || request.method === 'POST';
  // `Readable.toWeb` would copy every chunk.
  const body = hasBody ? ReadableStream.from(request.raw.iterator({ destroyOnReturn: false })) : null;
  const options = {
    method: request.method,
    headers,
    body: body as RequestInit['body'],
    duplex: 'half' as const,
  };
  const tusRequest = new Request(`http://uploads${tusPath}/${id}`, options);
  // With these, the protocol's server notices immediately when the sender disconnects, and keeps the bytes
  // received so far.
  return Object.assign(tusRequest, { runtime: { name: 'node', node: { req: request.raw, res: reply.raw } } });
}

/** Logs a refusal without names and tokens. Anybody can cause one, so it is not a warning. */
function logUploadRefusal(request: FastifyRequest, refusal: string): void {
  request.log.info({ refusal, method: request.method, address: request.ip }, 'upload refused');
}

async function sendTusReply(request: FastifyRequest, reply: FastifyReply, response: Response) {
  for (const [name, value] of response.headers) {
    if (!name.startsWith('content-')) reply.header(name, value);
  }
  if (response.ok) return reply.code(response.status).send();
  if (response.status >= 500 && !request.raw.destroyed)
    request.log.error({ text: await response.text() }, 'tus failed');
  const key = keyByStatus[response.status] ?? 'invalid_input';
  logUploadRefusal(request, key);
  return sendRefusal(request, reply, response.status, key, { field: 'tus' });
}

function sendUploadRefusal(app: App, error: unknown, request: FastifyRequest, reply: FastifyReply) {
  if (!(error instanceof AppError)) throw error;
  logRefusal(app, request, error);
  logUploadRefusal(request, error.key);
  return sendRefusal(request, reply, statusByKey[error.key] ?? 403, error.key, error.params);
}

/** Returns a function that loads the protocol's server when it is first called. */
function createTusLoader(app: App): () => Promise<Server> {
  let serverPromise: Promise<Server> | undefined;
  const loadServer = async () => {
    const { createTusServer } = await import('#server/features/files/uploads/tus-server.ts');
    return createTusServer(app);
  };
  return () => (serverPromise ??= loadServer());
}

function registerTusRoutes(scope: FastifyInstance, app: App): void {
  const loadTus = createTusLoader(app);

  const identifyCaller = async (request: FastifyRequest) => {
    const actor = await requireActor(app, requestToken(request), request.raw);
    trustSocket(request.raw.socket);
    return { app, actor };
  };

  scope.post(tusPath, { config: { isUpload: true } }, async (request, reply) => {
    const caller = await identifyCaller(request);
    const tusServer = await loadTus();
    const id = await beginUpload(caller, readUploadLength(request), readMetadata(request));
    const response = await tusServer.handleWeb(toWebRequest(request, reply, id));
    // The sender does not learn the upload's address, so nobody could continue it.
    if (!response.ok) await removeUpload(app, id);
    return sendTusReply(request, reply, response);
  });

  scope.route<UploadRoute>({
    method: ['HEAD', 'PATCH', 'DELETE'],
    url: `${tusPath}/:id`,
    config: { isUpload: true },
    handler: async (request, reply) => {
      const upload = await findOwnUpload(await identifyCaller(request), request.params.id);
      const tusServer = await loadTus();
      if (request.method === 'PATCH') await renewReservation(app, upload);
      const { id } = upload;
      return sendTusReply(request, reply, await tusServer.handleWeb(toWebRequest(request, reply, id)));
    },
  });
}

export async function registerUploadRoutes(server: FastifyInstance, app: App): Promise<void> {
  await makeReceivedDir(app.env.dataDir);
  await server.register(async (scope) => {
    scope.setErrorHandler((error, request, reply) => sendUploadRefusal(app, error, request, reply));
    // Bodies of any type stay in the socket until they are written to disk.
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', (_request, _payload, done) => done(null));
    registerTusRoutes(scope, app);
  });
  let stopSweep = async () => {};
  server.addHook('onReady', async () => {
    await sweepUploads(app);
    stopSweep = startUploadSweep(app, (error) => server.outages.report(error, 'upload sweep failed'));
  });
  server.addHook('onClose', () => stopSweep());
}
