import { PDFDocument } from 'pdf-lib';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import type { ApiReply } from '#contract/api.ts';
import { converters } from '#server/features/conversions/converters.ts';
import { startAllJobs } from '#server/start-all-jobs.ts';
import { openTestApp, type TestApp } from '#tests/support/test-app.ts';
import { queueMedia, waitForConversionEnd } from '#tests/support/test-conversions.ts';

/** A converted document becomes the pages of a book, even if no editor is open. */

let test: TestApp;
const as = 'teacher' as const;
const workers: (() => Promise<void>)[] = [];
const errors: unknown[] = [];
const { convert } = converters.document;

beforeAll(async () => {
  test = await openTestApp();
});
afterEach(async () => {
  converters.document.convert = convert;
  await Promise.all(workers.splice(0).map((stop) => stop()));
  expect(errors.splice(0)).toEqual([]);
});
afterAll(() => test.close());

const startWorker = () => workers.push(startAllJobs(test.app, (error) => errors.push(error)));

async function queueDocument(...texts: string[]): Promise<string> {
  const pdf = await PDFDocument.create();
  for (const text of texts) pdf.addPage([300, 200]).drawText(text);
  return queueMedia(test.app, test.school.people.teacher, await pdf.save(), '.pdf', 'document');
}

const form = () => ({
  name: '水的旅程',
  description: '小水滴的故事',
  display_language: 'zh-hk' as const,
  subject_id: test.school.subjects.maths,
  grade: 4,
  difficulty: 'easy' as const,
});

const settings = {
  open_at: null,
  due_at: null,
  attempts_allowed: 3,
  counting_attempt: 'last',
  time_limit_minutes: 20,
  shuffle: true,
  feedback_rule: 'at_once',
  allow_guests: true,
  guest_limit: 12,
} as const;

const bookContent = (...media: string[]) => ({
  pages: media.map((each, index) => ({ id: `d${index}`, source: { media: each, page: null } })),
  documents: media.map((each) => ({ media: each, name: 'a.pdf' })),
});

const readActivity = (id: number) => test.get('GET /diy/detail', { id }, { as });
const completeActivity = (id: number) => test.get('POST /diy/complete', { id }, { as });

/** Saves the draft with the version that a window last read or saved. */
const saveActivity = (id: number, draft_version: number, content: unknown) =>
  test.call('POST /diy/save', { id, draft_version, form: form(), content }, { as });

async function addBook(...media: string[]): Promise<number> {
  const { id, draft_version } = await test.get('POST /diy/add', { type: 'ebook', form: form() }, { as });
  expect((await saveActivity(id, draft_version, bookContent(...media))).key).toBe('success');
  return id;
}

type Shown = { pages: { id: string; title: string; text: { url: string; index: number } | null }[] };
const previewBook = async (content: unknown) =>
  (await test.get('POST /diy/preview', { type: 'ebook', content }, { as })).content as Shown;

/** The activity's newest revision, as the library shows it. */
async function readShared(id: number): Promise<Shown> {
  const { resource_id } = await test.get('POST /resource/share', { activity_id: id }, { as });
  return (await test.get('GET /resource/preview', { id: resource_id }, { as })).content as Shown;
}

it('a document becomes the pages of a book without an open browser', async () => {
  const media = await queueDocument('rain', 'river', 'sea');
  const id = await addBook(media);
  const waiting: ApiReply<'POST /diy/complete'> = await completeActivity(id);
  expect(waiting).toMatchObject({ completed: false, status: 2, issues: [{ message: 'media_converting' }] });
  expect(waiting.issues).toHaveLength(1);
  expect((await previewBook(bookContent(media))).pages).toEqual([]);
  startWorker();
  expect(await waitForConversionEnd(test, media)).toMatchObject({ state: 'done' });
  expect(await completeActivity(id)).toMatchObject({ completed: true, status: 1 });
  const { pages } = await readShared(id);
  expect(pages.map(({ id: page, text }) => [page, text?.index])).toEqual([
    ['d0-1', 0],
    ['d0-2', 1],
    ['d0-3', 2],
  ]);
  expect((await previewBook((await readActivity(id)).content)).pages).toEqual(pages);
  // The revision only names its document.
  const revision = test.app.db
    .selectFrom('activity_revision')
    .select('content')
    .where('activity_id', '=', id);
  expect((await revision.executeTakeFirstOrThrow()).content).not.toContain('.webp');
});

