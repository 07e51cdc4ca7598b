import { once } from 'node:events';
import { createServer, request as sendRequest } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A network in front of the server that loses single requests without a word. */
export type LosingRelay = {
  origin: string;
  /** Loses the next request for this path. Resolves when it was lost. */
  loseNext: (path: string) => Promise<void>;
  close: () => Promise<void>;
};

export async function openLosingRelay(serverOrigin: string): Promise<LosingRelay> {
  let lost: { path: string; done: () => void } | undefined;
  const relay = createServer((request, response) => {
    const { url = '', method, headers } = request;
    if (lost?.path === url) {
      lost.done();
      lost = undefined;
      return;
    }
    const forwarded = sendRequest(serverOrigin + url, { method, headers }, (reply) => {
      response.writeHead(reply.statusCode ?? 500, reply.headers);
      reply.pipe(response);
    });
    forwarded.on('error', () => response.destroy());
    request.pipe(forwarded);
  }).listen(0, '127.0.0.1');
  await once(relay, 'listening');
  return {
    origin: `http://127.0.0.1:${(relay.address() as AddressInfo).port}`,
    loseNext: (path) =>
      new Promise((done) => {
        lost = { path, done };
      }),
    close: async () => {
      relay.close();
      relay.closeAllConnections();
      await once(relay, 'close');
    },
  };
}
