import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';

/**
 * Limits connections without a signed-in request. Beyond the limit, the connection with the oldest reply is closed, so
 * idle connections go before those that load a page. Connections of signed-in people are not counted, so a flood of
 * others does not affect them.
 */

/** In the order of their last reply, oldest first. */
type AnonymousSockets = Set<Socket>;

const anonymousSocketsBySocket = new WeakMap<Socket, AnonymousSockets>();

/** Stops counting the connection of a signed-in person. */
export function trustSocket(socket: Socket): void {
  anonymousSocketsBySocket.get(socket)?.delete(socket);
}

export function capAnonymousSockets(server: FastifyInstance, max: number): void {
  const anonymousSockets: AnonymousSockets = new Set();
  server.server.on('connection', (socket: Socket) => {
    anonymousSockets.add(socket);
    anonymousSocketsBySocket.set(socket, anonymousSockets);
    socket.once('close', () => anonymousSockets.delete(socket));
    const [oldest] = anonymousSockets;
    if (anonymousSockets.size > max && oldest) {
      anonymousSockets.delete(oldest);
      oldest.destroy();
    }
  });
  server.addHook('onResponse', (request, _reply, done) => {
    const { socket } = request.raw;
    if (anonymousSockets.delete(socket)) anonymousSockets.add(socket);
    done();
  });
}
