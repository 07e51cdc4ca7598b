import type { AddressInfo } from 'node:net';
import { setImmediate } from 'node:timers/promises';
import { type CompiledQuery, sql } from 'kysely';
import { type ApiKey, operationKey, operations } from '#contract/api.ts';
import { type ResultKey, resultCodes } from '#contract/codes.ts';
import type { Language } from '#contract/language.ts';
import type { Operation } from '#contract/operation.ts';
import { openSession } from '#server/features/session/session.service.ts';
import type { Person } from '#tests/api/operation-table.ts';
import type { TestApp } from '#tests/support/test-app.ts';

/** Sends requests as they may come from anywhere: any query string, any body. */

export type Envelope = { code: number; msg: string; data: unknown };
export type Answered = {
  status: number;
  key: ResultKey | undefined;
  envelope: Envelope;
  cacheControl: string | null;
};

export const operationByKey = new Map<ApiKey, Operation>(
  operations.map((operation): [ApiKey, Operation] => [operationKey(operation) as ApiKey, operation]),
);

export function keyOfCode(code: number): ResultKey | undefined {
  return (Object.keys(resultCodes) as ResultKey[]).find((key) => resultCodes[key] === code);
}

export function toQuery(input: Readonly<Record<string, unknown>>): string {
  const pairs = Object.entries(input).filter(([, value]) => value !== undefined);
  return pairs
    .map(([name, value]) => `${encodeURIComponent(name)}=${encodeURIComponent(String(value))}`)
    .join('&');
}

export type Request = {
  key: ApiKey;
  query?: string;
  body?: string;
  token?: string | undefined;
  lang?: Language;
};

/** An event stream counts as success and is closed at once; `listen` has to be called before for those. */
export async function send({ server }: TestApp, request: Request): Promise<Answered> {
  const { key, query = '', body, token, lang = 'en' } = request;
  // Without a turn of the event loop now and then, the server finds itself overloaded.
  await setImmediate();
  const operation = operationByKey.get(key);
  if (!operation) throw new Error(`The contract has no ${key}`);
  const url = `/api${operation.path}?${query}&lang=${lang}&_ajax=1`;
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

function describe(status: number, envelope: Envelope, cacheControl: string | null): Answered {
  return { status, key: keyOfCode(envelope.code), envelope, cacheControl };
}

/** A right request of the operation with this input. */
export function requestOf(key: ApiKey, input: object): Request {
  const inQuery = operationByKey.get(key)?.method === 'GET';
  return inQuery ? { key, query: toQuery({ ...input }) } : { key, body: JSON.stringify(input) };
}

/** A session of its own, so that ending it disturbs nobody. */
export async function openSessionOf({ app, school }: TestApp, person: Person): Promise<string | undefined> {
  if (person === 'nobody') return undefined;
  return openSession(app, school.people[person === 'student' ? 'student1' : person]);
}

let everyRow: CompiledQuery<{ line: string }> | undefined;

/** One query for all tables, since a hundred tests ask twice: each row as a line that begins with its table's name. */
async function compileEveryRow({ app: { db } }: TestApp): Promise<CompiledQuery<{ line: string }>> {
  const tables = (await db.introspection.getTables())
    // A view shows what is in tables.
    .filter(({ isView }) => !isView)
    // What SQLite's full-text search keeps for itself is no text; what was indexed is in `resource`.
    .filter(({ name }) => !name.startsWith('resource_search_'))
    // Refused tries count, too.
    .filter(({ name }) => name !== 'guess_counter');
  const selects = tables.map(({ name, columns }) => {
    const values = columns.map((column) => sql`coalesce(cast(${sql.ref(column.name)} as text), 'null')`);
    const parts = sql.join([sql.lit(name), ...values], sql` || ' | ' || `);
    return sql`select ${parts} as line from ${sql.table(name)}`;
  });
  // PostgreSQL plans a statement with a parameter once for each connection.
  return sql<{ line: string }>`
    select line from (${sql.join(selects, sql` union all `)}) as rows where line <> ${''}`.compile(db);
}

/** Everything in the database as one text, to compare. */
export async function readDatabase(test: TestApp): Promise<string> {
  everyRow ??= await compileEveryRow(test);
  const { rows } = await test.app.db.executeQuery(everyRow);
  return rows
    .map(({ line }) => line)
    .sort()
    .join('\n');
}

/** What people work with, without their sessions: those are opened for each call. */
async function readWork(test: TestApp): Promise<string> {
  return (await readDatabase(test)).replaceAll(/^session \|.*\n/gm, '');
}

/** The same things for one call after another, made again by `make` once a call has changed them. */
export function keepThings<T>(make: (test: TestApp) => Promise<T>): (test: TestApp) => Promise<T> {
  let kept: { things: T; work: string } | undefined;
  return async (test) => {
    if (kept === undefined || kept.work !== (await readWork(test))) {
      const things = await make(test);
      kept = { things, work: await readWork(test) };
    }
    return kept.things;
  };
}
