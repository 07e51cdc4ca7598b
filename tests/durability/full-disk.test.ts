import { afterAll, beforeAll, expect, it } from 'vitest';
import { resultCodes } from '#contract/codes.ts';
import { readEnv } from '#server/env.ts';
import { openSession } from '#server/features/session/session.service.ts';
import { openApp } from '#server/open-app.ts';
import { mountSmallDisk, type SmallDisk } from '#tests/support/servers/small-disk.ts';
import { addStudents, placeCourseware } from '#tests/support/test-courseware.ts';
import { seedSchool } from '#tests/support/test-school.ts';
import { killLeftServers, type ServerProcess, startServerProcess } from './server-process.ts';

/** A real server on a full disk: it says so, keeps running, and accepts the same save once there is room again. */

let disk: SmallDisk | undefined;
let server: ServerProcess;
let token: string;
let attempt_id: number;

beforeAll(async () => {
  disk = mountSmallDisk(64);
  if (!disk) return;
  const app = await openApp(readEnv({ DATA_DIR: disk.folder }));
  const seeded = { app, school: await seedSchool(app) };
  const { id } = await placeCourseware(seeded);
  const [student] = await addStudents(seeded, 1);
  token = await openSession(app, student?.id ?? 0);
  await app.close();
  server = await startServerProcess(disk.folder);
  attempt_id = (await call('/play/start', { courseware_id: id })).data.id;
});
afterAll(() => {
  killLeftServers();
  disk?.remove();
});

type CallReply = { status: number; code: number; data: { id: number; answers: { result: string }[] } };

async function call(path: string, input: object): Promise<CallReply> {
  const response = await fetch(`${server.origin}/api${path}`, {
    method: 'POST',
    headers: { token, 'content-type': 'application/json' },
    body: JSON.stringify(input),
  });
  return { status: response.status, ...((await response.json()) as Omit<CallReply, 'status'>) };
}

const save = (seq: number) =>
  call('/play/save', {
    attempt_id,
    answers: [{ question_id: 'q3', response: { blanks: { b1: `answer ${seq}` } }, seq }],
  });

async function readHealth(): Promise<object> {
  return (await (await fetch(`${server.origin}/healthz`)).json()) as object;
}

it('reports the full disk, and accepts the save once there is room', { timeout: 60_000 }, async (context) => {
  context.skip(!disk, 'this account may not mount a disk');
  expect(await save(1)).toMatchObject({ status: 200, data: { answers: [{ result: 'saved' }] } });
  disk?.fill();
  const fullFrom = 2;
  let reply = await save(fullFrom);
  let seq = fullFrom;
  // Saves until the space is used up that the database's log already has on the disk.
  while (reply.status === 200 && seq < 2_000) reply = await save((seq += 1));
  expect(reply).toMatchObject({ status: 503, code: resultCodes.answers_wait });
  expect(await readHealth()).toMatchObject({ ready: false, outage: 'disk_full' });
  for (let time = 0; time < 5; time++) expect(await save(seq)).toMatchObject({ status: 503 });

  disk?.clear();
  expect(await save(seq)).toMatchObject({ status: 200, data: { answers: [{ result: 'saved' }] } });
  await expect.poll(readHealth, { timeout: 20_000, interval: 200 }).toEqual({ ready: true });
});
