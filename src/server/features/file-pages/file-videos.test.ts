import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { findPrograms } from '#server/media/programs/find-programs.ts';
import { startAllJobs } from '#server/start-all-jobs.ts';
import { openPhotoApp, placeWalk } from '#tests/photowork/open-photowork.ts';
import { makeVideo } from '#tests/support/samples/video-samples.ts';
import type { TestApp } from '#tests/support/test-app.ts';
import { recordBytes, storeBytes } from '#tests/support/test-media.ts';
import type { PersonKey } from '#tests/support/test-school.ts';

/** A video that student1 hands in for the task `leaf`, and what is made of it. */

const teacher = { as: 'teacher' } as const;

let test: TestApp;
let attempt_id: number;
let folder: string;
let stopJobs: () => Promise<void>;
const errors: unknown[] = [];

beforeAll(async () => {
  test = await openPhotoApp();
  folder = await mkdtemp(join(tmpdir(), 'handed-in-'));
});
afterAll(async () => {
  await test.close();
  await rm(folder, { recursive: true });
});
beforeEach(async () => {
  stopJobs = startAllJobs(test.app, (error) => errors.push(error), { pollMs: 20 });
  const { id: courseware_id } = await placeWalk(test);
  attempt_id = (await test.get('POST /play/start', { courseware_id }, { as: 'student1' })).id;
});
afterEach(async () => {
  await stopJobs();
  expect(errors.splice(0)).toEqual([]);
});

async function storeVideo(bytes: Uint8Array, extension: string): Promise<number> {
  const media = await storeBytes(test.app, bytes, { isPrivate: true, extension });
  const owner = { owner_id: test.school.people.student1, is_private: 1, attempt_id, question_id: 'leaf' };
  return recordBytes(test.app, media, owner);
}

const readVideo = (id: number, starts = false) =>
  test.get('POST /study/file_video', { id, ...(starts && { starts: 1 }) }, teacher);

async function convert(id: number) {
  await readVideo(id, true);
  for (;;) {
    const reply = await readVideo(id);
    if (reply.state !== 'waiting') return reply;
    await sleep(20);
  }
}
const madeOf = (id: number) => test.app.db.selectFrom('file').selectAll().where('page_of', '=', id).execute();

describe.skipIf(findPrograms().ffmpeg === undefined)('a handed-in video', () => {
  it('is converted when a teacher first asks, without sound too, and stays private', async () => {
    const path = makeVideo(folder, 'a.mov', {
      seconds: 1,
      sound: false,
      args: '-c:v mjpeg -pix_fmt yuvj420p',
    });
    const id = await storeVideo(await readFile(path), '.mov');
    expect(await readVideo(id)).toEqual({ state: 'waiting', message: '', url: null });
    expect(await madeOf(id)).toEqual([]);
    const { state, url } = await convert(id);
    expect(state).toBe('done');
    expect(await madeOf(id)).toMatchObject([
      { mime: 'video/mp4', extension: '.mp4', width: 320, height: 240, question_id: null, is_private: 1 },
    ]);
    const request = async (person: PersonKey, to = url ?? '') =>
      test.server.inject({ url: to, headers: { token: await test.tokenOf(person) } });
    const served = await request('teacher');
    expect([served.statusCode, served.headers['content-type']]).toEqual([200, 'video/mp4']);
    expect((await request('other')).statusCode).toBe(404);
    const [made] = await madeOf(id);
    expect((await request('other', `/media/${made?.sha256}.mp4`)).statusCode).toBe(404);
    // Asked again, nothing is made again.
    await convert(id);
    expect(await madeOf(id)).toHaveLength(1);
  });

  it('is shown as it is if every browser plays it', async () => {
    const args = '-c:v libx264 -pix_fmt yuv420p -c:a aac -movflags +faststart';
    const id = await storeVideo(await readFile(makeVideo(folder, 'b.mp4', { seconds: 1, args })), '.mp4');
    expect(await convert(id)).toEqual({ state: 'done', message: '', url: null });
    expect(await madeOf(id)).toEqual([]);
  });

  it('says why it cannot be converted, also at another try', async () => {
    const id = await storeVideo(Buffer.from(`no video of ${attempt_id}`), '.mov');
    const { state, message } = await convert(id);
    expect([state, message === '']).toEqual(['failed', false]);
    expect(await readVideo(id, true)).toMatchObject({ state: 'failed', message });
  });

  it('is refused to teachers of other classes, and files that are no videos are not found', async () => {
    const id = await storeVideo(Buffer.from(`a video of ${attempt_id}`), '.mov');
    await expect(test.get('POST /study/file_video', { id }, { as: 'other' })).rejects.toThrow();
    const document = await storeVideo(Buffer.from('a document'), '.pdf');
    expect((await test.call('POST /study/file_video', { id: document }, teacher)).key).toBe('not_found');
  });
});
