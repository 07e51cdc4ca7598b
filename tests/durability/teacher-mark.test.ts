import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { paintPicture } from '#tests/photowork/open-photowork.ts';
import { samples } from '#tests/photowork/samples.ts';
import { readStream } from '#tests/support/clients/read-stream.ts';
import { beginTus, finishTus, patchTus } from '#tests/support/clients/tus.ts';
import { makeDataFolder } from '#tests/support/data-folder.ts';
import { startDemoPostgres } from '#tests/support/servers/demo-folder.ts';
import type { PostgresServer } from '#tests/support/servers/postgres-server.ts';
import { hasRedis, type RedisServer, startRedis } from '#tests/support/servers/redis-server.ts';
import { callServer, signIn } from './call-server.ts';
import { addCompletedActivity, openToClass } from './demo-class.ts';
import { killLeftServers, type ServerProcess, startServerProcess } from './server-process.ts';

/** A picture and its mark over two servers with one PostgreSQL, connected by Redis. */

const program = join(import.meta.dirname, '../photowork/photo-server.ts');

/** Opens the walk of the samples to the class of the demo school's teacher. Returns the courseware's id. */
async function openWalk(server: ServerProcess, token: string): Promise<number> {
  const content = samples.contents[0]?.draft;
  const { id } = await addCompletedActivity(server, token, { type: 'photowork', name: 'Walk', content });
  return openToClass(server, token, id, 'after_submit');
}

describe.skipIf(!hasRedis())('a picture that a teacher marks', () => {
  let dataDir: string;
  let postgres: PostgresServer;
  let redis: RedisServer;
  let first: ServerProcess;
  let second: ServerProcess;
  let teacher: string;
  let courseware_id: number;

  beforeAll(async () => {
    dataDir = await makeDataFolder();
    [postgres, redis] = await Promise.all([startDemoPostgres(), startRedis()]);
    const serverOptions = { databaseUrl: postgres.url, env: { REDIS_URL: redis.url }, program };
    first = await startServerProcess(dataDir, { ...serverOptions, fillsDemo: true });
    second = await startServerProcess(dataDir, serverOptions);
    teacher = await signIn(first, 'teacher@example.com');
    courseware_id = await openWalk(first, teacher);
  }, 120_000);
  afterAll(async () => {
    killLeftServers();
    await Promise.all([postgres?.stop(), redis?.stop()]);
    await rm(dataDir, { recursive: true, force: true });
  });

  /** Hands in a picture; each step uses the other server than the step before. */
  async function handIn(student: string) {
    const token = await signIn(second, student);
    const { id: attempt_id } = await callServer(first, 'POST /play/start', { courseware_id }, token);
    const answerPlace = { attempt_id: String(attempt_id), question_id: 'leaf' };
    const picture = await paintPicture(attempt_id % 256);
    const here = { origin: second.origin, token };
    const upload = await beginTus(
      here,
      { filename: 'leaf.png', kind: 'picture', ...answerPlace },
      picture.length,
    );
    await patchTus({ origin: first.origin, token }, upload.id, 0, picture);
    const { data } = await finishTus(here, upload.id);
    const attachments = [{ question_id: 'leaf', file_id: data.file.id, action: 'add' as const }];
    const saved = await callServer(first, 'POST /play/save', { attempt_id, attachments }, token);
    expect(saved.attachments).toMatchObject([{ result: 'saved', files: [{ name: 'leaf.png' }] }]);
    const done = await callServer(second, 'POST /play/submit', { attempt_id }, token);
    expect(done).toMatchObject({ needs_teacher: true, score: 0 });
    return { attempt_id, token, file: data.file.id };
  }

  it('is seen on one server, and its mark, given on the other, shows in the grid at once', async () => {
    const { attempt_id, token, file } = await handIn('student01@example.com');
    const fileResponse = await fetch(`${second.origin}/private/${file}`, { headers: { token: teacher } });
    expect([fileResponse.status, fileResponse.headers.get('content-type')]).toEqual([200, 'image/png']);
    const cellOf = async () => {
      const { rows } = await callServer(second, 'GET /study/grid', { courseware_id }, teacher);
      const own = rows.find((row) => row.attempt_id === attempt_id);
      return own?.cells.find(({ question_id }) => question_id === 'leaf');
    };
    expect(await cellOf()).toMatchObject({ score: null, needs_teacher: true });
    const url = `${second.origin}/api/study/live?courseware_id=${courseware_id}`;
    const stream = await readStream(url, teacher);
    await stream.readUntil(/retry/);
    const mark = { attempt_id, question_id: 'leaf', seen: 0, score: 5, comment: 'Sharp' };
    await callServer(first, 'POST /study/mark', mark, teacher);
    expect(await stream.readUntil(/"attempt_id"/)).toContain(`"attempt_id":${attempt_id}`);
    stream.abort.abort();
    expect(await cellOf()).toMatchObject({ score: 5, needs_teacher: false });
    const attemptReply = await callServer(second, 'GET /play/attempt', { id: attempt_id }, token);
    expect(attemptReply).toMatchObject({ score: 5, needs_teacher: false });
    expect(attemptReply.answers.find(({ question_id }) => question_id === 'leaf')).toMatchObject({
      mark: { score: 5 },
      comment: 'Sharp',
    });
  });

  it('gets only one of two marks that colleagues give on both at once, every time', async () => {
    const { attempt_id } = await handIn('student02@example.com');
    const colleague = await signIn(second, 'admin@example.com');
    for (let seenNumber = 0; seenNumber < 10; seenNumber += 1) {
      const mark = { attempt_id, question_id: 'leaf', seen: seenNumber };
      const both = await Promise.all([
        callServer(first, 'POST /study/mark', { ...mark, score: 3 }, teacher),
        callServer(second, 'POST /study/mark', { ...mark, score: 4 }, colleague),
      ]);
      expect(both.filter(({ is_stored }) => is_stored)).toHaveLength(1);
      expect(both[0]?.newest).toEqual(both[1]?.newest);
      expect(both.map(({ attempt }) => attempt.score)).toEqual([
        both[0]?.newest.score,
        both[0]?.newest.score,
      ]);
    }
    const answerPlace = { attempt_id, question_id: 'leaf' };
    const { steps } = await callServer(second, 'GET /study/mark_steps', answerPlace, teacher);
    expect(steps.map(({ number }) => number)).toEqual([10, 9, 8, 7, 6, 5, 4, 3, 2, 1]);
  });
});
