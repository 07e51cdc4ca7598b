import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { PDFDocument } from 'pdf-lib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openDatabase } from '#server/database/database.ts';
import { readEnv } from '#server/env.ts';
import { findMediaNames } from '#server/features/files/storage/media-key.ts';
import { claimDatabase } from '#server/realtime/claim-database.ts';
import { readStream } from '#tests/support/clients/read-stream.ts';
import { beginTus, finishTus, patchTus } from '#tests/support/clients/tus.ts';
import { listProcessesIn } from '#tests/support/conversion-task.ts';
import { makeDataFolder } from '#tests/support/data-folder.ts';
import { inventMp3 } from '#tests/support/samples/invent-files.ts';
import { startDemoPostgres } from '#tests/support/servers/demo-folder.ts';
import type { PostgresServer } from '#tests/support/servers/postgres-server.ts';
import { hasRedis, type RedisServer, startRedis } from '#tests/support/servers/redis-server.ts';
import { callServer, signIn } from './call-server.ts';
import { killLeftServers, type ServerProcess, startServerProcess } from './server-process.ts';

/** Two servers with one PostgreSQL, connected by Redis: everything works the same over either of them. */

/** A begun quiz of the student, with the id of its first question, which is open. */
async function beginQuiz(server: ServerProcess, token: string) {
  const { items } = await callServer(server, 'GET /play/home', {}, token);
  const quiz = items.find(({ type, blocked }) => type === 'diyquiz' && blocked === null);
  if (!quiz) throw new Error('The demo school has no open quiz');
  const { id } = await callServer(server, 'POST /play/start', { courseware_id: quiz.courseware_id }, token);
  const { questions } = await callServer(server, 'GET /play/attempt', { id }, token);
  const [question] = questions;
  if (!question) throw new Error('The quiz has no question');
  const answerPlace = { attempt_id: id, question_id: question.id };
  if (question.time_limit_s) await callServer(server, 'POST /play/show_question', answerPlace, token);
  return { coursewareId: quiz.courseware_id, attemptId: id, questionId: question.id };
}

type Work = Awaited<ReturnType<typeof beginQuiz>> & { token: string };

/** Change numbers, above those of the demo school. */
let seq = 1_000;

/** Saves an answer; resolves to its change number. */
async function save(server: ServerProcess, { token, attemptId, questionId }: Work): Promise<number> {
  seq += 1;
  const answers = [{ question_id: questionId, response: null, flagged: true, seq, time_ms: 1 }];
  const reply = await callServer(server, 'POST /play/save', { attempt_id: attemptId, answers }, token);
  expect(reply.answers).toMatchObject([{ result: 'saved' }]);
  return seq;
}

/** A process that has ended already gets no signal. */
function sendSignal(processId: number, signal: 'SIGSTOP' | 'SIGCONT'): void {
  try {
    process.kill(processId, signal);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
  }
}

const isRedisInstalled = hasRedis();

afterAll(killLeftServers);

