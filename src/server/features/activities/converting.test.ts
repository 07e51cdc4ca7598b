import { buffer } from 'node:stream/consumers';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { ZipFile } from 'yazl';
import { startConversion } from '#server/features/conversions/conversions.service.ts';
import { startAllJobs } from '#server/start-all-jobs.ts';
import { openTestApp, type TestApp } from '#tests/support/test-app.ts';
import {
  makePicture,
  queueMedia,
  storeMedia,
  waitForConversionEnd,
} from '#tests/support/test-conversions.ts';

/** The status 'converting', with packages as the converted media. */

let test: TestApp;
const workers: (() => Promise<void>)[] = [];
const as = 'teacher' as const;

beforeAll(async () => {
  test = await openTestApp();
});
afterEach(async () => {
  await Promise.all(workers.splice(0).map((stop) => stop()));
});
afterAll(() => test.close());

const startWorker = () =>
  workers.push(
    startAllJobs(test.app, (error) => {
      throw error;
    }),
  );

let zipCount = 0;
async function makeZip(): Promise<Buffer> {
  const zip = new ZipFile();
  zipCount += 1;
  zip.addBuffer(Buffer.from(`<p>${zipCount}</p>`), 'index.html');
  zip.end();
  return buffer(zip.outputStream);
}

const queueZip = async () =>
  queueMedia(test.app, test.school.people.teacher, await makeZip(), '.zip', 'package');

const form = () => ({
  name: '加法',
  description: '一至十的加法',
  display_language: 'zh-hk' as const,
  subject_id: test.school.subjects.maths,
  grade: 4,
  difficulty: 'easy' as const,
});

/** Draft content with this package; an empty name means no package. */
const packageContent = (media: string) => ({
  package: media === '' ? null : { media, name: 'a.zip' },
  title: '',
  note: '',
});

async function addActivity(media: string): Promise<number> {
  const { id } = await test.get('POST /diy/add', { type: 'webviewcourseware', form: form() }, { as });
  await saveActivity(id, packageContent(media));
  return id;
}

async function saveActivity(id: number, content: unknown): Promise<number> {
  const { draft_version } = await readActivity(id);
  const { status } = await test.get('POST /diy/save', { id, draft_version, form: form(), content }, { as });
  return status;
}

const readActivity = (id: number) => test.get('GET /diy/detail', { id }, { as });
const completeActivity = (id: number) => test.get('POST /diy/complete', { id }, { as });
const readStatus = async (id: number) => (await readActivity(id)).status;

describe('an activity whose media are being converted', () => {
  it('has status 2 and reports the progress', async () => {
    const media = await queueZip();
    const id = await addActivity(media);
    await test.app.db.updateTable('job').set({ progress: 0.4 }).where('key', '=', media).execute();
    expect(await readActivity(id)).toMatchObject({ status: 2, conversion_progress: 0.4 });
    const { items } = await test.get('GET /diy/list', { status: '2' }, { as });
    expect(items.find((item) => item.id === id)).toMatchObject({ status: 2, conversion_progress: 0.4 });
    expect(await saveActivity(id, packageContent(media))).toBe(2);
    expect(await saveActivity(id, packageContent(''))).toBe(0);
    expect((await readActivity(id)).conversion_progress).toBeNull();
  });

  it('cannot be completed before the conversions end, and then has its former status', async () => {
    const media = await queueZip();
    const id = await addActivity(media);
    expect(await completeActivity(id)).toMatchObject({
      completed: false,
      status: 2,
      issues: [{ path: [], message: 'media_converting' }],
    });
    startWorker();
    await waitForConversionEnd(test, media);
    await expect.poll(() => readStatus(id)).toBe(0);
    expect(await completeActivity(id)).toMatchObject({ completed: true, status: 1 });
  });

  it('is completed again if nothing was changed since', async () => {
    const { teacher } = test.school.people;
    test.app.programs = {
      soffice: '/bin/true',
      ffmpeg: '/bin/true',
      ffprobe: '/bin/true',
      'heif-convert': '/usr/bin/true',
    };
    const media = await storeMedia(test.app, teacher, Buffer.from('plays as it is'), '.mp4');
    const { id } = await test.get('POST /diy/add', { type: 'file', form: form() }, { as });
    await saveActivity(id, { items: [{ id: 'a', kind: 'video', name: 'a.mp4', media, bytes: 1 }] });
    expect(await completeActivity(id)).toMatchObject({ completed: true });
    await startConversion(test.app, media, 'video', teacher);
    expect(await readStatus(id)).toBe(2);
    await test.get('POST /upload/cancel', { media }, { as });
    expect(await readStatus(id)).toBe(1);
    await test.get('POST /upload/retry', { media }, { as });
    expect(await readStatus(id)).toBe(2);
    await test.get('POST /upload/cancel', { media }, { as });
    expect(await readStatus(id)).toBe(1);
  });

  it('waits for all of them', async () => {
    const { teacher } = test.school.people;
    const queuePdf = (text: string) =>
      queueMedia(test.app, teacher, Buffer.from(`%PDF-1.7 ${text}`), '.pdf', 'document');
    const [one, two] = [await queuePdf('one'), await queuePdf('two')];
    const { id } = await test.get('POST /diy/add', { type: 'ebook', form: form() }, { as });
    const documents = [one, two].map((media) => ({ media, name: 'a.pdf' }));
    await saveActivity(id, { pages: [], documents });
    await test.get('POST /upload/cancel', { media: one }, { as });
    expect(await readStatus(id)).toBe(2);
    await test.get('POST /upload/cancel', { media: two }, { as });
    expect(await readStatus(id)).toBe(0);
  });

  it('does not wait for a file that is only downloaded', async () => {
    const { teacher } = test.school.people;
    const media = await queueMedia(test.app, teacher, Buffer.from('%PDF-1.7 x'), '.pdf', 'document');
    const item = { id: 'a', kind: 'document', name: 'a.pdf', media, bytes: 1 };
    const { id } = await test.get('POST /diy/add', { type: 'file', form: form() }, { as });
    expect(await saveActivity(id, { items: [{ ...item, download_only: true }] })).toBe(0);
    expect(await readActivity(id)).toMatchObject({ status: 0, conversion_progress: null });
    const listIdsWithStatus = async (status: '0' | '2') =>
      (await test.get('GET /diy/list', { status }, { as })).items.map((each) => each.id);
    expect(await listIdsWithStatus('2')).not.toContain(id);
    expect(await listIdsWithStatus('0')).toContain(id);
    expect(await saveActivity(id, { items: [item] })).toBe(2);
    expect(await listIdsWithStatus('2')).toContain(id);
    expect(await listIdsWithStatus('0')).not.toContain(id);
    await test.get('POST /upload/cancel', { media }, { as });
  });

  it('is copied with its status', async () => {
    const media = await queueZip();
    const copy = await test.get('POST /diy/copy', { id: await addActivity(media) }, { as });
    expect(copy.status).toBe(2);
    await test.get('POST /upload/cancel', { media }, { as });
    expect(await readStatus(copy.id)).toBe(0);
  });

  it('does not wait for variants of a picture', async () => {
    const { teacher } = test.school.people;
    const url = await queueMedia(test.app, teacher, await makePicture(400, 9), '.jpg', 'picture');
    const { id } = await test.get('POST /diy/add', { type: 'ebook', form: form() }, { as });
    const image = { url, width: 400, height: 9 };
    await saveActivity(id, { pages: [{ id: 'a', image }] });
    expect(await readStatus(id)).toBe(0);
    expect(await completeActivity(id)).toMatchObject({ completed: true });
  });
});
