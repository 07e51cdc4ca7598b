import type { IncomingMessage } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';

/**
 * A stopping server waits for connections on which a request may arrive. Browsers open some in advance and never use
 * them; these have received nothing and are closed.
 */
export function closeUnusedSockets(server: FastifyInstance): void {
  const unusedSockets = new Set<Socket>();
  server.server.on('connection', (socket: Socket) => {
    unusedSockets.add(socket);
    socket.once('close', () => unusedSockets.delete(socket));
  });
  server.server.on('request', ({ socket }: IncomingMessage) => unusedSockets.delete(socket));
  server.addHook('preClose', async () => {
    for (const socket of unusedSockets) if (socket.bytesRead === 0) socket.destroy();
  });
}