it('two windows with one draft have no conflict because of a conversion, only because of their own changes', async () => {
  const media = await queueDocument('one', 'two');
  const id = await addBook(media);
  const [first, second] = [await readActivity(id), await readActivity(id)];
  startWorker();
  await waitForConversionEnd(test, media);
  // Nothing was written, so the version that each window knows is still current.
  expect((await readActivity(id)).draft_version).toBe(first.draft_version);
  expect(await readActivity(id)).toMatchObject({ content: first.content });
  const ownTitle = { id: 'd0-2', title: '大海', source: { media, page: 1 } };
  const chosen = { ...bookContent(media), pages: [ownTitle] };
  expect((await saveActivity(id, first.draft_version, chosen)).key).toBe('success');
  expect((await saveActivity(id, second.draft_version, bookContent())).key).toBe('changed_elsewhere');
  expect(await completeActivity(id)).toMatchObject({ completed: true });
  expect((await previewBook((await readActivity(id)).content)).pages).toMatchObject([
    { id: 'd0-2', title: '大海', text: { index: 1 } },
  ]);
});

it('a failed conversion keeps a book from being completed until it succeeds', async () => {
  converters.document.convert = () => Promise.reject(Object.assign(new Error('full'), { code: 'ENOSPC' }));
  const media = await queueDocument('again');
  const id = await addBook(media);
  startWorker();
  expect(await waitForConversionEnd(test, media)).toMatchObject({ state: 'failed', may_retry: true });
  expect(await completeActivity(id)).toMatchObject({
    completed: false,
    status: 0,
    issues: [{ path: ['pages', 0], message: 'document_pending' }],
  });
  converters.document.convert = convert;
  await test.get('POST /upload/retry', { media }, { as });
  expect(await waitForConversionEnd(test, media)).toMatchObject({ state: 'done' });
  expect(await completeActivity(id)).toMatchObject({ completed: true });
});

it('shared and placed revisions stay unchanged while more of the draft is being converted, and change by syncing', async () => {
  const media = await queueDocument('shared');
  const id = await addBook(media);
  startWorker();
  await waitForConversionEnd(test, media);
  await completeActivity(id);
  const before = await readShared(id);
  await Promise.all(workers.splice(0).map((stop) => stop()));

  const more = await queueDocument('more', 'and more');
  const { draft_version } = await readActivity(id);
  await saveActivity(id, draft_version, bookContent(media, more));
  expect(await completeActivity(id)).toMatchObject({ completed: false, revision_number: 1, status: 2 });
  const { calendars, classes, subjects } = test.school;
  const unit = {
    calendar_id: calendars.current,
    class_id: classes.a,
    subject_id: subjects.maths,
    name: 'Sea',
  };
  const { id: unit_id } = await test.get('POST /teacher/unit_add', unit, { as });
  const place = { unit_id, activity_id: id, open: false, settings };
  const { id: courseware } = await test.get('POST /teacher/courseware_place', place, { as });
  const readShown = async () =>
    (await test.get('GET /teacher/courseware_preview', { id: courseware }, { as })).content as Shown;
  expect(await readShown()).toEqual(before);
  expect(await readShared(id)).toEqual(before);
  startWorker();
  await waitForConversionEnd(test, more);
  expect(await readShown()).toEqual(before);
  expect(await completeActivity(id)).toMatchObject({ completed: true, revision_number: 2 });
  await test.get('POST /diy/sync', { activity_id: id, courseware_ids: [courseware] }, { as });
  expect((await readShown()).pages).toHaveLength(3);
});