describe.skipIf(!isRedisInstalled)('two servers', () => {
  let dataDir: string;
  let postgres: PostgresServer;
  let redis: RedisServer;
  let first: ServerProcess;
  let second: ServerProcess;
  let teacher: string;
  const startOne = (env: Record<string, string> = { REDIS_URL: redis.url }) =>
    startServerProcess(dataDir, { databaseUrl: postgres.url, env });

  beforeAll(async () => {
    dataDir = await makeDataFolder();
    [postgres, redis] = await Promise.all([startDemoPostgres({ durable: true }), startRedis()]);
    const env = { REDIS_URL: redis.url };
    first = await startServerProcess(dataDir, { databaseUrl: postgres.url, fillsDemo: true, env });
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

  it('show at once on one what a student saved on the other', async () => {
    const studentWork = await begin('student01@example.com');
    const url = `${second.origin}/api/study/live?courseware_id=${studentWork.coursewareId}`;
    const stream = await readStream(url, teacher);
    await stream.readUntil(/retry/);
    await save(first, studentWork);
    await stream.readUntil(new RegExp(`"attempt_id":${studentWork.attemptId}`));
    const { rows } = await callServer(
      second,
      'GET /study/grid',
      { courseware_id: studentWork.coursewareId },
      teacher,
    );
    const cells = rows.find(({ attempt_id }) => attempt_id === studentWork.attemptId)?.cells;
    expect(cells).toContainEqual(
      expect.objectContaining({ question_id: studentWork.questionId, state: 'flagged' }),
    );
    stream.abort.abort();
  });

  it('can receive the parts of one upload in turns', async () => {
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

  it('keep all acknowledged answers of one that is killed', async () => {
    const studentWork = await begin('student02@example.com');
    const seqBefore = seq;
    let acknowledged = 0;
    const sending = (async () => {
      for (;;) acknowledged = await save(first, studentWork);
    })().catch(() => undefined);
    await expect.poll(() => acknowledged, { timeout: 30_000 }).toBeGreaterThan(seqBefore + 20);
    await first.kill();
    await sending;
    const { answers } = await callServer(
      second,
      'GET /play/attempt',
      { id: studentWork.attemptId },
      studentWork.token,
    );
    const stored = answers.find(({ question_id }) => question_id === studentWork.questionId)?.seq ?? 0;
    // The save that was running may have been stored without a reply.
    expect([acknowledged, acknowledged + 1]).toContain(stored);
    first = await startOne();
  });

  it('convert a document once, although the converting one is killed', {
    timeout: 120_000,
  }, async () => {
    // Leaves only the first server, so that it gets the job.
    await second.kill();
    const pages = 16;
    const pdf = await PDFDocument.create();
    for (let page = 1; page <= pages; page += 1) pdf.addPage([595, 842]).drawText(`Page ${page}`);
    const bytes = Buffer.from(await pdf.save());
    const target = { origin: first.origin, token: teacher };
    const { id: upload } = await beginTus(target, { filename: 'a.pdf', kind: 'document' }, bytes.length);
    await patchTus(target, upload, 0, bytes);
    const media = (await finishTus(target, upload)).data.file.url;
    const form = { name: 'Long', description: 'A long book', grade: 4, difficulty: 'easy' as const };
    const added = await callServer(first, 'POST /diy/add', { type: 'ebook', form }, teacher);
    const { id, draft_version } = added;
    const content = {
      pages: [{ id: 'd', source: { media, page: null } }],
      documents: [{ media, name: 'a.pdf' }],
    };
    const { subject_list } = await callServer(first, 'GET /common/subject_list', {}, teacher);
    const whole = { ...form, display_language: 'en' as const, subject_id: subject_list[0]?.id ?? null };
    await callServer(first, 'POST /diy/save', { id, draft_version, form: whole, content }, teacher);
    const state = async (server: ServerProcess) =>
      (await callServer(server, 'GET /upload/conversions', { media }, teacher)).items[0];
    await expect.poll(async () => (await state(first))?.progress, { timeout: 30_000 }).toBeGreaterThan(0);
    // Halts the converter while the second server starts, so that a short document is not converted meanwhile.
    const converterIds = listProcessesIn(join(dataDir, 'work')).map(Number);
    for (const converterId of converterIds) sendSignal(converterId, 'SIGSTOP');
    second = await startOne();
    expect((await state(second))?.state).toBe('running');
    await first.kill();
    for (const converterId of converterIds) sendSignal(converterId, 'SIGCONT');
    // The lease has to run out before another server may take the job; ends it at once instead of waiting.
    const { db, close } = openDatabase({ dataDir, databaseUrl: postgres.url });
    await db.updateTable('job').set({ leased_until: Date.now() }).where('key', '=', media).execute();
    await expect.poll(async () => (await state(second))?.state, { timeout: 90_000 }).toBe('done');
    const [job] = await db.selectFrom('job').select(['state', 'tries']).where('key', '=', media).execute();
    expect(job).toEqual({ state: 'done', tries: 2 });
    const conversionResults = db.selectFrom('made_media').select('result').where('media', '=', media);
    expect(await conversionResults.execute()).toHaveLength(1);
    const uses = db.selectFrom('media_use').select('key').where('holder_media', '=', media);
    expect(await uses.execute()).toHaveLength(
      new Set(findMediaNames([(await conversionResults.executeTakeFirstOrThrow()).result])).size,
    );
    await close();
    // The folder of a job is removed after its result has been stored.
    await expect.poll(() => readdir(join(dataDir, 'work')), { timeout: 10_000 }).toEqual([]);
    expect((await callServer(second, 'POST /diy/complete', { id }, teacher)).completed).toBe(true);
    first = await startOne();
  });

  it('continue without Redis, and are connected again afterwards', async () => {
    const studentWork = await begin('student03@example.com');
    const url = `${second.origin}/api/study/live?courseware_id=${studentWork.coursewareId}`;
    const streamBefore = await readStream(url, teacher);
    await streamBefore.readUntil(/retry/);
    await redis.halt();
    await save(first, studentWork);
    await redis.resume();
    // The server ends the stream, because a page that opens it again also reads the missed news.
    await streamBefore.readToEnd();
    const streamAfter = await readStream(url, teacher);
    await streamAfter.readUntil(/retry/);
    await expect
      .poll(async () => {
        await save(first, studentWork);
        return Promise.race([
          streamAfter.readUntil(/"attempt_id"/),
          new Promise((done) => setTimeout(done, 300)),
        ]);
      })
      .toContain(`"attempt_id":${studentWork.attemptId}`);
    streamAfter.abort.abort();
  });

  it('do not both start without Redis', async () => {
    await expect(startOne({ REDIS_URL: '' })).rejects.toThrow('exit code 1');
  });
});

it('a server that will not serve leaves the database as it is', async () => {
  const dataDir = await makeDataFolder();
  const claim = await claimDatabase(readEnv({ DATA_DIR: dataDir }));
  await expect(startServerProcess(dataDir)).rejects.toThrow('exit code 1');
  await claim.release();
  expect(await readdir(dataDir)).not.toContain('school.db');
  await rm(dataDir, { recursive: true, force: true });
});

it('a second server on one SQLite says that it will not serve', async () => {
  const dataDir = await makeDataFolder();
  const only = await startServerProcess(dataDir);
  await expect(startServerProcess(dataDir)).rejects.toThrow('exit code 1');
  await only.kill();
  const next = await startServerProcess(dataDir);
  expect(await next.stop()).toBe(0);
  await rm(dataDir, { recursive: true, force: true });
});
