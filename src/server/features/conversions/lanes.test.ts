import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { type ConversionOutput, converters, jobsAtOnce } from '#server/features/conversions/converters.ts';
import type { ConversionKind, ConversionResult, ConverterTask } from '#server/media/converter.ts';
import { startAllJobs } from '#server/start-all-jobs.ts';
import { openTestApp, type TestApp } from '#tests/support/test-app.ts';
import {
  makePicture,
  queueMedia,
  readConversion,
  waitForConversionEnd,
} from '#tests/support/test-conversions.ts';

/** Long conversions do not delay short ones. */

let test: TestApp;
let stop: () => Promise<void>;
const errors: unknown[] = [];
const originalConverters = { video: converters.video.convert, document: converters.document.convert };
const normalJobsAtOnce = { ...jobsAtOnce };

beforeEach(async () => {
  test = await openTestApp();
  test.app.programs = {
    soffice: '/bin/true',
    ffmpeg: '/bin/true',
    ffprobe: '/bin/true',
    'heif-convert': '/usr/bin/true',
  };
  // Capacities of a machine with two cores.
  Object.assign(jobsAtOnce, { light: 2, document: 2, video: 1 });
  stop = startAllJobs(test.app, (error) => errors.push(error), { pollMs: 20 });
});
afterEach(async () => {
  await stop();
  await test.close();
  for (const kind of ['video', 'document'] as const) converters[kind].convert = originalConverters[kind];
  Object.assign(jobsAtOnce, normalJobsAtOnce);
  expect(errors.splice(0)).toEqual([]);
});

const documentResult: ConversionResult<'document'> = { kind: 'document', pages: [], text: 'none' };

/**
 * Replaces the converter: files with this extension are converted until they are aborted, all others at once.
 */
function makeSlow(kind: 'video' | 'document', extension: string): void {
  const convert = async (task: ConverterTask): Promise<ConversionOutput<'document'>> => {
    if (task.extension !== extension) return { result: documentResult };
    return new Promise((_resolve, reject) => {
      task.signal.addEventListener('abort', () => reject(task.signal.reason as Error));
    });
  };
  Object.assign(converters[kind], { convert });
}

let pictureCount = 0;

function queueFile(owner: number, kind: ConversionKind, extension: string): Promise<string> {
  pictureCount += 1;
  return queueMedia(test.app, owner, Buffer.from(`number ${pictureCount}`), extension, kind);
}

const readState = async (media: string) => (await readConversion(test, media)).state;

it('a running video conversion delays neither documents nor pictures of anybody', async () => {
  makeSlow('video', '.avi');
  makeSlow('document', 'none');
  const { teacher, other } = test.school.people;
  const video = await queueFile(teacher, 'video', '.avi');
  await expect.poll(() => readState(video)).toBe('running');
  for (const owner of [teacher, other]) {
    expect((await waitForConversionEnd(test, await queueFile(owner, 'document', '.pdf'))).state).toBe('done');
    const picture = await queueMedia(test.app, owner, await makePicture(30, 10 + owner), '.jpg', 'picture');
    expect((await waitForConversionEnd(test, picture)).state).toBe('done');
  }
  expect(await readState(video)).toBe('running');
});

it("one person's long documents leave room for another person's short one", async () => {
  makeSlow('document', '.doc');
  const { teacher, other } = test.school.people;
  const long = [await queueFile(teacher, 'document', '.doc'), await queueFile(teacher, 'document', '.doc')];
  await expect.poll(() => readState(long[0]!)).toBe('running');
  expect((await waitForConversionEnd(test, await queueFile(other, 'document', '.pdf'))).state).toBe('done');
  await sleep(100);
  expect(await Promise.all(long.map(readState))).toEqual(['running', 'queued']);
  await test.get('POST /upload/cancel', { media: long[0]! }, { as: 'teacher' });
  await expect.poll(() => readState(long[1]!)).toBe('running');
});
