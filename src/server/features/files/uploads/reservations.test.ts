import type { AddressInfo } from 'node:net';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { writeSetting } from '#server/database/settings.ts';
import { describeStorage } from '#server/features/files/storage/quota.service.ts';
import { sweepUploads } from '#server/features/files/uploads/upload-sweep.ts';
import { openSession } from '#server/features/session/session.service.ts';
import {
  beginTus,
  finishTus,
  patchTus,
  readTusOffset,
  sendTus,
  type TusTarget,
} from '#tests/support/clients/tus.ts';
import { createQuizWithFiles } from '#tests/support/quiz-files.ts';
import { inventMp3 } from '#tests/support/samples/invent-files.ts';
import { openTestApp, type TestApp } from '#tests/support/test-app.ts';
import { addStudents, placeCourseware } from '#tests/support/test-courseware.ts';

/** Uploads that receive bytes keep their reservation; an upload without bytes soon loses it. */

const megabyte = 1024 * 1024;
const minuteMs = 60_000;
const soundMetadata = { filename: 'a.mp3', kind: 'sound' };
const pictureMetadata = { filename: 'a.png', kind: 'picture', question_id: 'q1' };
const documentMetadata = { filename: 'a.pdf', kind: 'document', question_id: 'q1' };

let school: TestApp;
let people: Awaited<ReturnType<typeof addStudents>> | undefined;
let origin: string;
let teacher: TusTarget;

beforeAll(async () => {
  school = await openTestApp();
  await school.server.listen({ port: 0, host: '127.0.0.1' });
  origin = `http://127.0.0.1:${(school.server.server.address() as AddressInfo).port}`;
  teacher = { origin, token: await school.tokenOf('teacher') };
});
afterEach(async () => {
  await school.app.db.deleteFrom('upload').execute();
  await writeSetting(school.app.db, 'quota_bytes', '');
});
afterAll(() => school.close());

/** Sets the quota so that this many bytes are free. */
async function leaveFreeBytes(bytes: number): Promise<void> {
  const { used_bytes } = await describeStorage(school.app.db);
  await writeSetting(school.app.db, 'quota_bytes', String(used_bytes + bytes));
}

async function beginUpload(
  target: TusTarget,
  metadata: Record<string, string>,
  bytes: number,
): Promise<string> {
  const { status, key, id } = await beginTus(target, metadata, bytes);
  expect([status, key]).toEqual([201, undefined]);
  return id;
}

/** Students, each with an attempt in progress and a function to call the server. */
async function startAttempts(count: number): Promise<{ target: TusTarget; attempt_id: string }[]> {
  const { id: courseware_id } = await placeCourseware(school);
  people ??= await addStudents(school, 50);
  return Promise.all(
    people.slice(0, count).map(async ({ id }) => {
      const token = await openSession(school.app, id);
      const attempt = await school.get('POST /play/start', { courseware_id }, { token });
      return { target: { origin, token }, attempt_id: String(attempt.id) };
    }),
  );
}

async function sumReserved(): Promise<number> {
  const { bytes } = await school.app.db
    .selectFrom('upload')
    .select((eb) => eb.fn.sum<number>('bytes').as('bytes'))
    .where('file_id', 'is', null)
    .executeTakeFirstOrThrow();
  return bytes ?? 0;
}

it('fifty students reserve nothing if the activity accepts no files, so a teacher can upload', async () => {
  await leaveFreeBytes(6_000 * megabyte);
  const students = await startAttempts(50);
  const tries = students.flatMap(({ target, attempt_id }) =>
    [99, 20].map((size) =>
      beginTus(target, { ...(size > 20 ? documentMetadata : pictureMetadata), attempt_id }, size * megabyte),
    ),
  );
  const replies = await Promise.all(tries);
  expect(await sumReserved()).toBe(0);
  expect(new Set(replies.map(({ key }) => key))).toEqual(new Set(['not_allowed']));
  await beginUpload(teacher, soundMetadata, 3 * megabyte);
});

