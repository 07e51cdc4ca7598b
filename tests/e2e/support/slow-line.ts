import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { joinSockets } from './join-sockets.ts';

/** A connection between browser and server that is slow towards the server and can be cut. */
export type SlowLine = {
  origin: string;
  cut: () => void;
  mend: () => void;
  close: () => Promise<void>;
};

/** `bytesPerSecond` for each connection, towards the server on `port` of this machine. */
export async function openSlowLine(port: number, bytesPerSecond: number): Promise<SlowLine> {
  const sockets = new Set<Socket>();
  let isCut = false;
  const server = createServer((client) => {
    if (isCut) {
      client.destroy();
      return;
    }
    const upstream = connect(port, '127.0.0.1');
    joinSockets(client, upstream, sockets);
    upstream.pipe(client);
    client.on('data', (chunk) => {
      upstream.write(chunk);
      client.pause();
      setTimeout(() => client.resume(), (chunk.length / bytesPerSecond) * 1_000);
    });
    client.on('end', () => upstream.end());
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const hangUp = () => {
    for (const socket of sockets) socket.destroy();
  };
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    cut: () => {
      isCut = true;
      hangUp();
    },
    mend: () => {
      isCut = false;
    },
    close: async () => {
      server.close();
      hangUp();
      await once(server, 'close');
    },
  };
}
