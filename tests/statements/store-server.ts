import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import * as z from 'zod';
import { type SentStatement, statementSchema } from './statement-schema.ts';

/** A record store over http that keeps what it takes, by the rules of xAPI, and fails as the test says. */

/**
 * 'silent': takes the statements and never answers. 'cut': takes them and ends the connection. A number: takes nothing and
 * answers with this status.
 */
export type StoreMode = 'works' | 'silent' | 'cut' | number;

export type StoreServer = {
  address: string;
  mode: StoreMode;
  /** The id of a statement that the store does not like: it refuses what has it. */
  refusedId?: string | undefined;
  /** Headers of the requests. */
  requests: Pick<IncomingMessage, 'url' | 'method' | 'headers'>[];
  statements: SentStatement[];
  /** Ids that came although the store had them. */
  repeatedIds: string[];
  close: () => Promise<void>;
};

const readBody = async (request: IncomingMessage) => {
  const chunks: Buffer[] = [];
  for await (const chunk of request as AsyncIterable<Buffer>) chunks.push(chunk);
  return Buffer.concat(chunks).toString();
};

/** A batch with a statement that is there already is refused as a whole. */
function takeStatements(store: StoreServer, sent: readonly SentStatement[]): number {
  if (sent.some(({ id }) => id === store.refusedId)) return 400;
  const knownIds = new Set(store.statements.map(({ id }) => id));
  const repeated = sent.filter(({ id }) => knownIds.has(id));
  store.repeatedIds.push(...repeated.map(({ id }) => id));
  if (repeated.length > 0) return 409;
  store.statements.push(...sent);
  return 200;
}

export async function openStoreServer(): Promise<StoreServer> {
  const server = createServer((request, response) => void answerRequest(request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const store: StoreServer = {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}/xAPI`,
    mode: 'works',
    requests: [],
    statements: [],
    repeatedIds: [],
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
  async function answerRequest(request: IncomingMessage, response: ServerResponse) {
    const { url, method, headers } = request;
    store.requests.push({ url, method, headers });
    const body = await readBody(request);
    const { mode } = store;
    if (typeof mode === 'number') {
      response.writeHead(mode, mode === 302 ? { location: `${store.address}/elsewhere` } : {}).end('Sorry');
      return;
    }
    const parsed = z.array(statementSchema).safeParse(JSON.parse(body));
    const status = parsed.success ? takeStatements(store, parsed.data) : 400;
    if (mode === 'cut') request.socket.destroy();
    if (mode === 'works') response.writeHead(status).end('[]');
  }
  return store;
}