describe('if the activity accepts files', () => {
  beforeAll(() => {
    school.app.activities = createQuizWithFiles({ files: ['document', 'picture'] });
  });

  it('each student reserves a limited amount, and all students together at most half of the free storage', async () => {
    await leaveFreeBytes(1_000 * megabyte);
    const students = await startAttempts(50);
    const tries = students.flatMap(({ target, attempt_id }) =>
      Array.from({ length: 6 }, () => beginTus(target, { ...documentMetadata, attempt_id }, 20 * megabyte)),
    );
    const replies = await Promise.all(tries);
    const [first] = students;
    const own = await school.get('GET /upload/unfinished', {}, { token: first?.target.token ?? '' });
    expect(own.items.reduce((sum, { bytes }) => sum + bytes, 0)).toBeLessThanOrEqual(50 * megabyte);
    expect(await sumReserved()).toBeLessThanOrEqual(500 * megabyte);
    expect(replies.filter(({ status }) => status === 201).length).toBeGreaterThan(0);
    await beginUpload(teacher, soundMetadata, 3 * megabyte);
  });

  it('a student has at most five unfinished uploads, and no file larger than 50 MB', async () => {
    const [student] = await startAttempts(1);
    if (!student) throw new Error('No student');
    const { target, attempt_id } = student;
    expect((await beginTus(target, { ...documentMetadata, attempt_id }, 50 * megabyte + 1)).key).toBe(
      'file_too_large',
    );
    for (let count = 0; count < 5; count += 1)
      await beginUpload(target, { ...pictureMetadata, attempt_id }, 1_000);
    expect((await beginTus(target, { ...pictureMetadata, attempt_id }, 1_000)).key).toBe('too_many_uploads');
  });

  it('a student uploads at most 500 MB in one courseware', async () => {
    const [student] = await startAttempts(1);
    if (!student) throw new Error('No student');
    const { target, attempt_id } = student;
    const { db } = school.app;
    const { user_id } = await db
      .selectFrom('attempt')
      .select('user_id')
      .where('id', '=', Number(attempt_id))
      .executeTakeFirstOrThrow();
    const of = { extension: '.pdf', mime: 'application/pdf', name: 'a.pdf', width: null, height: null };
    await db
      .insertInto('file')
      .values({
        ...of,
        sha256: 'aa'.repeat(32),
        bytes: 499 * megabyte,
        owner_id: user_id,
        created_at: 0,
        is_private: 1,
        attempt_id: Number(attempt_id),
      })
      .execute();
    expect((await beginTus(target, { ...documentMetadata, attempt_id }, 2 * megabyte)).key).toBe(
      'work_too_large',
    );
    await beginUpload(target, { ...documentMetadata, attempt_id }, megabyte);
  });

  it('a guest uploads at most 50 MB, and all guests of a courseware 500 MB', async () => {
    const [guest, other] = await startAttempts(2);
    if (!guest || !other) throw new Error('No student');
    const { db } = school.app;
    const attempts = await db
      .selectFrom('attempt')
      .select(['id', 'user_id', 'courseware_id'])
      .where('id', 'in', [Number(guest.attempt_id), Number(other.attempt_id)])
      .execute();
    const makeGuests = (isGuest: boolean) =>
      db
        .updateTable('user')
        .set({ guest_courseware_id: isGuest ? (attempts[0]?.courseware_id ?? null) : null })
        .where(
          'id',
          'in',
          attempts.map(({ user_id }) => user_id),
        )
        .execute();
    const begin = ({ target, attempt_id }: typeof guest, size: number) =>
      beginTus(target, { ...documentMetadata, attempt_id }, size * megabyte);
    await makeGuests(true);
    const store = (attemptId: number, ownerId: number, bytes: number) =>
      db
        .insertInto('file')
        .values({
          extension: '.pdf',
          mime: 'application/pdf',
          name: 'a.pdf',
          width: null,
          height: null,
          sha256: 'ab'.repeat(32),
          bytes,
          owner_id: ownerId,
          created_at: 0,
          is_private: 1,
          attempt_id: attemptId,
        })
        .execute();
    const otherAttempt = attempts.find(({ id }) => id === Number(other.attempt_id));
    const ownAttempt = attempts.find(({ id }) => id === Number(guest.attempt_id));
    if (!otherAttempt || !ownAttempt) throw new Error('No attempt');
    await store(ownAttempt.id, ownAttempt.user_id, 45 * megabyte);
    expect((await begin(guest, 6)).key).toBe('work_too_large');
    expect((await begin(guest, 5)).status).toBe(201);
    await db.deleteFrom('upload').execute();
    await store(otherAttempt.id, otherAttempt.user_id, 460 * megabyte);
    expect((await begin(guest, 1)).key).toBe('guest_files_full');
    await makeGuests(false);
    expect((await begin(guest, 1)).status).toBe(201);
  });

  it('only kinds that the type accepts can be uploaded', async () => {
    const [student] = await startAttempts(1);
    if (!student) throw new Error('No student');
    const { target, attempt_id } = student;
    expect((await beginTus(target, { ...soundMetadata, attempt_id }, 10)).key).toBe('not_allowed');
  });
});

