import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ApiInput, ApiKey, ApiReply } from '#contract/api.ts';
import { buildQuestionPool } from '#tests/drawnquiz/pool.ts';
import { makeDataFolder } from '#tests/support/data-folder.ts';
import { startDemoPostgres } from '#tests/support/servers/demo-folder.ts';
import type { PostgresServer } from '#tests/support/servers/postgres-server.ts';
import { hasRedis, type RedisServer, startRedis } from '#tests/support/servers/redis-server.ts';
import { callServer, signIn } from './call-server.ts';
import { addCompletedActivity, openToClass } from './demo-class.ts';
import { killLeftServers, type ServerProcess, startServerProcess } from './server-process.ts';

/** Questions that are drawn when an attempt begins, over two servers on one PostgreSQL and Redis. */

const program = join(import.meta.dirname, '../drawnquiz/drawn-server.ts');

type Shown = { questions: { id: string; body: { text: string } }[] };
const textsOf = ({ content }: { content: unknown }) =>
  (content as Shown).questions.map(({ body }) => body.text);

describe.skipIf(!hasRedis())('an attempt whose questions were drawn', () => {
  let dataDir: string;
  let postgres: PostgresServer;
  let redis: RedisServer;
  let first: ServerProcess;
  let second: ServerProcess;
  let teacher: string;
  let courseware_id: number;
  /** All replies that students got, as texts. */
  const sentMessages: string[] = [];

  async function sendAsStudent<K extends ApiKey>(
    server: ServerProcess,
    key: K,
    input: ApiInput<K>,
    token: string,
  ): Promise<ApiReply<K>> {
    const reply = await callServer(server, key, input, token);
    sentMessages.push(JSON.stringify(reply));
    return reply;
  }

  beforeAll(async () => {
    dataDir = await makeDataFolder();
    [postgres, redis] = await Promise.all([startDemoPostgres(), startRedis()]);
    const serverOptions = { databaseUrl: postgres.url, env: { REDIS_URL: redis.url }, program };
    first = await startServerProcess(dataDir, { ...serverOptions, fillsDemo: true });
    second = await startServerProcess(dataDir, serverOptions);
    teacher = await signIn(first, 'teacher@example.com');
    const quiz = await addCompletedActivity(first, teacher, {
      type: 'diyquiz',
      name: 'Pool',
      content: buildQuestionPool(),
    });
    const content = { source: quiz.revision_id, count: 3 };
    const drawn = await addCompletedActivity(second, teacher, { type: 'drawnquiz', name: 'Drawn', content });
    courseware_id = await openToClass(first, teacher, drawn.id, 'never');
  }, 120_000);
  afterAll(async () => {
    killLeftServers();
    await Promise.all([postgres?.stop(), redis?.stop()]);
    await rm(dataDir, { recursive: true, force: true });
  });

  it('is started on one server, saved on the other and marked by its own keys', async () => {
    const token = await signIn(first, 'student01@example.com');
    const started = await sendAsStudent(first, 'POST /play/start', { courseware_id }, token);
    const { id: attempt_id } = started;
    const texts = textsOf(started);
    expect(new Set(texts).size).toBe(3);
    const elsewhere = await sendAsStudent(second, 'GET /play/attempt', { id: attempt_id }, token);
    expect(textsOf(elsewhere)).toEqual(texts);
    const answers = ['r', 'w', 'r'].map((option, index) => ({
      question_id: `place${index + 1}`,
      response: { option },
      seq: 1,
    }));
    const saved = await sendAsStudent(second, 'POST /play/save', { attempt_id, answers }, token);
    expect(saved.answers.map(({ result }) => result)).toEqual(['saved', 'saved', 'saved']);
    await sendAsStudent(first, 'POST /play/submit', { attempt_id }, token);
    expect(textsOf(await sendAsStudent(second, 'GET /play/attempt', { id: attempt_id }, token))).toEqual(
      texts,
    );
    for (const server of [first, second]) {
      const { rows } = await callServer(server, 'GET /study/grid', { courseware_id }, teacher);
      const own = rows.find((row) => row.attempt_id === attempt_id);
      expect([own?.score, own?.cells.map(({ score }) => score)]).toEqual([4, [2, 0, 2]]);
    }
  });

  it('draws for each student, and keeps the drawn questions over both servers', async () => {
    const students = ['02', '03', '04', '05'].map((number) => `student${number}@example.com`);
    const started = await Promise.all(
      students.map(async (student, index) => {
        const [here, there] = index % 2 === 0 ? [first, second] : [second, first];
        const token = await signIn(here, student);
        const attempt = await sendAsStudent(here, 'POST /play/start', { courseware_id }, token);
        const again = await sendAsStudent(there, 'GET /play/attempt', { id: attempt.id }, token);
        expect(textsOf(again)).toEqual(textsOf(attempt));
        return textsOf(attempt).join();
      }),
    );
    expect(new Set(started).size).toBeGreaterThan(1);
  });

  it('never sends a key to a student', () => {
    expect(sentMessages.length).toBeGreaterThan(10);
    for (const reply of sentMessages) expect(reply).not.toMatch(/KEY|"correct"/);
  });
});
