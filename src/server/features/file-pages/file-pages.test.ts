import { setTimeout as sleep } from 'node:timers/promises';
import { PDFDocument } from 'pdf-lib';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { markUnusedNow } from '#server/features/files/storage/discard-files.repository.ts';
import { mediaKey } from '#server/features/files/storage/media-key.ts';
import { countAttemptFiles } from '#server/features/files/uploads/attempt-uploads.repository.ts';
import { listFiles } from '#server/features/leavers/export-person.repository.ts';
import { startAllJobs } from '#server/start-all-jobs.ts';
import { openPhotoApp, placeWalk } from '#tests/photowork/open-photowork.ts';
import type { TestApp } from '#tests/support/test-app.ts';
import { recordBytes, storeBytes } from '#tests/support/test-media.ts';
import type { PersonKey } from '#tests/support/test-school.ts';

/** A document that student1 hands in for the task `leaf`, and the pictures of its pages. */

const student = { as: 'student1' } as const;
const teacher = { as: 'teacher' } as const;

let test: TestApp;
let attempt_id: number;
let stopJobs: () => Promise<void>;
const errors: unknown[] = [];

beforeAll(async () => {
  test = await openPhotoApp();
});
afterAll(() => test.close());
beforeEach(async () => {
  stopJobs = startAllJobs(test.app, (error) => errors.push(error), { pollMs: 20 });
  const { id: courseware_id } = await placeWalk(test);
  attempt_id = (await test.get('POST /play/start', { courseware_id }, student)).id;
});
afterEach(async () => {
  await stopJobs();
  expect(errors.splice(0)).toEqual([]);
});

async function writeTwoPages(): Promise<Uint8Array> {
  const pdf = await PDFDocument.create();
  pdf.addPage([400, 600]).drawText(`Attempt ${attempt_id}`);
  pdf.addPage([600, 400]).drawText(`Page 2 of ${attempt_id}`);
  return pdf.save();
}

async function storeDocument(bytes: Uint8Array): Promise<number> {
  const media = await storeBytes(test.app, bytes, { isPrivate: true, extension: '.pdf' });
  const owner = { owner_id: test.school.people.student1, is_private: 1, attempt_id, question_id: 'leaf' };
  return recordBytes(test.app, media, owner);
}

const readPages = (id: number, starts = false) =>
  test.get('POST /study/file_pages', { id, ...(starts && { starts: 1 }) }, teacher);

async function drawPages(id: number) {
  await readPages(id, true);
  for (;;) {
    const reply = await readPages(id);
    if (reply.state !== 'waiting') return reply;
    await sleep(20);
  }
}

const attach = async (file_id: number, action: 'add' | 'remove' = 'add') => {
  const attachments = [{ question_id: 'leaf', file_id, action }];
  const reply = await test.get('POST /play/save', { attempt_id, attachments }, student);
  return reply.attachments[0]?.result;
};

const rowsOf = (id: number) =>
  test.app.db.selectFrom('file').selectAll().where('page_of', '=', id).orderBy('page_number').execute();

describe('the pages of a handed-in document', () => {
  it('are drawn when a teacher first asks for them, and are private like the document', async () => {
    const id = await storeDocument(await writeTwoPages());
    expect(await readPages(id)).toEqual({ state: 'waiting', message: '', pages: [] });
    expect((await test.get('GET /play/file_pages', { id }, student)).pages).toEqual([]);
    const { state, pages } = await drawPages(id);
    expect([state, pages.map(({ width, height }) => width < height)]).toEqual(['done', [true, false]]);
    const own = await test.get('GET /play/file_pages', { id }, student);
    expect(own.pages.map(({ width, height }) => [width, height])).toEqual(
      pages.map(({ width, height }) => [width, height]),
    );
    const statusFor = async (person: PersonKey, url: string) =>
      (await test.server.inject({ url, headers: { token: await test.tokenOf(person) } })).statusCode;
    const [page] = pages;
    const [ownPage] = own.pages;
    expect(await statusFor('teacher', page?.url ?? '')).toBe(200);
    expect(await statusFor('student1', ownPage?.url ?? '')).toBe(200);
    expect(await statusFor('other', page?.url ?? '')).toBe(404);
    expect(await statusFor('student2', ownPage?.url ?? '')).toBe(404);
  });

  it('are drawn once', async () => {
    const id = await storeDocument(await writeTwoPages());
    await drawPages(id);
    await drawPages(id);
    expect(await rowsOf(id)).toHaveLength(2);
  });

  it('are no files of the student: no answer takes them, and no limit counts them', async () => {
    const id = await storeDocument(await writeTwoPages());
    await attach(id);
    await drawPages(id);
    const [row] = await rowsOf(id);
    expect(await attach(row?.id ?? 0)).toBe('invalid');
    expect(await countAttemptFiles(test.app.db, attempt_id)).toBe(1);
    const exported = await listFiles(test.app.db, test.school.people.student1);
    expect(exported.filter((file) => file.attempt_id === attempt_id).map((file) => file.id)).toEqual([id]);
  });

  it('are kept as long as an answer has the document', async () => {
    const { db, now } = test.app;
    const id = await storeDocument(await writeTwoPages());
    await attach(id);
    await drawPages(id);
    await test.get('POST /play/submit', { attempt_id }, student);
    const keys = (await rowsOf(id)).map(({ sha256, extension }) => mediaKey(`${sha256}${extension}`, true));
    expect(keys).toHaveLength(2);
    expect(await markUnusedNow(db, keys, now())).toEqual([]);
    await db.updateTable('answer').set({ files: '[]' }).where('attempt_id', '=', attempt_id).execute();
    expect((await markUnusedNow(db, keys, now())).sort()).toEqual(keys.sort());
  });

  it('say why they cannot be drawn, also at another try', async () => {
    const id = await storeDocument(Buffer.from('%PDF-1.7 and nothing else'));
    const { state, message } = await drawPages(id);
    expect([state, message === '']).toEqual(['failed', false]);
    expect(await readPages(id, true)).toMatchObject({ state: 'failed', message });
  });

  it.each([
    ['POST /study/file_pages', 'other'],
    ['GET /play/file_pages', 'student2'],
  ] as const)('are refused by %s to %s', async (key, as) => {
    const id = await storeDocument(await writeTwoPages());
    await drawPages(id);
    await expect(test.get(key, { id }, { as })).rejects.toThrow();
  });
});
