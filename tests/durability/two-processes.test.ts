import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ApiInput, ApiKey, ApiReply } from '#contract/api.ts';
import { readEnv } from '#server/env.ts';
import { claimDatabase } from '#server/realtime/claim-database.ts';
import { inventMp3 } from '#tests/support/invent-files.ts';
import { type PostgresServer, startPostgres } from '#tests/support/postgres-server.ts';
import { readStream } from '#tests/support/read-stream.ts';
import { hasRedis, type RedisServer, startRedis } from '#tests/support/redis-server.ts';
import { beginTus, finishTus, patchTus } from '#tests/support/tus.ts';
import { killLeftServers, type ServerProcess, startServerProcess } from './server-process.ts';

/** Two servers on one PostgreSQL, which hear each other through Redis: a school does not notice which one it talks to. */

async function send<K extends ApiKey>(
  { origin }: ServerProcess,
  key: K,
  input: ApiInput<K>,
  token = '',
): Promise<ApiReply<K>> {
  const [method, path] = key.split(' ') as ['GET' | 'POST', string];
  const query = method === 'GET' ? `?${new URLSearchParams(input as Record<string, string>).toString()}` : '';
  const response = await fetch(`${origin}/api${path}${query}`, {
    method,
    headers: { token, 'content-type': 'application/json' },
    ...(method === 'POST' ? { body: JSON.stringify(input) } : {}),
  });
  const { code, msg, data } = (await response.json()) as { code: number; msg: string; data: ApiReply<K> };
  if (code !== 1) throw new Error(`${key} was refused: ${code} ${msg}`);
  return data;
}

async function signIn(server: ServerProcess, username: string): Promise<string> {
  const { userinfo } = await send(server, 'POST /user/login', { username, password: 'elearning' });
  return userinfo.token;
}

/** A begun quiz of the student, with the id of its first question, which is open. */
async function beginQuiz(server: ServerProcess, token: string) {
  const { items } = await send(server, 'GET /play/home', {}, token);
  const quiz = items.find(({ type, blocked }) => type === 'diyquiz' && blocked === null);
  if (!quiz) throw new Error('The demo school has no open quiz');
  const { id } = await send(server, 'POST /play/start', { courseware_id: quiz.courseware_id }, token);
  const { questions } = await send(server, 'GET /play/attempt', { id }, token);
  const [question] = questions;
  if (!question) throw new Error('The quiz has no question');
  const place = { attempt_id: id, question_id: question.id };
  if (question.time_limit_s) await send(server, 'POST /play/show_question', place, token);
  return { coursewareId: quiz.courseware_id, attemptId: id, questionId: question.id };
}

type Work = Awaited<ReturnType<typeof beginQuiz>> & { token: string };

/** Above what the demo school has saved. */
let seq = 1_000;

/** Resolves to the number under which it is stored. */
async function save(server: ServerProcess, { token, attemptId, questionId }: Work): Promise<number> {
  seq += 1;
  const answers = [{ question_id: questionId, response: null, flagged: true, seq, time_ms: 1 }];
  const reply = await send(server, 'POST /play/save', { attempt_id: attemptId, answers }, token);
  expect(reply.answers).toMatchObject([{ result: 'saved' }]);
  return seq;
}

const isThere = hasRedis();

