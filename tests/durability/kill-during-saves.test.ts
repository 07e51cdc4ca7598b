import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ApiInput, ApiKey, ApiReply } from '#contract/api.ts';
import { readEnv } from '#server/env.ts';
import { openSession } from '#server/features/session/session.service.ts';
import { openApp } from '#server/open-app.ts';
import { addStudents, placeCourseware } from '#tests/support/test-courseware.ts';
import { seedSchool } from '#tests/support/test-school.ts';
import { killLeftServers, type ServerProcess, startServerProcess } from './server-process.ts';

/** A server that is killed while a class saves: whatever it acknowledged is there afterwards, once. */

const rounds = 20;
const studentCount = 8;
const questionId = 'q3';

/** `acknowledged` and `sent` are the highest `seq` of each kind. */
type Student = { token: string; attemptId: number; sent: number; acknowledged: number };

let dataDir: string;
let coursewareId: number;
let tokens: string[];

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'kill-'));
  const app = await openApp(readEnv({ DATA_DIR: dataDir }));
  const seeded = { app, school: await seedSchool(app) };
  coursewareId = (await placeCourseware(seeded)).id;
  const students = await addStudents(seeded, studentCount);
  tokens = await Promise.all(students.map(({ id }) => openSession(app, id)));
  await app.close();
});

afterAll(() => rm(dataDir, { recursive: true, force: true }));
afterAll(killLeftServers);

/** Rejects when the server is gone before it replied. */
async function call<K extends ApiKey>(
  { origin }: ServerProcess,
  token: string,
  key: K,
  input: ApiInput<K>,
): Promise<ApiReply<K>> {
  const [method, path] = key.split(' ') as [string, string];
  const query = method === 'GET' ? `?${new URLSearchParams(input as Record<string, string>).toString()}` : '';
  const response = await fetch(`${origin}/api${path}${query}`, {
    method,
    headers: { token, ...(method === 'POST' ? { 'content-type': 'application/json' } : {}) },
    ...(method === 'POST' ? { body: JSON.stringify(input) } : {}),
  });
  const { code, msg, data } = (await response.json()) as { code: number; msg: string; data: ApiReply<K> };
  if (code !== 1) throw new Error(`${key}: ${code} ${msg}`);
  return data;
}

const responseFor = (seq: number) => ({ blanks: { b1: `answer ${seq}` } });

/** Saves one change after the other until the server no longer answers. */
async function saveUntilGone(server: ServerProcess, student: Student): Promise<void> {
  for (;;) {
    student.sent += 1;
    const answer = { question_id: questionId, response: responseFor(student.sent), seq: student.sent };
    const input = { attempt_id: student.attemptId, answers: [answer] };
    const reply = await call(server, student.token, 'POST /play/save', input).catch(() => undefined);
    if (!reply) return;
    expect(reply.answers).toMatchObject([{ result: 'saved', answer: { seq: student.sent } }]);
    student.acknowledged = student.sent;
  }
}

async function checkStored(server: ServerProcess, student: Student): Promise<void> {
  const { answers } = await call(server, student.token, 'GET /play/attempt', { id: student.attemptId });
  expect(answers).toHaveLength(student.acknowledged > 0 ? 1 : answers.length);
  const [answer] = answers;
  if (!answer) return;
  expect(answer.seq).toBeGreaterThanOrEqual(student.acknowledged);
  expect(answer.seq).toBeLessThanOrEqual(student.sent);
  expect(answer.response).toEqual(responseFor(answer.seq));
}

function countAcknowledged(students: readonly Student[]): number {
  return students.reduce((sum, { acknowledged }) => sum + acknowledged, 0);
}

describe('kill -9 during a stream of saves', () => {
  it(`keeps every acknowledged answer, ${rounds} times`, { timeout: 180_000 }, async () => {
    let server = await startServerProcess(dataDir);
    const students: Student[] = [];
    for (const token of tokens) {
      const { id } = await call(server, token, 'POST /play/start', { courseware_id: coursewareId });
      students.push({ token, attemptId: id, sent: 0, acknowledged: 0 });
    }
    for (let round = 1; round <= rounds; round += 1) {
      const enough = countAcknowledged(students) + 10 + Math.floor(Math.random() * 60);
      const streams = students.map((student) => saveUntilGone(server, student));
      while (countAcknowledged(students) < enough) await sleep(1);
      await server.kill();
      await Promise.all(streams);
      server = await startServerProcess(dataDir);
      for (const student of students) await checkStored(server, student);
    }
    await server.kill();

    const database = new DatabaseSync(join(dataDir, 'school.db'));
    expect(database.prepare('pragma integrity_check').all()).toEqual([{ integrity_check: 'ok' }]);
    const rows = database.prepare('select attempt_id, question_id, seq from answer').all();
    database.close();
    expect(rows).toHaveLength(studentCount);
  });
});
