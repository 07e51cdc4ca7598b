import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { json } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import { PDFDocument } from 'pdf-lib';
import sharp from 'sharp';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { App } from '#server/app.ts';
import { openDatabase } from '#server/database/database.ts';
import { startConversion } from '#server/features/conversions/conversions.service.ts';
import { converters } from '#server/features/conversions/converters.ts';
import { openObject } from '#server/features/files/storage/stored-objects.service.ts';
import { claimNext } from '#server/jobs/claim-job.repository.ts';
import { finishJob } from '#server/jobs/job-leases.repository.ts';
import { findJob } from '#server/jobs/jobs.repository.ts';
import { findPrograms } from '#server/media/programs/find-programs.ts';
import { startAllJobs } from '#server/start-all-jobs.ts';
import { openTestApp, type TestApp } from '#tests/support/test-app.ts';
import {
  countStoredRows,
  listWorkFiles,
  makePicture,
  queueMedia,
  readConversion,
  waitForConversionEnd,
} from '#tests/support/test-conversions.ts';

/** The queue of conversions, tested with real conversions of pictures. */

let test: TestApp;
/** A second process that has opened the same school. */
let otherProcess: App;
let closeOther: () => Promise<void>;
const workers: (() => Promise<void>)[] = [];
const errors: unknown[] = [];

beforeAll(async () => {
  test = await openTestApp();
  const { dataDir, databaseUrl } = test.app.env;
  const opened = openDatabase({ dataDir, databaseUrl });
  otherProcess = { ...test.app, db: opened.db };
  closeOther = opened.close;
});
afterEach(async () => {
  await Promise.all(workers.splice(0).map((stop) => stop()));
  await test.app.db.deleteFrom('job').execute();
  await test.app.db.deleteFrom('made_media').execute();
  expect(errors.splice(0)).toEqual([]);
  expect(await listWorkFiles(test.app)).toEqual([]);
});
afterAll(async () => {
  await closeOther();
  await test.close();
});

function startWorker(app: App = test.app): () => Promise<void> {
  const stop = startAllJobs(app, (error) => errors.push(error));
  workers.push(stop);
  return stop;
}

const queueBytes = (bytes: Uint8Array, extension = '.jpg') =>
  queueMedia(test.app, test.school.people.teacher, bytes, extension, 'picture');
const queuePicture = async (width: number, height: number) => queueBytes(await makePicture(width, height));
/** Queues a picture whose conversion takes about a second. */
const queueLarge = () => queuePicture(1500, 1100);

const readJobRow = (media: string) =>
  test.app.db.selectFrom('job').selectAll().where('key', '=', media).executeTakeFirstOrThrow();
const changeJobRow = (media: string, changes: object) =>
  test.app.db.updateTable('job').set(changes).where('key', '=', media).execute();
const listVariants = (media: string) =>
  test.app.db.selectFrom('media_variant').selectAll().where('media', '=', media).execute();

async function waitUntilRunning(media: string): Promise<void> {
  while ((await readConversion(test, media)).state !== 'running') await sleep(5);
}

async function waitUntilIdle(): Promise<void> {
  while ((await listWorkFiles(test.app)).length > 0) await sleep(5);
}

const as = 'teacher' as const;