describe.skipIf(!isThere)('two servers', () => {
  let dataDir: string;
  let postgres: PostgresServer;
  let redis: RedisServer;
  let first: ServerProcess;
  let second: ServerProcess;
  let teacher: string;
  const startOne = (env: Record<string, string> = { REDIS_URL: redis.url }) =>
    startServerProcess(dataDir, { databaseUrl: postgres.url, env });

  beforeAll(async () => {
    dataDir = await mkdtemp(join(tmpdir(), 'two-'));
    [postgres, redis] = await Promise.all([startPostgres({ durable: true }), startRedis()]);
    const env = { REDIS_URL: redis.url };
    first = await startServerProcess(dataDir, { databaseUrl: postgres.url, demo: true, env });
    second = await startOne();
    teacher = await signIn(first, 'teacher@example.com');
  }, 120_000);
  afterAll(async () => {
    killLeftServers();
    await Promise.all([postgres?.stop(), redis?.stop()]);
    await rm(dataDir, { recursive: true, force: true });
  });

  const begin = async (student: string): Promise<Work> => {
    const token = await signIn(first, student);
    return { ...(await beginQuiz(first, token)), token };
  };

  it('show on one at once what a student saved on the other', async () => {
    const work = await begin('student01@example.com');
    const url = `${second.origin}/api/study/live?courseware_id=${work.coursewareId}`;
    const stream = await readStream(url, teacher);
    await stream.readUntil(/retry/);
    await save(first, work);
    await stream.readUntil(new RegExp(`"attempt_id":${work.attemptId}`));
    const { rows } = await send(second, 'GET /study/grid', { courseware_id: work.coursewareId }, teacher);
    const cells = rows.find(({ attempt_id }) => attempt_id === work.attemptId)?.cells;
    expect(cells).toContainEqual(expect.objectContaining({ question_id: work.questionId, state: 'flagged' }));
    stream.abort.abort();
  });

  it('take the parts of one upload in turns', async () => {
    const content = inventMp3();
    const half = content.length >> 1;
    const [here, there] = [first, second].map(({ origin }) => ({ origin, token: teacher }));
    if (!here || !there) throw new Error('unreachable');
    const { id } = await beginTus(here, { filename: 'a.mp3', kind: 'sound' }, content.length);
    await patchTus(here, id, 0, content.subarray(0, half));
    const { status } = await patchTus(there, id, half, content.subarray(half));
    expect(status).toBe(204);
    expect(await finishTus(here, id)).toMatchObject({ data: { file: { name: 'a.mp3' } } });
  });

  it('keep what was acknowledged by one that is killed', async () => {
    const work = await begin('student02@example.com');
    const before = seq;
    let acknowledged = 0;
    const sending = (async () => {
      for (;;) acknowledged = await save(first, work);
    })().catch(() => undefined);
    await expect.poll(() => acknowledged).toBeGreaterThan(before + 20);
    await first.kill();
    await sending;
    const { answers } = await send(second, 'GET /play/attempt', { id: work.attemptId }, work.token);
    const stored = answers.find(({ question_id }) => question_id === work.questionId)?.seq ?? 0;
    // What was being saved at that moment may have been stored without a reply.
    expect([acknowledged, acknowledged + 1]).toContain(stored);
    first = await startOne();
  });

  it('go on without Redis, and hear each other again after it', async () => {
    const work = await begin('student03@example.com');
    const url = `${second.origin}/api/study/live?courseware_id=${work.coursewareId}`;
    const before = await readStream(url, teacher);
    await before.readUntil(/retry/);
    await redis.halt();
    await save(first, work);
    await redis.resume();
    // What was missed is asked for by whoever opens the stream again.
    await before.readToEnd();
    const after = await readStream(url, teacher);
    await after.readUntil(/retry/);
    await expect
      .poll(async () => {
        await save(first, work);
        return Promise.race([after.readUntil(/"attempt_id"/), new Promise((done) => setTimeout(done, 300))]);
      })
      .toContain(`"attempt_id":${work.attemptId}`);
    after.abort.abort();
  });

  it('are one too many where one would not hear the other', async () => {
    await expect(startOne({ REDIS_URL: '' })).rejects.toThrow('exit code 1');
  });
});

it('a server that will not serve leaves the database as it is', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'two-'));
  const claim = await claimDatabase(readEnv({ DATA_DIR: dataDir }));
  await expect(startServerProcess(dataDir)).rejects.toThrow('exit code 1');
  await claim.release();
  expect(await readdir(dataDir)).not.toContain('school.db');
  await rm(dataDir, { recursive: true, force: true });
});

it('a second server on one SQLite says that it will not serve', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'two-'));
  const only = await startServerProcess(dataDir);
  await expect(startServerProcess(dataDir)).rejects.toThrow('exit code 1');
  await only.kill();
  const next = await startServerProcess(dataDir);
  expect(await next.stop()).toBe(0);
  await rm(dataDir, { recursive: true, force: true });
});
