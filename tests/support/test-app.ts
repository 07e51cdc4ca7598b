import type { OutgoingHttpHeaders } from 'node:http';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import type { ApiInput, ApiKey, ApiReply } from '#contract/api.ts';
import { type ResultKey, resultCodes } from '#contract/codes.ts';
import { createFairQueue } from '#server/auth/fair-queue.ts';
import { buildServer } from '#server/build-app.ts';
import { readEnv } from '#server/env.ts';
import { openSession } from '#server/features/session/session.service.ts';
import type { App } from '#server/http/context.ts';
import { openApp } from '#server/open-app.ts';
import { openLocalBus } from '#server/realtime/bus.ts';
import { openTestDatabase } from '#tests/support/test-database.ts';
import { openTestFiles } from '#tests/support/test-files.ts';
import { type PersonKey, type School, seedSchool } from '#tests/support/test-school.ts';

/** The real server over a real, migrated, freshly seeded database, called through `inject`. */

type Reply<T> = {
  status: number;
  code: number;
  key: ResultKey | undefined;
  msg: string;
  data: T;
  headers: OutgoingHttpHeaders;
};

type CallOptions = {
  as?: PersonKey | undefined;
  token?: string;
  lang?: string;
  /** Address of the caller; otherwise 127.0.0.1. */
  from?: string;
  headers?: Record<string, string>;
};

export type TestApp = {
  app: App;
  server: FastifyInstance;
  school: School;
  /** Moves the server's clock by so many milliseconds. */
  advance: (ms: number) => void;
  /** Like `advance`, and everybody stays signed in. */
  advanceSignedIn: (ms: number) => Promise<void>;
  /** From now on the server's clock moves by `advance` alone. */
  stopClock: () => void;
  tokenOf: (person: PersonKey) => Promise<string>;
  /** Calls an operation; never throws for a refusal. */
  call: <K extends ApiKey>(key: K, input: ApiInput<K>, options?: CallOptions) => Promise<Reply<ApiReply<K>>>;
  /** Like `call` with input the contract does not allow. */
  callRaw: (key: ApiKey, input: unknown, options?: CallOptions) => Promise<Reply<unknown>>;
  /** Calls and returns data, throwing unless it succeeded. */
  get: <K extends ApiKey>(key: K, input: ApiInput<K>, options?: CallOptions) => Promise<ApiReply<K>>;
  close: () => Promise<void>;
};

function keyOfCode(code: number): ResultKey | undefined {
  return (Object.keys(resultCodes) as ResultKey[]).find((key) => resultCodes[key] === code);
}

function toQuery(input: unknown): Record<string, string> {
  const entries = Object.entries((input ?? {}) as Record<string, unknown>).filter(
    ([, value]) => value !== undefined,
  );
  return Object.fromEntries(
    entries.map(([name, value]) => [name, Array.isArray(value) ? value.join(',') : String(value)]),
  );
}

/** `onQuery` is told of every query that the server ran; `given` are variables of the environment. */
export async function openTestApp(
  onQuery?: (sql: string) => void,
  given: Record<string, string> = {},
): Promise<TestApp> {
  const testDatabase = await openTestDatabase({ migrated: true });
  const testFiles = await openTestFiles();
  const env = readEnv({
    DATA_DIR: testDatabase.dataDir,
    DATABASE_URL: testDatabase.url,
    LOG_LEVEL: 'silent',
    DEMO: '0',
    ...given,
  });
  let shift = 0;
  let stoppedAt: number | undefined;
  const app = {
    ...(await openApp(env, { onQuery })),
    files: testFiles.files,
    bus: openLocalBus((error) => {
      throw error;
    }),
    // However busy this machine is.
    passwordQueue: createFairQueue({
      atOnce: 2,
      perLane: 150,
      inAll: 600,
      maxWaitMs: Number.POSITIVE_INFINITY,
    }),
    now: () => (stoppedAt ?? Date.now()) + shift,
  };
  const school = await seedSchool(app);
  const server = await buildServer(app, {
    // A machine busy with other tests is no reason to turn a request away.
    maxEventLoopDelayMs: 0,
    // Without the built apps, whose files would be hundreds of routes.
    appsFolder: join(testDatabase.dataDir, 'no-apps'),
  });
  const tokens = new Map<PersonKey, string>();

  const tokenOf = async (person: PersonKey) => {
    const known = tokens.get(person);
    if (known) return known;
    const token = await openSession(app, school.people[person]);
    tokens.set(person, token);
    return token;
  };

  const callRaw: TestApp['callRaw'] = async (key, input, options = {}) => {
    const [method, path] = key.split(' ') as ['GET' | 'POST', string];
    const token = options.token ?? (options.as ? await tokenOf(options.as) : undefined);
    const response = await server.inject({
      method,
      url: `/api${path}`,
      headers: { ...options.headers, ...(token ? { token } : {}) },
      ...(options.from === undefined ? {} : { remoteAddress: options.from }),
      query: { ...(method === 'GET' ? toQuery(input) : {}), lang: options.lang ?? 'en', _ajax: '1' },
      ...(method === 'POST' ? { payload: input as object } : {}),
    });
    const body = response.json<{ code: number; msg: string; data: unknown }>();
    const { statusCode: status, headers } = response;
    return { status, headers, key: keyOfCode(body.code), ...body };
  };

  return {
    app,
    server,
    school,
    advance: (ms) => {
      shift += ms;
    },
    advanceSignedIn: async (ms) => {
      shift += ms;
      const now = app.now();
      await app.db
        .updateTable('session')
        .set({ expires_at: now + 3_600_000, used_at: now })
        .execute();
    },
    stopClock: () => {
      stoppedAt = Date.now();
    },
    tokenOf,
    callRaw,
    call: callRaw as TestApp['call'],
    get: async (key, input, options) => {
      const reply = await callRaw(key, input, options);
      if (reply.code !== resultCodes.success)
        throw new Error(`${key} was refused: ${reply.key} ${reply.msg}`);
      return reply.data as never;
    },
    close: async () => {
      await server.close();
      await app.close();
      await testDatabase.close();
      await testFiles.close();
    },
  };
}
