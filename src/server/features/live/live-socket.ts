import { once } from 'node:events';
import { type IncomingMessage, STATUS_CODES } from 'node:http';
import type { Duplex } from 'node:stream';
import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { type WebSocket, WebSocketServer } from 'ws';
import { bodyMaxBytes, liveProtocol, liveSocketPath } from '#contract/limits.ts';
import type { App } from '#server/app.ts';
import { AppError } from '#server/app-error.ts';
import {
  closeCodes,
  type LiveConnection,
  type LiveSocket,
  openLiveConnection,
} from '#server/features/live/live-connection.ts';
import { createMessageQueue } from '#server/features/live/message-queue.ts';
import { type LiveTicket, redeemTicket } from '#server/features/live/tickets.service.ts';
import { trustSocket } from '#server/http/limits/anonymous-sockets.ts';
import type { ServerLimits } from '#server/http/limits/server-limits.ts';

/**
 * The WebSocket at `/api/live` (RFC 6455). The browser sends its ticket in the protocol header, so that no URL contains
 * it. A connection without a valid ticket is refused before it becomes a WebSocket.
 */

/** More messages than anybody causes by hand: a stroke is saved every 50 ms, a pointer is sent every 100 ms. */
const messageRateLimit = { atOnce: 120, perSecond: 60 };
/** A browser with more unread bytes than this is disconnected; it connects again and loads what it missed. */
const unreadMaxBytes = 1024 * 1024;
const connectionsOfPersonMax = 12;
/** A stopping server waits this long for browsers to close their connections. */
const stopWaitMs = 1_000;

type Endpoint = {
  app: App;
  server: FastifyInstance;
  checkMs: number;
  connectionCountByPerson: Map<number, number>;
};

function refuseUpgrade(socket: Duplex, status: number): void {
  socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\nconnection: close\r\ncontent-length: 0\r\n\r\n`);
}

function readTicket({ headers }: IncomingMessage): string | undefined {
  const [protocol, ticket] = (headers['sec-websocket-protocol'] ?? '').split(',').map((part) => part.trim());
  return protocol === liveProtocol ? ticket : undefined;
}

/** Changes the count of the person's connections in this process by `step`; false if the limit is reached. */
function countConnection(
  { connectionCountByPerson: countOfPerson }: Endpoint,
  personId: number,
  step: 1 | -1,
): boolean {
  const connectionCount = (countOfPerson.get(personId) ?? 0) + step;
  if (connectionCount > connectionsOfPersonMax) return false;
  if (connectionCount > 0) countOfPerson.set(personId, connectionCount);
  else countOfPerson.delete(personId);
  return true;
}

function wrapSocket(socket: WebSocket): LiveSocket {
  return {
    send: (text) => {
      if (socket.bufferedAmount > unreadMaxBytes) socket.terminate();
      else if (socket.readyState === socket.OPEN) socket.send(text);
    },
    close: (code) => socket.close(code),
  };
}

function reportError({ server }: Endpoint, socket: WebSocket, error: unknown): void {
  if (error instanceof AppError) return socket.close(closeCodes.invalid);
  if (!server.outages.note(error)) server.log.error({ err: error }, 'a live connection failed');
  socket.close(closeCodes.overloaded);
}

/** Checks at each interval whether the browser still answers and whether the person still has access. */
function startHeartbeat(socket: WebSocket, connection: LiveConnection, intervalMs: number): () => void {
  let isAlive = true;
  socket.on('pong', () => {
    isAlive = true;
  });
  const timer = setInterval(() => {
    if (!isAlive) return socket.terminate();
    isAlive = false;
    socket.ping();
    void connection.checkAccess();
  }, intervalMs);
  return () => clearInterval(timer);
}

function serveConnection(endpoint: Endpoint, socket: WebSocket, connection: LiveConnection): void {
  const { app } = endpoint;
  const queue = createMessageQueue({
    source: socket,
    limit: messageRateLimit,
    now: app.now,
    handle: connection.handle,
    onError: (error) => reportError(endpoint, socket, error),
  });
  const stopHeartbeat = startHeartbeat(socket, connection, endpoint.checkMs);
  socket.on('message', (data, isBinary) => {
    if (isBinary) socket.close(closeCodes.invalid);
    else queue.add((data as Buffer).toString());
  });
  // Every error is followed by 'close', which is handled below.
  socket.on('error', () => undefined);
  socket.on('close', () => {
    stopHeartbeat();
    queue.close();
    connection.close();
    countConnection(endpoint, connection.personId, -1);
  });
  connection.start();
}

async function acceptConnection(
  endpoint: Endpoint,
  socket: WebSocket,
  request: IncomingMessage,
  ticket: LiveTicket,
) {
  const { app } = endpoint;
  // Messages of the browser are not read before everything is ready.
  socket.pause();
  try {
    const connection = await openLiveConnection(app, wrapSocket(socket), ticket, request);
    const isOpen = socket.readyState === socket.OPEN;
    if (!isOpen || !countConnection(endpoint, connection.personId, 1)) {
      connection.close();
      return socket.close(closeCodes.overloaded);
    }
    trustSocket(request.socket);
    serveConnection(endpoint, socket, connection);
  } catch (error) {
    if (error instanceof AppError) socket.close(closeCodes.ended);
    else reportError(endpoint, socket, error);
  } finally {
    socket.resume();
  }
}

/** Tells all browsers that the server is stopping, and waits a moment for their answers. */
async function closeAllSockets(sockets: WebSocketServer): Promise<void> {
  const openSockets = [...sockets.clients];
  for (const socket of openSockets) socket.close(closeCodes.restarting);
  await Promise.race([
    Promise.all(openSockets.map((socket) => once(socket, 'close'))),
    sleep(stopWaitMs, undefined, { ref: false }),
  ]);
  for (const socket of openSockets) socket.terminate();
  sockets.close();
}

/** Serves live connections until the server closes. */
export function registerLiveSocket(
  server: FastifyInstance,
  app: App,
  { liveCheckMs }: Pick<ServerLimits, 'liveCheckMs'>,
): void {
  const endpoint: Endpoint = { app, server, checkMs: liveCheckMs, connectionCountByPerson: new Map() };
  const sockets = new WebSocketServer({
    noServer: true,
    maxPayload: bodyMaxBytes.answers,
    handleProtocols: () => liveProtocol,
  });
  const upgradeConnection = async (request: IncomingMessage, socket: Duplex, head: Buffer): Promise<void> => {
    const ticket = await redeemTicket(app, readTicket(request) ?? '');
    if (!ticket) return refuseUpgrade(socket, 401);
    sockets.handleUpgrade(
      request,
      socket,
      head,
      (webSocket) => void acceptConnection(endpoint, webSocket, request, ticket),
    );
  };
  server.server.on('upgrade', (request, socket, head) => {
    socket.on('error', () => socket.destroy());
    if (request.url?.split('?')[0] !== liveSocketPath) return refuseUpgrade(socket, 404);
    upgradeConnection(request, socket, head).catch(() => refuseUpgrade(socket, 503));
  });
  server.addHook('preClose', () => closeAllSockets(sockets));
}
