import { once } from 'node:events';
import { createServer, type IncomingMessage, request } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';

/** A reverse proxy as in the README. It passes on `Host` and WebSockets, and adds headers for the client's address and https. */

export type ReverseProxy = { origin: string; close: () => void };

/** `clientAddress` is used as the browser's address, because all tests call from this machine. */
export async function startReverseProxy(target: string, clientAddress: string): Promise<ReverseProxy> {
  const forwardRequest = (incoming: IncomingMessage) => {
    const { host = '', 'x-forwarded-for': forwardedFor } = incoming.headers;
    const addressChain = [forwardedFor, clientAddress].filter(Boolean).join(', ');
    return request(`${target}${incoming.url}`, {
      method: incoming.method,
      headers: { ...incoming.headers, host, 'x-forwarded-for': addressChain, 'x-forwarded-proto': 'https' },
    });
  };
  const sockets = new Set<Socket>();
  const server = createServer((incoming, outgoing) => {
    const upstreamRequest = forwardRequest(incoming);
    upstreamRequest.on('response', (answer) => {
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
      // Sends the head at once, because it tells browsers that an event stream is open.
      outgoing.flushHeaders();
      answer.pipe(outgoing);
    });
    upstreamRequest.on('error', () => outgoing.destroy());
    outgoing.on('close', () => upstreamRequest.destroy());
    incoming.pipe(upstreamRequest);
  });
  server.on('connection', (socket: Socket) => sockets.add(socket));
  server.on('upgrade', (incoming, socket: Socket, head: Buffer) => {
    const upstreamRequest = forwardRequest(incoming);
    upstreamRequest.on('upgrade', (answer, upstream: Socket, firstBytes: Buffer) => {
      const lines = Object.entries(answer.headers).map(([name, value]) => `${name}: ${String(value)}`);
      socket.write(`HTTP/1.1 101 Switching Protocols\r\n${lines.join('\r\n')}\r\n\r\n`);
      upstream.unshift(firstBytes);
      upstream.pipe(socket).pipe(upstream);
      upstream.on('error', () => socket.destroy());
      socket.on('error', () => upstream.destroy());
    });
    upstreamRequest.on('response', () => socket.destroy());
    upstreamRequest.on('error', () => socket.destroy());
    upstreamRequest.end(head);
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
