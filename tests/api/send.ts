import type { AddressInfo } from 'node:net';
import { setImmediate } from 'node:timers/promises';
import { type ApiKey, operationKey, operations } from '#contract/api.ts';
import { type ResultKey, resultCodes } from '#contract/codes.ts';
import type { Language } from '#contract/language.ts';
import type { Operation } from '#contract/operation.ts';
import { operationAddress } from '#contract/operation-address.ts';
import { openSession } from '#server/features/session/session.service.ts';
import type { Person } from '#tests/api/operation-table.ts';
import type { TestApp } from '#tests/support/test-app.ts';

/** Sends any request to the server under test, with any query string and any body. */

export type Envelope = { code: number; msg: string; data: unknown };
export type RequestReply = {
  status: number;
  key: ResultKey | undefined;
  envelope: Envelope;
  cacheControl: string | null;
};

export const operationByKey = new Map<ApiKey, Operation>(
  operations.map((operation): [ApiKey, Operation] => [operationKey(operation) as ApiKey, operation]),
);

export function findKeyOfCode(code: number): ResultKey | undefined {
  return (Object.keys(resultCodes) as ResultKey[]).find((key) => resultCodes[key] === code);
}

export function toQueryString(input: Readonly<Record<string, unknown>>): string {
  const pairs = Object.entries(input).filter(([, value]) => value !== undefined);
  return pairs
    .map(([name, value]) => `${encodeURIComponent(name)}=${encodeURIComponent(String(value))}`)
    .join('&');
}

export type TestRequest = {
  key: ApiKey;
  query?: string;
  body?: string;
  token?: string | undefined;
  lang?: Language;
};

/** Sends a request. An event stream counts as success and is closed at once; the server must listen for those. */
export async function send({ server }: TestApp, request: TestRequest): Promise<RequestReply> {
  const { key, query = '', body, token, lang = 'en' } = request;
  // Lets the event loop run, because the server would otherwise count as overloaded.
  await setImmediate();
  const operation = operationByKey.get(key);
  if (!operation) throw new Error(`The contract has no ${key}`);
  const url = `${operationAddress(operation.path)}?${query}&lang=${lang}&_ajax=1`;
  const headers: Record<string, string> = token ? { token } : {};
  if (operation.kind === 'stream') {
    const { port } = server.server.address() as AddressInfo;
    const response = await fetch(`http://127.0.0.1:${port}${url}`, { headers });
    const { status } = response;
    const cacheControl = response.headers.get('cache-control');
    if (!response.headers.get('content-type')?.startsWith('text/event-stream')) {
      return describe(status, (await response.json()) as Envelope, cacheControl);
    }
    await response.body?.cancel();
    return describe(status, { code: resultCodes.success, msg: '', data: {} }, cacheControl);
  }
  const response = await server.inject({
    method: operation.method,
    url,
    headers: operation.method === 'GET' ? headers : { ...headers, 'content-type': 'application/json' },
    ...(operation.method === 'POST' ? { payload: body ?? '' } : {}),
  });
  const cacheControl = response.headers['cache-control'] ?? null;
  if (response.headers['content-type'] === 'application/zip')
    return describe(response.statusCode, { code: resultCodes.success, msg: '', data: {} }, `${cacheControl}`);
  return describe(response.statusCode, response.json<Envelope>(), cacheControl);
}

function describe(status: number, envelope: Envelope, cacheControl: string | null): RequestReply {
  return { status, key: findKeyOfCode(envelope.code), envelope, cacheControl };
}

/** Builds a request of the operation with this input. */
export function requestOf(key: ApiKey, input: object): TestRequest {
  const inQuery = operationByKey.get(key)?.method === 'GET';
  return inQuery ? { key, query: toQueryString({ ...input }) } : { key, body: JSON.stringify(input) };
}

type KnownSession = { token: string; writeCount: number };
const knownSessions = new WeakMap<TestApp, Map<Person, KnownSession>>();

/** Gives a session that no other test can have ended: a new one, unless nothing was written since it was opened. */
export async function openSessionOf(test: TestApp, person: Person): Promise<string | undefined> {
  if (person === 'nobody') return undefined;
  const sessions = knownSessions.get(test) ?? new Map<Person, KnownSession>();
  knownSessions.set(test, sessions);
  const countBefore = test.writeCount();
  const known = sessions.get(person);
  if (known?.writeCount === countBefore) return known.token;
  const token = await openSession(test.app, test.school.people[person === 'student' ? 'student1' : person]);
  sessions.set(person, { token, writeCount: countBefore });
  // Opening a session ends none of the others.
  for (const session of sessions.values())
    if (session.writeCount === countBefore) session.writeCount = test.writeCount();
  return token;
}
