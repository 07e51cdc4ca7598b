import type { OutgoingHttpHeaders } from 'node:http';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import type { ApiInput, ApiKey, ApiReply } from '#contract/api.ts';
import { type ResultKey, resultCodes } from '#contract/codes.ts';
import { operationAddress } from '#contract/operation-address.ts';
import type { App } from '#server/app.ts';
import { buildServer } from '#server/build-app.ts';
import { readEnv } from '#server/env.ts';
import { createFairQueue } from '#server/fair-queue.ts';
import { openSession } from '#server/features/session/session.service.ts';
import { openApp } from '#server/open-app.ts';
import { openLocalBus } from '#server/realtime/bus.ts';
import { openTestDatabase } from '#tests/support/test-database.ts';
import { openTestFiles } from '#tests/support/test-files.ts';
import { type PersonKey, type School, seedSchool } from '#tests/support/test-school.ts';

/** Opens the real server on a migrated database with a small school, and calls it through `inject`. */

type TestReply<T> = {
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
  /** IP address of the caller; 127.0.0.1 by default. */
  address?: string;
  headers?: Record<string, string>;
};

export type TestApp = {
  app: App;
  server: FastifyInstance;
  school: School;
  /** Number of statements so far that may have changed the database, but for counts of guesses. */
  writeCount: () => number;
  /** Moves the server's clock forward. */
  advance: (ms: number) => void;
  /** Like `advance`, but renews all sessions, so that everybody stays signed in. */
  advanceSignedIn: (ms: number) => Promise<void>;
  /** Stops the server's clock: from now on, only `advance` moves it. */
  stopClock: () => void;
  tokenOf: (person: PersonKey) => Promise<string>;
  /** Calls an operation; never throws for a refusal. */
  call: <K extends ApiKey>(
    key: K,
    input: ApiInput<K>,
    options?: CallOptions,
  ) => Promise<TestReply<ApiReply<K>>>;
  /** Like `call`, also with input that the contract does not allow. */
  callRaw: (key: ApiKey, input: unknown, options?: CallOptions) => Promise<TestReply<unknown>>;
  /** Calls an operation and returns its data; throws if it is refused. */
  get: <K extends ApiKey>(key: K, input: ApiInput<K>, options?: CallOptions) => Promise<ApiReply<K>>;
  close: () => Promise<void>;
};

function findKeyOfCode(code: number): ResultKey | undefined {
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

const writePattern = /\b(insert into|update|delete from|create|alter|drop)\s+(?!"guess_counter")/i;

/** `onQuery` is called with every query that the server has run; `variables` are environment variables. */
export async function openTestApp(
  onQuery?: (sql: string) => void,
  variables: Record<string, string> = {},
): Promise<TestApp> {
  const testDatabase = await openTestDatabase({ migrated: true });
  const testFiles = await openTestFiles();
  const env = readEnv({
    DATA_DIR: testDatabase.dataDir,
    DATABASE_URL: testDatabase.url,
    LOG_LEVEL: 'silent',
    DEMO: '0',
    ...variables,
  });
  let clockShiftMs = 0;
  let stoppedAt: number | undefined;
  let writeCount = 0;
  const observeQuery = (sql: string) => {
    if (writePattern.test(sql)) writeCount += 1;
    onQuery?.(sql);
  };
  const app = {
    ...(await openApp(env, { onQuery: observeQuery })),
    files: testFiles.files,
    bus: openLocalBus((error) => {
      throw error;
    }),
    // Sign-ins wait without limit, because this machine may be busy with other tests.
    passwordQueue: createFairQueue({
      maxRunning: 2,
      maxPerLane: 150,
      maxInOtherLanes: 600,
      maxWaitMs: Number.POSITIVE_INFINITY,
    }),
    now: () => (stoppedAt ?? Date.now()) + clockShiftMs,
  };
  const school = await seedSchool(app);
  const server = await buildServer(app, {
    // Requests are not refused while this machine is busy with other tests.
    maxEventLoopDelayMs: 0,
    // Without the built apps, whose files would be hundreds of routes.
    appsFolder: join(testDatabase.dataDir, 'no-apps'),
  });
  const tokenByPerson = new Map<PersonKey, string>();

  const tokenOf = async (person: PersonKey) => {
    const knownToken = tokenByPerson.get(person);
    if (knownToken) return knownToken;
    const token = await openSession(app, school.people[person]);
    tokenByPerson.set(person, token);
    return token;
  };

  const callRaw: TestApp['callRaw'] = async (key, input, options = {}) => {
    const [method, path] = key.split(' ') as ['GET' | 'POST', string];
    const token = options.token ?? (options.as ? await tokenOf(options.as) : undefined);
    const response = await server.inject({
      method,
      url: operationAddress(path),
      headers: { ...options.headers, ...(token ? { token } : {}) },
      ...(options.address === undefined ? {} : { remoteAddress: options.address }),
      query: { ...(method === 'GET' ? toQuery(input) : {}), lang: options.lang ?? 'en', _ajax: '1' },
      ...(method === 'POST' ? { payload: input as object } : {}),
    });
    const body = response.json<{ code: number; msg: string; data: unknown }>();
    const { statusCode: status, headers } = response;
    return { status, headers, key: findKeyOfCode(body.code), ...body };
  };

  return {
    app,
    server,
    school,
    writeCount: () => writeCount,
    advance: (ms) => {
      clockShiftMs += ms;
    },
    advanceSignedIn: async (ms) => {
      clockShiftMs += ms;
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
