import type { Socket } from 'node:net';
import type { FastifyInstance, FastifyRequest } from 'fastify';

/**
 * Connections that have not carried a signed-in request are counted. Beyond the cap the one that has been
 * answered least recently is closed: one that somebody holds open without asking for anything, sooner than
 * that of a person who is loading a page. Signed-in people are never counted, so a flood does not reach them.
 */

/** The one answered least recently comes first. */
type Strangers = Set<Socket>;

const strangersOf = new WeakMap<Socket, Strangers>();

/** From now on the connection does not count: a signed-in person's request came by it. */
export function trustSocket({ raw }: FastifyRequest): void {
  strangersOf.get(raw.socket)?.delete(raw.socket);
}

export function capStrangerSockets(server: FastifyInstance, max: number): void {
  const strangers: Strangers = new Set();
  server.server.on('connection', (socket: Socket) => {
    strangers.add(socket);
    strangersOf.set(socket, strangers);
    socket.once('close', () => strangers.delete(socket));
    const [oldest] = strangers;
    if (strangers.size > max && oldest) {
      strangers.delete(oldest);
      oldest.destroy();
    }
  });
  server.addHook('onResponse', (request, _reply, done) => {
    const { socket } = request.raw;
    if (strangers.delete(socket)) strangers.add(socket);
    done();
  });
}
