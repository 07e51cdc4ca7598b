import { execFileSync } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { mediaKey } from '#server/features/files/storage/media-key.ts';
import { findProgram } from '#server/media/programs/find-programs.ts';
import { beginTus, type TusTarget, uploadTus } from '#tests/support/clients/tus.ts';
import { createQuizWithFiles } from '#tests/support/quiz-files.ts';
import { shareAttempt } from '#tests/support/share-attempt.ts';
import { openTestApp, type TestApp } from '#tests/support/test-app.ts';
import { placeCourseware } from '#tests/support/test-courseware.ts';
import type { PersonKey } from '#tests/support/test-school.ts';

/** Students upload files only for their own attempt in progress, privately and within limits. */

let school: TestApp;
let origin: string;

beforeAll(async () => {
  school = await openTestApp();
  school.app.activities = createQuizWithFiles({ files: ['picture', 'document'] });
  await school.server.listen({ port: 0, host: '127.0.0.1' });
  origin = `http://127.0.0.1:${(school.server.server.address() as AddressInfo).port}`;
});
afterAll(async () => {
  await school.close();
});

async function targetFor(person: PersonKey): Promise<TusTarget> {
  return { origin, token: await school.tokenOf(person) };
}

const soundMetadata = { filename: 'a.mp3', kind: 'sound' };
const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);
const pictureMetadata = { filename: 'work.png', kind: 'picture', question_id: 'q1' };

async function startAttempt(): Promise<string> {
  const { id: courseware_id } = await placeCourseware(school);
  return String((await school.get('POST /play/start', { courseware_id }, { as: 'student1' })).id);
}

it('is accepted for an own attempt in progress, and stays private and unchanged', async () => {
  const attempt_id = await startAttempt();
  const student = await targetFor('student1');
  const { key, data } = await uploadTus(student, { ...pictureMetadata, attempt_id }, png);
  expect(key).toBe('success');
  expect(data).toMatchObject({ file: { url: `/play/private/${data?.file.id}` }, conversion: null });
  const row = await school.app.db
    .selectFrom('file')
    .selectAll()
    .where('id', '=', data?.file.id ?? 0)
    .executeTakeFirstOrThrow();
  expect(row).toMatchObject({ is_private: 1, attempt_id: Number(attempt_id) });
  const name = `${row.sha256}${row.extension}`;
  expect((await school.server.inject({ method: 'GET', url: `/media/${name}` })).statusCode).toBe(404);
  expect(await school.app.files.size(mediaKey(name, true))).toBe(png.length);
});

it('is accepted from every member of the attempt', async () => {
  const attempt_id = await startAttempt();
  await shareAttempt(school, Number(attempt_id), school.school.people.student2);
  const { key, data } = await uploadTus(await targetFor('student2'), { ...pictureMetadata, attempt_id }, png);
  expect(key).toBe('success');
  const headers = { token: await school.tokenOf('student1') };
  expect((await school.server.inject({ url: data?.file.url ?? '', headers })).statusCode).toBe(200);
});

it('is refused otherwise', async () => {
  const attempt_id = await startAttempt();
  const student = await targetFor('student1');
  const refusals: [TusTarget, Record<string, string>, number, string][] = [
    [student, pictureMetadata, 403, 'not_allowed'],
    [student, { ...soundMetadata, attempt_id }, 403, 'not_allowed'],
    [await targetFor('student2'), { ...pictureMetadata, attempt_id }, 404, 'not_found'],
    [await targetFor('teacher'), { ...pictureMetadata, attempt_id }, 404, 'not_found'],
    [student, { ...pictureMetadata, attempt_id: '999999' }, 404, 'not_found'],
    [student, { ...pictureMetadata, attempt_id: '9999999999' }, 400, 'invalid_input'],
    [student, { ...pictureMetadata, attempt_id: '1; drop' }, 400, 'invalid_input'],
  ];
  for (const [who, metadata, status, key] of refusals) {
    expect(await beginTus(who, metadata, png.length)).toMatchObject({ status, key });
  }
  await school.get('POST /play/submit', { attempt_id: Number(attempt_id) }, { as: 'student1' });
  const late = await beginTus(student, { ...pictureMetadata, attempt_id }, png.length);
  expect(late).toMatchObject({ status: 403, key: 'already_submitted' });
});

it('is refused if the attempt has fifty files', async () => {
  const attempt_id = await startAttempt();
  const student = await targetFor('student1');
  const { data } = await uploadTus(student, { ...pictureMetadata, attempt_id }, png);
  const { id, ...first } = await school.app.db
    .selectFrom('file')
    .selectAll()
    .where('id', '=', data?.file.id ?? 0)
    .executeTakeFirstOrThrow();
  const others = Array.from({ length: 49 }, (_, index) => ({
    ...first,
    sha256: `${index}`.padStart(64, '0'),
  }));
  await school.app.db.insertInto('file').values(others).execute();
  expect(await beginTus(student, { ...pictureMetadata, attempt_id }, png.length)).toMatchObject({
    status: 403,
    key: 'too_many_files',
  });
  await school.app.db.deleteFrom('file').where('id', '=', id).execute();
  expect((await beginTus(student, { ...pictureMetadata, attempt_id }, png.length)).status).toBe(201);
});

const heicEncoder = findProgram('heif-enc');
const canConvertHeic = heicEncoder !== undefined && findProgram('heif-convert') !== undefined;

/** An upright photo of 40 by 80 pixels, whose camera data also say where it was taken. */
async function writeHeic(folder: string): Promise<Uint8Array<ArrayBuffer>> {
  const jpeg = join(folder, 'photo.jpg');
  const exif = { IFD0: { Artist: 'A child' }, IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '22/1 18/1 0/1' } };
  const pixels = { width: 40, height: 80, channels: 3, background: '#208040' } as const;
  await sharp({ create: pixels }).withExif(exif).jpeg().toFile(jpeg);
  execFileSync(heicEncoder ?? '', ['-o', join(folder, 'photo.heic'), jpeg], { stdio: 'ignore' });
  return new Uint8Array(await readFile(join(folder, 'photo.heic')));
}

it.skipIf(!canConvertHeic)('becomes a JPEG without camera data if it is a HEIC photo', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'student-heic-'));
  const metadata = { ...pictureMetadata, filename: 'IMG_1.HEIC', attempt_id: await startAttempt() };
  const { key, data } = await uploadTus(await targetFor('student1'), metadata, await writeHeic(folder));
  await rm(folder, { recursive: true });
  expect(key).toBe('success');
  expect(data?.file).toMatchObject({ mime: 'image/jpeg', width: 40, height: 80 });
  const headers = { token: await school.tokenOf('student1') };
  const served = await school.server.inject({ url: data?.file.url ?? '', headers });
  const { format, exif, width } = await sharp(served.rawPayload).metadata();
  expect([format, exif, width]).toEqual(['jpeg', undefined, 40]);
});

it('is refused beforehand as a HEIC photo where no program can open it, and says so', async () => {
  const { programs } = school.app;
  school.app.programs = { ...programs, 'heif-convert': undefined };
  const metadata = { ...pictureMetadata, filename: 'IMG_1.heic', attempt_id: await startAttempt() };
  expect(await beginTus(await targetFor('student1'), metadata, 100)).toMatchObject({
    status: 415,
    key: 'conversion_unavailable',
  });
  school.app.programs = programs;
});
