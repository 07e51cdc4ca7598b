import type { AddressInfo } from 'node:net';
import { createServer } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ApiKey } from '#contract/api.ts';
import { resultCodes } from '#contract/codes.ts';
import { responseTextMaxLength } from '#parts/quiz-questions/limits.ts';
import { buildServer } from '#server/build-app.ts';
import { inTransaction, openDatabase } from '#server/database/database.ts';
import { isOutage } from '#server/database/outage.ts';
import { type PostgresServer, startPostgres } from '#tests/support/servers/postgres-server.ts';
import { openTestApp, type TestApp } from '#tests/support/test-app.ts';
import { placeCourseware } from '#tests/support/test-courseware.ts';

/** The database is full or away for some time: students, teachers and the operator get the right messages meanwhile. */

type CallReply = { status: number; code: number; msg: string; data: { answers: { result: string }[] } };
type Log = { level: number; msg: string; outage?: string };

const engine = process.env['TEST_DATABASE'] ?? 'sqlite';

let test: TestApp;
let server: FastifyInstance;
let student: string;
let teacher: string;
let attempt_id: number;
const log: Log[] = [];

async function openOutageTest(given: Record<string, string> = {}): Promise<void> {
  test = await openTestApp(undefined, given);
  const app = { ...test.app, env: { ...test.app.env, logLevel: 'warn' } };
  server = await buildServer(app, {
    maxEventLoopDelayMs: 0,
    logTo: { write: (line) => log.push(JSON.parse(line) as Log) },
  });
  const { id } = await placeCourseware(test, { is_open: 1, attempts_allowed: 0 });
  student = await test.tokenOf('student1');
  teacher = await test.tokenOf('teacher');
  attempt_id = (await test.get('POST /play/start', { courseware_id: id }, { as: 'student1' })).id;
}

async function close(): Promise<void> {
  await server.close();
  await test.close();
}

async function call(key: ApiKey, payload: object, token?: string): Promise<CallReply> {
  const [method, path] = key.split(' ') as ['GET' | 'POST', string];
  const response = await server.inject({
    method,
    url: `/api${path}?lang=en`,
    headers: token ? { token } : {},
    ...(method === 'POST' ? { payload } : {}),
  });
  return { status: response.statusCode, ...response.json<Omit<CallReply, 'status'>>() };
}

const inBlanks = (text: string, count: number) =>
  Object.fromEntries(Array.from({ length: count }, (_, index) => [`b${index + 1}`, text]));

const save = (seq: number, text: string, count = 1) =>
  call(
    'POST /play/save',
    { attempt_id, answers: [{ question_id: 'q3', response: { blanks: inBlanks(text, count) }, seq }] },
    student,
  );

async function readHealth() {
  const response = await server.inject({ url: '/healthz' });
  return { status: response.statusCode, ...response.json<{ ready: boolean; outage?: string }>() };
}

async function readStored(): Promise<string | undefined> {
  const { db } = test.app;
  const row = await db
    .selectFrom('answer')
    .select('response')
    .where('attempt_id', '=', attempt_id)
    .where('question_id', '=', 'q3')
    .executeTakeFirst();
  return row?.response;
}

const studentReply = {
  status: 503,
  code: resultCodes.answers_wait,
  msg: expect.stringContaining('kept on this device') as unknown,
};
const generalReply = {
  status: 503,
  code: resultCodes.storage_away,
  msg: expect.stringContaining('kept in this window') as unknown,
};

describe.runIf(engine === 'sqlite')('a disk that is full', () => {
  beforeAll(() => openOutageTest());
  afterAll(close);

  const limitPages = (pages: number) => sql.raw(`pragma max_page_count = ${pages}`).execute(test.app.db);

  /** Adds units until the database has no room for another one. */
  async function addUntilFull(): Promise<CallReply> {
    const { classes, subjects, calendars } = test.school;
    const unit = { subject_id: subjects.maths, class_id: classes.a, calendar_id: calendars.current };
    for (let number = 1; ; number++) {
      const reply = await call('POST /teacher/unit_add', { ...unit, name: `Unit ${number}` }, teacher);
      if (reply.code !== resultCodes.success || number > 2_000) return reply;
    }
  }

  it('is reported as such; afterwards the server accepts the same save', async () => {
    expect(await save(1, 'before')).toMatchObject({ status: 200, code: resultCodes.success });
    expect(await readHealth()).toEqual({ status: 200, ready: true });
    await limitPages(1);
    expect(await addUntilFull()).toMatchObject(generalReply);

    // Too long for the rest of a database page.
    const long = '學'.repeat(responseTextMaxLength);
    const refused = await Promise.all(Array.from({ length: 20 }, () => save(2, long, 20)));
    for (const reply of refused) expect(reply).toMatchObject(studentReply);
    expect(await readHealth()).toMatchObject({ status: 503, ready: false, outage: 'disk_full' });
    expect(log.filter(({ level }) => level >= 50)).toMatchObject([{ outage: 'disk_full' }]);

    await limitPages(1_000_000);
    test.advance(6_000);
    expect(await save(2, long, 20)).toMatchObject({
      code: resultCodes.success,
      data: { answers: [{ result: 'saved' }] },
    });
    expect(await readStored()).toContain(long);
    expect(await readHealth()).toEqual({ status: 200, ready: true });
    expect(log.at(-1)).toMatchObject({ level: 40, msg: 'database and disk work again' });
  });

  it('is reported by /healthz before anybody saves', async () => {
    const { readFreeBytes } = test.app;
    const nearlyFull = { ...test.app, readFreeBytes: () => Promise.resolve(1_000_000) };
    const secondServer = await buildServer(nearlyFull, { maxEventLoopDelayMs: 0 });
    const response = await secondServer.inject({ url: '/healthz' });
    await secondServer.close();
    expect(response.json()).toMatchObject({ ready: false, outage: 'disk_full', reason: 'the disk is full' });
    expect(await readFreeBytes()).toBeGreaterThan(0);
  });

  it('is checked by few writes, however often somebody asks', async () => {
    let writes = 0;
    const counted = { ...test.app, readFreeBytes: () => Promise.resolve((writes += 1) && 1e12) };
    const secondServer = await buildServer(counted, { maxEventLoopDelayMs: 0 });
    await Promise.all(Array.from({ length: 200 }, () => secondServer.inject({ url: '/healthz' })));
    await secondServer.close();
    expect(writes).toBe(1);
  });
});

