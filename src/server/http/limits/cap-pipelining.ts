import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';

/**
 * Closes connections that send further requests without waiting for replies. No browser does (RFC 9112, 9.3.2, leaves it
 * to clients); a flood of them fills the memory with replies that nobody reads, and one connection keeps everybody waiting.
 */
export function capPipelining(server: FastifyInstance, unansweredMax: number): void {
  const unanswered = new WeakMap<Socket, number>();
  server.addHook('onRequest', (request, reply, done) => {
    const { socket } = request.raw;
    const count = (unanswered.get(socket) ?? 0) + 1;
    unanswered.set(socket, count);
    reply.raw.once('close', () => unanswered.set(socket, (unanswered.get(socket) ?? 1) - 1));
    if (count <= unansweredMax) done();
    else {
      reply.hijack();
      socket.destroy();
    }
  });
}
