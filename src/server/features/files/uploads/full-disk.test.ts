import { afterEach, beforeEach, expect, it } from 'vitest';
import { requireActor } from '#server/auth/actor.ts';
import { beginUpload } from '#server/features/files/uploads/uploads.service.ts';
import { startAllJobs } from '#server/start-all-jobs.ts';
import { openTestApp, type TestApp } from '#tests/support/test-app.ts';
import { queueMedia, waitForConversionEnd } from '#tests/support/test-conversions.ts';

const megabyte = 1024 * 1024;

let test: TestApp;
let freeBytes: number;

beforeEach(async () => {
  test = await openTestApp();
  // No test can fill a disk, so the free space is simulated.
  test.app.readFreeBytes = () => Promise.resolve(freeBytes);
});

afterEach(() => test.close());

async function startUpload(): Promise<string> {
  const actor = await requireActor(test.app, await test.tokenOf('teacher'), {
    headers: {},
    httpVersion: '1.1',
    socket: {},
  });
  const metadata = new Map([
    ['kind', 'picture'],
    ['filename', 'a.png'],
  ]);
  return beginUpload({ app: test.app, actor }, 10 * megabyte, metadata);
}

it('leaves space on the disk for the database', async () => {
  freeBytes = 275 * megabyte;
  await startUpload();
  // The bytes of uploads in progress have not arrived yet, but count.
  await expect(startUpload()).rejects.toMatchObject({ key: 'quota_exceeded' });
  freeBytes += 10 * megabyte;
  await startUpload();
});

it('converts nothing on a disk that is nearly full, and explains why', async () => {
  freeBytes = 255 * megabyte;
  const media = await queueMedia(test.app, test.school.people.teacher, new Uint8Array(9), '.png', 'picture');
  const stop = startAllJobs(test.app, () => undefined, { pollMs: 20 });
  const { state, message } = await waitForConversionEnd(test, media);
  await stop();
  expect(state).toBe('failed');
  expect(message).toContain('There is no room left');
});