describe.runIf(engine === 'postgres')('a PostgreSQL that is away', () => {
  let postgres: PostgresServer;
  beforeAll(async () => {
    postgres = await startPostgres();
    await openOutageTest({ DATABASE_URL: postgres.url });
  });
  afterAll(async () => {
    await close();
    await postgres.stop();
  });

  it('is reported as such; once it is back, the server accepts the same save', async () => {
    expect(await save(1, 'before')).toMatchObject({ status: 200, code: resultCodes.success });
    const interrupted = inTransaction(test.app.db, async (tx) => {
      await tx.selectFrom('setting').select('key').execute();
      await postgres.halt();
      return tx.selectFrom('setting').select('key').execute();
    });
    await expect(interrupted).rejects.toSatisfy((error) => isOutage(test.app.parts, error));

    const refused = await Promise.all(Array.from({ length: 50 }, () => save(2, 'after')));
    for (const reply of refused) expect(reply).toMatchObject(studentReply);
    expect(await call('POST /user/login', { username: 'a@b.c', password: 'whatever' })).toMatchObject(
      generalReply,
    );
    expect(await readHealth()).toMatchObject({ status: 503, ready: false, outage: 'database_away' });
    expect(log.filter(({ level }) => level >= 50)).toMatchObject([{ outage: 'database_away' }]);

    await postgres.resume();
    test.advance(6_000);
    expect(await readHealth()).toEqual({ status: 200, ready: true });
    expect(await save(2, 'after')).toMatchObject({
      code: resultCodes.success,
      data: { answers: [{ result: 'saved' }] },
    });
    expect(await readStored()).toContain('after');
    expect(log.at(-1)).toMatchObject({ level: 40, msg: 'database and disk work again' });
  });

  it('is reported as such if it refuses writes', async () => {
    await sql.raw('alter system set default_transaction_read_only = on').execute(test.app.db);
    await sql.raw('select pg_reload_conf()').execute(test.app.db);
    test.advance(60_000);
    // Each save is a newer one: a repeated one writes nothing, so it would be answered in any case.
    let seq = 3;
    const saveNewer = async () => (await save((seq += 1), 'read only')).code;
    await expect.poll(saveNewer, { timeout: 10_000 }).toBe(resultCodes.answers_wait);
    expect(await readHealth()).toMatchObject({ status: 503, outage: 'cannot_write' });
    await sql.raw('alter system reset default_transaction_read_only').execute(test.app.db);
    await sql.raw('select pg_reload_conf()').execute(test.app.db);
    await expect.poll(saveNewer, { timeout: 10_000 }).toBe(resultCodes.success);
  });

  it('blocks no connection if its queries get no reply', async () => {
    const database = openDatabase({ dataDir: test.app.env.dataDir, databaseUrl: postgres.url });
    database.parts.limitQueryTime(100);
    const sleeping = Array.from({ length: 10 }, () => sql`select pg_sleep(${60})`.execute(database.db));
    for (const each of await Promise.allSettled(sleeping)) {
      const reason: unknown = each.status === 'rejected' ? each.reason : undefined;
      expect(isOutage(database.parts, reason)).toBe(true);
    }
    expect((await sql`select ${1} as one`.execute(database.db)).rows).toHaveLength(1);
    await database.close();
  });

  it('is waited for only for a limited time if it never answers', async () => {
    const silent = createServer(() => undefined).listen(0, '127.0.0.1');
    await new Promise((resolve) => silent.once('listening', resolve));
    const { port } = silent.address() as AddressInfo;
    const databaseUrl = `postgres://postgres@127.0.0.1:${port}/postgres`;
    const database = openDatabase({ dataDir: test.app.env.dataDir, databaseUrl, connectMs: 50 });
    const queryPromise = sql`select 1`.execute(database.db);
    await expect(queryPromise).rejects.toSatisfy((error) => isOutage(database.parts, error));
    await database.close();
    silent.close();
  });
});