describe('a picture', () => {
  it('gets variants: upright, without camera data, and kept as long as the picture', async () => {
    const sideways = await sharp(await makePicture(400, 700))
      .withExif({ IFD0: { Copyright: 'A child' } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    const media = await queueBytes(sideways);
    startWorker();
    expect(await waitForConversionEnd(test, media)).toEqual({
      media,
      state: 'done',
      progress: 1,
      message: '',
      may_retry: false,
      result: { kind: 'picture', widths: [320, 640] },
    });
    const variants = await listVariants(media);
    expect(variants.map(({ width, format }) => `${width} ${format}`).sort()).toEqual([
      '320 avif',
      '320 webp',
      '640 avif',
      '640 webp',
    ]);
    for (const { variant, width, format } of variants) {
      const stored = await (await openObject(test.app, variant))!.openStream();
      const found = await sharp(Buffer.concat(await stored.toArray())).metadata();
      expect(found).toMatchObject({ width, height: Math.round((width * 400) / 700) });
      expect(found.format).toBe(format === 'avif' ? 'heif' : 'webp');
      expect(found.exif).toBeUndefined();
      const uses = test.app.db.selectFrom('media_use').select('holder_media');
      const [use] = await uses.where('key', '=', `${variant.slice(0, 2)}/${variant}`).execute();
      expect(use).toEqual({ holder_media: media });
    }
  });

  it('that is animated or small already gets no variants', async () => {
    const frames = [await makePicture(500, 20, 'png'), await makePicture(500, 20, 'png')];
    const moving = await sharp(frames, { join: { animated: true } })
      .gif()
      .toBuffer();
    const media = [await queueBytes(moving, '.gif'), await queuePicture(320, 20)];
    startWorker();
    for (const each of media) {
      expect(await waitForConversionEnd(test, each)).toMatchObject({
        result: { kind: 'picture', widths: [] },
      });
    }
  });

  it('that is damaged or would fill the memory fails with that reason, and leaves nothing', async () => {
    const whole = await makePicture(900, 600);
    const bomb = await sharp({ create: { width: 8_000, height: 7_000, channels: 3, background: 'red' } })
      .png()
      .toBuffer();
    const media = [
      await queueBytes(whole.subarray(0, whole.length / 2)),
      await queueBytes(bomb, '.png'),
      await queueBytes(Buffer.from('no picture at all')),
    ];
    const before = await countStoredRows(test.app);
    startWorker();
    for (const each of media) {
      const { state, result } = await waitForConversionEnd(test, each);
      expect({ state, result }).toEqual({ state: 'failed', result: null });
      expect((await readJobRow(each)).error).toBe('picture_damaged');
    }
    expect(await countStoredRows(test.app)).toEqual(before);
    const inChinese = await readConversion(test, media[0]!, 'zh-hk');
    expect(inChinese.message).toBe('圖片已損壞。請開啟後重新儲存，再上載。');
    expect((await readConversion(test, media[0]!, 'zh-tw')).message).toContain('上傳');
  });
});

describe('a document', () => {
  it('becomes page pictures and text, which are stored and used only by it', async () => {
    const pdf = await PDFDocument.create();
    pdf.addPage([300, 200]).drawText('Photosynthesis');
    pdf.addPage([200, 300]);
    const { teacher } = test.school.people;
    const media = await queueMedia(test.app, teacher, await pdf.save(), '.pdf', 'document');
    startWorker();
    const { state, result } = await waitForConversionEnd(test, media);
    expect(state).toBe('done');
    if (result?.kind !== 'document') throw new Error('A document becomes a document');
    expect(result.pages).toHaveLength(2);
    const text = await (await openObject(test.app, result.text))!.openStream();
    expect(await json(text)).toEqual([expect.stringContaining('Photosynthesis'), '']);
    const uses = test.app.db.selectFrom('media_use').select('key').where('holder_media', '=', media);
    expect((await uses.execute()).map(({ key }) => key.slice(3)).sort()).toEqual(
      [result.text, ...result.pages.flatMap(({ image, thumb }) => [image.url, thumb.url])].sort(),
    );
  });
});

describe('the cost of a conversion', () => {
  const { timeMaxMinutes, resultMaxBytes } = converters.picture;
  afterEach(() => {
    Object.assign(converters.picture, { timeMaxMinutes, resultMaxBytes });
  });

  it('is limited in time', async () => {
    const media = await queueLarge();
    converters.picture.timeMaxMinutes = 0.005;
    startWorker();
    expect(await waitForConversionEnd(test, media)).toMatchObject({
      state: 'failed',
      message: expect.stringContaining('Converting took longer'),
    });
  });

  it('is limited in the size of its results', async () => {
    const media = await queuePicture(700, 500);
    const before = await countStoredRows(test.app);
    converters.picture.resultMaxBytes = 1;
    startWorker();
    expect(await waitForConversionEnd(test, media)).toMatchObject({
      state: 'failed',
      message: expect.stringContaining('Please use a smaller file'),
    });
    expect(await countStoredRows(test.app)).toEqual(before);
  });
});

describe('the queue', () => {
  it('gives each job to one of several processes', async () => {
    const media: string[] = [];
    for (let width = 1; width <= 24; width += 1) media.push(await queuePicture(width, 10));
    const claimAllJobs = async (app: App, holder: string) => {
      const ids: number[] = [];
      for (;;) {
        const now = app.now();
        const kinds = ['convert_picture'];
        const claimed = await claimNext(app.db, { kinds, now, until: now + 60_000, holder });
        if (!claimed) return ids;
        ids.push(claimed.job.id);
        await finishJob(app.db, claimed.job, now);
      }
    };
    const claimers = [test.app, otherProcess, test.app, otherProcess];
    const ids = (await Promise.all(claimers.map((app, index) => claimAllJobs(app, `${index}`)))).flat();
    expect(ids).toHaveLength(media.length);
    expect(new Set(ids).size).toBe(media.length);
  });

  it('is processed by two processes, each job once, in the order of the requests', async () => {
    const media: string[] = [];
    for (let width = 321; width <= 332; width += 1) media.push(await queuePicture(width, 10));
    startWorker();
    startWorker(otherProcess);
    for (const each of media) expect(await waitForConversionEnd(test, each)).toMatchObject({ state: 'done' });
    for (const each of media) expect(await readJobRow(each)).toMatchObject({ tries: 1, leased_by: null });
  });

  it('starts a job immediately when it is added', async () => {
    workers.push(startAllJobs(test.app, (error) => errors.push(error), { pollMs: 600_000 }));
    await sleep(100);
    const media = await queuePicture(330, 10);
    expect(await waitForConversionEnd(test, media)).toMatchObject({ state: 'done' });
  });

  it('leaves a job to the process that holds it, and runs it again once that process has died', async () => {
    const media = await queuePicture(330, 10);
    const held = { state: 'running', tries: 1, leased_by: 'gone', leased_until: test.app.now() + 1_000_000 };
    await changeJobRow(media, held);
    await mkdir(join(test.app.env.dataDir, 'work/gone'), { recursive: true });
    startWorker();
    await sleep(300);
    expect(await readJobRow(media)).toMatchObject(held);
    await changeJobRow(media, { leased_until: test.app.now() - 1 });
    expect(await waitForConversionEnd(test, media)).toMatchObject({ state: 'done' });
    expect((await readJobRow(media)).tries).toBe(2);
  });

  it('stops retrying a file that has stopped the server three times', async () => {
    const media = await queuePicture(330, 10);
    await changeJobRow(media, { state: 'running', tries: 3, leased_by: 'gone', leased_until: 1 });
    startWorker();
    expect(await waitForConversionEnd(test, media)).toMatchObject({
      state: 'failed',
      message: expect.stringContaining('stopped the server'),
    });
    expect(await listVariants(media)).toEqual([]);
  });

  it('queues the running job again when the server stops, as if it had not begun', async () => {
    const media = await queueLarge();
    const stop = startWorker();
    await waitUntilRunning(media);
    await stop();
    expect(await readJobRow(media)).toMatchObject({
      state: 'queued',
      tries: 0,
      progress: 0,
      leased_by: null,
    });
    startWorker();
    expect(await waitForConversionEnd(test, media)).toMatchObject({ state: 'done' });
  });

  it('ignores the result of a process that has lost its job to another one', async () => {
    const media = await queueLarge();
    startWorker();
    await waitUntilRunning(media);
    const taken = { leased_by: 'another', leased_until: test.app.now() + 1_000_000 };
    await changeJobRow(media, taken);
    await waitUntilIdle();
    await sleep(50);
    expect(await readJobRow(media)).toMatchObject({ ...taken, state: 'running' });
    expect(await listVariants(media)).toEqual([]);
  });
});

describe('the person who uploaded a file', () => {
  it('cancels its conversion and retries it', async () => {
    const media = await queueLarge();
    startWorker();
    await waitUntilRunning(media);
    expect(await test.get('POST /upload/cancel', { media }, { as })).toMatchObject({ state: 'cancelled' });
    await waitUntilIdle();
    expect(await readConversion(test, media)).toMatchObject({ state: 'cancelled', result: null });
    const uses = test.app.db.selectFrom('media_use').select('key').where('holder_media', '=', media);
    await expect.poll(() => uses.execute()).toEqual([]);

    await test.get('POST /upload/retry', { media }, { as });
    expect(await waitForConversionEnd(test, media)).toMatchObject({ state: 'done', progress: 1 });
    expect(await listVariants(media)).toHaveLength(6);
    expect(await uses.execute()).toHaveLength(6);
  });

  it('changes nothing by cancelling or retrying a finished conversion', async () => {
    const media = await queuePicture(330, 10);
    startWorker();
    const done = await waitForConversionEnd(test, media);
    expect(await test.get('POST /upload/cancel', { media }, { as })).toEqual(done);
    expect(await test.get('POST /upload/retry', { media }, { as })).toEqual(done);
  });

  it('retries a failed conversion by uploading the file again, and gets existing results at once', async () => {
    const media = await queueBytes(Buffer.from('not yet a picture'));
    const startAgain = () => startConversion(test.app, media, 'picture', test.school.people.other);
    const stop = startWorker();
    await waitForConversionEnd(test, media);
    await stop();
    expect(await startAgain()).toBe(true);
    expect(await readJobRow(media)).toMatchObject({ state: 'queued', error: '', tries: 0 });
    const result = '{"kind":"picture","widths":[]}';
    await test.app.db
      .insertInto('made_media')
      .values({ media, kind: 'picture', result, made_at: 1 })
      .execute();
    await test.app.db.deleteFrom('job').execute();
    expect(await startAgain()).toBe(true);
    expect(await findJob(test.app.db, 'convert_picture', media)).toBeUndefined();
    expect(await readConversion(test, media)).toMatchObject({ state: 'done' });
  });

  it('requests the state of several conversions at once; unknown media are left out', async () => {
    const media = [await queuePicture(10, 10), await queuePicture(11, 10)];
    const asked = [...media, `${'0'.repeat(64)}.png`].join(',');
    const { items } = await test.get('GET /upload/conversions', { media: asked }, { as });
    expect(items.map((item) => item.media).sort()).toEqual(media.sort());
  });
});

describe('a server without programs for converting', () => {
  const appWithPrograms = (searchPath: string): App => ({ ...test.app, programs: findPrograms(searchPath) });

  it('accepts an MP4 unchanged, and fails waiting jobs that need a program', async () => {
    const bare = appWithPrograms('/nowhere');
    const { teacher } = test.school.people;
    expect(await startConversion(bare, `${'1'.repeat(64)}.mp4`, 'video', teacher)).toBe(false);
    const media = await queueMedia(test.app, teacher, Buffer.from('x'), '.docx', 'document');
    startWorker(bare);
    expect(await waitForConversionEnd(test, media)).toMatchObject({
      state: 'failed',
      message: expect.stringContaining('LibreOffice'),
    });
  });
});
