import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { joinSockets } from './join-sockets.ts';

/** One address in front of several servers, as a load balancer: each connection goes to the next server that is up. */
export type ServerSwitch = { origin: string; close: () => Promise<void> };

/** `listPorts` gives the ports of the servers that are up. */
export async function openServerSwitch(listPorts: () => readonly number[]): Promise<ServerSwitch> {
  const sockets = new Set<Socket>();
  let connectionCount = 0;
  const server = createServer((client) => {
    const ports = listPorts();
    const port = ports[connectionCount % Math.max(1, ports.length)];
    connectionCount += 1;
    if (port === undefined) {
      client.destroy();
      return;
    }
    const upstream = connect(port, '127.0.0.1');
    joinSockets(client, upstream, sockets);
    client.pipe(upstream);
    upstream.pipe(client);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: async () => {
      server.close();
      for (const socket of sockets) socket.destroy();
      await once(server, 'close');
    },
  };
}
