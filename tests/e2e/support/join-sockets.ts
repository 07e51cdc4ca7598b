import type { Socket } from 'node:net';

/** Makes both ends of a relayed connection end together. `sockets` holds those that are open, to end them all. */
export function joinSockets(client: Socket, upstream: Socket, sockets: Set<Socket>): void {
  for (const [socket, other] of [
    [client, upstream],
    [upstream, client],
  ] as const) {
    sockets.add(socket);
    socket.on('error', () => undefined);
    socket.on('close', () => {
      sockets.delete(socket);
      other.destroy();
    });
  }
}
