import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';

/**
 * Closes connections that send many requests without waiting for replies. Browsers never do (RFC 9112, 9.3.2, makes it
 * optional); a flood of such requests would fill the memory with unread replies and delay everybody else.
 */
export function capPipelining(server: FastifyInstance, unansweredMax: number): void {
  const unansweredBySocket = new WeakMap<Socket, number>();
  server.addHook('onRequest', (request, reply, done) => {
    const { socket } = request.raw;
    const count = (unansweredBySocket.get(socket) ?? 0) + 1;
    unansweredBySocket.set(socket, count);
    reply.raw.once('close', () => unansweredBySocket.set(socket, (unansweredBySocket.get(socket) ?? 1) - 1));
    if (count <= unansweredMax) done();
    else {
      reply.hijack();
      socket.destroy();
    }
  });
}
