import { once } from 'node:events';
import { createServer, type IncomingMessage, request } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';

/** A reverse proxy as in the README: passes on `Host` and WebSockets, and adds the client's address and https. */

export type ReverseProxy = { origin: string; close: () => void };

/** `clientAddress` is used as the browser's address, because all tests call from this machine. */
export async function startReverseProxy(target: string, clientAddress: string): Promise<ReverseProxy> {
  const forward = (incoming: IncomingMessage) => {
    const { host = '', 'x-forwarded-for': before } = incoming.headers;
    const chain = [before, clientAddress].filter(Boolean).join(', ');
    return request(`${target}${incoming.url}`, {
      method: incoming.method,
      headers: { ...incoming.headers, host, 'x-forwarded-for': chain, 'x-forwarded-proto': 'https' },
    });
  };
  const sockets = new Set<Socket>();
  const server = createServer((incoming, outgoing) => {
    const onward = forward(incoming);
    onward.on('response', (answer) => {
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
      // Sends the head at once, because it tells browsers that an event stream is open.
      outgoing.flushHeaders();
      answer.pipe(outgoing);
    });
    onward.on('error', () => outgoing.destroy());
    outgoing.on('close', () => onward.destroy());
    incoming.pipe(onward);
  });
  server.on('connection', (socket: Socket) => sockets.add(socket));
  server.on('upgrade', (incoming, socket: Socket, head: Buffer) => {
    const onward = forward(incoming);
    onward.on('upgrade', (answer, upstream: Socket, first: Buffer) => {
      const lines = Object.entries(answer.headers).map(([name, value]) => `${name}: ${String(value)}`);
      socket.write(`HTTP/1.1 101 Switching Protocols\r\n${lines.join('\r\n')}\r\n\r\n`);
      upstream.unshift(first);
      upstream.pipe(socket).pipe(upstream);
      upstream.on('error', () => socket.destroy());
      socket.on('error', () => upstream.destroy());
    });
    onward.on('response', () => socket.destroy());
    onward.on('error', () => socket.destroy());
    onward.end(head);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const close = () => {
    server.close();
    for (const socket of sockets) socket.destroy();
  };
  return { origin: `http://127.0.0.1:${port}`, close };
}