describe('an upload without progress', () => {
  const bytes = Buffer.concat([inventMp3(), Buffer.alloc(100_000)]);
  const beginOtherUpload = () => beginTus(teacher, soundMetadata, bytes.length);

  it('keeps its reservation a minute before the first byte, and ten minutes after the last one', async () => {
    await leaveFreeBytes(bytes.length + 40_000);
    await beginUpload(teacher, soundMetadata, bytes.length);
    expect((await beginOtherUpload()).key).toBe('quota_exceeded');
    school.advance(minuteMs + 1_000);
    const second = await beginUpload(teacher, soundMetadata, bytes.length);
    await patchTus(teacher, second, 0, bytes.subarray(0, 30_000));
    school.advance(10 * minuteMs - 1_000);
    expect((await beginOtherUpload()).key).toBe('quota_exceeded');
    school.advance(2_000);
    // The received bytes still count, so there is space for this upload, but for no other one.
    expect((await beginTus(teacher, soundMetadata, bytes.length + 20_000)).key).toBe('quota_exceeded');
    expect((await beginOtherUpload()).status).toBe(201);
  });

  it('can be continued for a day, and then reserves storage again', async () => {
    await leaveFreeBytes(bytes.length + 50_000);
    const id = await beginUpload(teacher, soundMetadata, bytes.length);
    await patchTus(teacher, id, 0, bytes.subarray(0, 40_000));
    school.advance(11 * minuteMs);
    const { id: rival } = await beginTus(teacher, soundMetadata, bytes.length);
    expect(rival).not.toBe('');
    const offset = await readTusOffset(teacher, id);
    expect(offset).toBe(40_000);
    const refused = await patchTus(teacher, id, offset, bytes.subarray(offset));
    expect([refused.status, refused.key]).toEqual([403, 'quota_exceeded']);
    expect(await readTusOffset(teacher, id)).toBe(40_000);
    await sendTus(teacher, 'DELETE', rival);
    school.advance(23 * 60 * minuteMs);
    await sweepUploads(school.app);
    teacher = { origin, token: await openSession(school.app, school.school.people.teacher) };
    expect((await patchTus(teacher, id, offset, bytes.subarray(offset))).status).toBe(204);
    expect((await finishTus(teacher, id)).key).toBe('success');
    const later = await beginUpload(teacher, soundMetadata, 10);
    school.advance(24 * 60 * minuteMs + 1_000);
    await sweepUploads(school.app);
    teacher = { origin, token: await openSession(school.app, school.school.people.teacher) };
    expect((await sendTus(teacher, 'HEAD', later)).status).toBe(404);
  });
});

describe('unfinished uploads', () => {
  it('are listed and cancelled by their owners and by administrators', async () => {
    const id = await beginUpload(teacher, soundMetadata, 5_000);
    await patchTus(teacher, id, 0, inventMp3().subarray(0, 100));
    const token = teacher.token ?? '';
    const own = await school.get('GET /upload/unfinished', {}, { token });
    expect(own.items).toMatchObject([
      { id, name: 'a.mp3', kind: 'sound', bytes: 5_000, received_bytes: 100 },
    ]);
    const others = await school.get('GET /upload/unfinished', {}, { as: 'other' });
    expect(others.items).toEqual([]);
    const school_wide = { token: await openSession(school.app, school.school.people.admin) };
    const all = await school.get('GET /admin/uploads', {}, school_wide);
    expect(all.items).toMatchObject([{ id, owner_id: school.school.people.teacher, is_guest: false }]);
    expect((await school.call('POST /upload/discard', { id }, { as: 'other' })).key).toBe('not_found');
    await school.get('POST /upload/discard', { id }, school_wide);
    expect((await sendTus(teacher, 'HEAD', id)).status).toBe(404);
    expect((await school.get('GET /upload/unfinished', {}, { token })).items).toEqual([]);
    const mine = await beginUpload(teacher, soundMetadata, 5_000);
    await school.get('POST /upload/discard', { id: mine }, { token });
    expect((await school.call('POST /upload/discard', { id: mine }, { token })).key).toBe('not_found');
  });
});
