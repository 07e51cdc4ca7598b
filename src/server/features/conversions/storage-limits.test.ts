import { createHash, randomBytes } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { writeSetting } from '#server/database/settings.ts';
import { converters } from '#server/features/conversions/converters.ts';
import { discardOldRefusedFiles } from '#server/features/conversions/refused-files.ts';
import { openObject } from '#server/features/files/storage/stored-objects.service.ts';
import { ConversionError } from '#server/media/conversion-error.ts';
import type { ConversionKind } from '#server/media/converter.ts';
import { startAllJobs } from '#server/start-all-jobs.ts';
import { makeZip } from '#tests/support/samples/make-zip.ts';
import { openTestApp, type TestApp } from '#tests/support/test-app.ts';
import {
  countStoredRows,
  makePicture,
  queueMedia,
  readConversion,
  storeMedia,
  waitForConversionEnd,
} from '#tests/support/test-conversions.ts';

/** Conversions keep to the school's storage quota, and failed ones give their storage back. */

let test: TestApp;
let stop: () => Promise<void>;
const errors: unknown[] = [];
const convertDocument = converters.document.convert;

beforeEach(async () => {
  test = await openTestApp();
  stop = startAllJobs(test.app, (error) => errors.push(error), { pollMs: 20 });
});
afterEach(async () => {
  await stop();
  await test.close();
  converters.document.convert = convertDocument;
  expect(errors.splice(0)).toEqual([]);
});

const queueFile = (bytes: Uint8Array, extension: string, kind: ConversionKind) =>
  queueMedia(test.app, test.school.people.teacher, bytes, extension, kind);

/** An uncompressed zip of a package. */
const makePackageZip = (files: Record<string, string | Uint8Array>) => makeZip(files, { compress: false });

describe('a school without free storage', () => {
  it('keeps a picture without variants, and removes the variants already stored', async () => {
    const picture = await makePicture(1500, 900);
    const before = await countStoredRows(test.app);
    await stop();
    const media = await queueFile(picture, '.jpg', 'picture');
    const full = await countStoredRows(test.app);
    await writeSetting(test.app.db, 'quota_bytes', String(full.bytes + 20_000));
    stop = startAllJobs(test.app, (error) => errors.push(error), { pollMs: 20 });
    const ended = await waitForConversionEnd(test, media);
    expect(ended).toMatchObject({ state: 'failed', may_retry: true });
    expect(ended.message).toContain('Ask an administrator');
    expect((await readConversion(test, media, 'zh-hk')).message).toContain('請管理員增加空間');
    await expect.poll(() => countStoredRows(test.app)).toEqual(full);
    expect(full.bytes).toBe(before.bytes + picture.length);
    expect(await openObject(test.app, media)).toBeDefined();
  });

  it('stores no results beyond its quota, and keeps the reservations of uploads', async () => {
    const files = { 'index.html': '<p>', 'a.bin': randomBytes(5_000) };
    const { bytes } = await countStoredRows(test.app);
    const zip = await makePackageZip(files);
    await stop();
    const media = await queueFile(zip, '.zip', 'package');
    const row = {
      id: 'a'.repeat(32),
      owner_id: test.school.people.other,
      kind: 'sound',
      name: 'a.mp3',
    } as const;
    await test.app.db
      .insertInto('upload')
      .values({
        ...row,
        bytes: 4_000,
        attempt_id: null,
        created_at: test.app.now(),
        moved_at: test.app.now(),
        file_id: null,
      })
      .execute();
    await writeSetting(test.app.db, 'quota_bytes', String(bytes + zip.length + 6_000));
    stop = startAllJobs(test.app, (error) => errors.push(error), { pollMs: 20 });
    expect(await waitForConversionEnd(test, media)).toMatchObject({ state: 'failed', may_retry: true });
    await expect.poll(async () => (await countStoredRows(test.app)).bytes).toBe(bytes + zip.length);
    await test.app.db.deleteFrom('upload').execute();
    await test.get('POST /upload/retry', { media }, { as: 'teacher' });
    expect(await waitForConversionEnd(test, media)).toMatchObject({ state: 'done' });
  });

  it('removes results of a failed conversion, except files that somebody uploaded', async () => {
    const shared = randomBytes(700);
    const zip = await makePackageZip({ 'index.html': '<p>', 'a.bin': shared, 'b.bin': randomBytes(50_000) });
    const { other } = test.school.people;
    await storeMedia(test.app, other, shared, '.bin');
    await stop();
    const media = await queueFile(zip, '.zip', 'package');
    const full = await countStoredRows(test.app);
    await writeSetting(test.app.db, 'quota_bytes', String(full.bytes + 10_000));
    stop = startAllJobs(test.app, (error) => errors.push(error), { pollMs: 20 });
    expect(await waitForConversionEnd(test, media)).toMatchObject({ state: 'failed' });
    await expect.poll(() => countStoredRows(test.app)).toEqual(full);
    const name = `${createHash('sha256').update(shared).digest('hex')}.bin`;
    expect(await openObject(test.app, name)).toBeDefined();
  });
});

describe('a file whose content cannot be converted', () => {
  const hour = 3_600_000;
  const makeConverterRefuse = () => {
    converters.document.convert = () => Promise.reject(new ConversionError('document_encrypted'));
  };

  it('is removed after an hour, unless something uses it; the reason stays available', async () => {
    makeConverterRefuse();
    const before = await countStoredRows(test.app);
    const media = await queueFile(Buffer.from('secret'), '.pdf', 'document');
    const used = await queueFile(Buffer.from('secret too'), '.pdf', 'document');
    await test.app.db
      .insertInto('media_use')
      .values({ key: `${used.slice(0, 2)}/${used}`, holder: 'activity', holder_id: 1, holder_media: '' })
      .execute();
    for (const each of [media, used]) {
      expect(await waitForConversionEnd(test, each)).toMatchObject({ state: 'failed', may_retry: false });
    }
    await discardOldRefusedFiles(test.app);
    expect(await openObject(test.app, media)).toBeDefined();
    await discardOldRefusedFiles({ ...test.app, now: () => test.app.now() + hour + 1 });
    expect(await openObject(test.app, media)).toBeUndefined();
    expect(await openObject(test.app, used)).toBeDefined();
    const after = await countStoredRows(test.app);
    expect([after.bytes, after.files]).toEqual([before.bytes + 'secret too'.length, before.files + 1]);
    expect((await readConversion(test, media)).message).toContain('password');
  });

  it('is retried only by uploading it again', async () => {
    makeConverterRefuse();
    const media = await queueFile(Buffer.from('secret'), '.pdf', 'document');
    await waitForConversionEnd(test, media);
    converters.document.convert = () => Promise.reject(new Error('was tried'));
    expect(await test.get('POST /upload/retry', { media }, { as: 'teacher' })).toMatchObject({
      state: 'failed',
      may_retry: false,
    });
    converters.document.convert = convertDocument;
    expect((await readConversion(test, media)).message).toContain('password');
  });

  it('is removed even if drafts waited for it, unless it has another use', async () => {
    const before = await countStoredRows(test.app);
    await stop();
    const media = await queueFile(
      await makePackageZip({ 'one.html': 'x', 'other.html': 'x' }),
      '.zip',
      'package',
    );
    await test.app.db
      .insertInto('media_use')
      .values({ key: `${media.slice(0, 2)}/${media}`, holder: 'activity', holder_id: 1, holder_media: '' })
      .execute();
    stop = startAllJobs(test.app, (error) => errors.push(error), { pollMs: 20 });
    expect((await waitForConversionEnd(test, media)).message).toContain('index.html');
    await expect.poll(() => countStoredRows(test.app)).toEqual(before);
    const again = await queueFile(
      await makePackageZip({ 'one.html': 'x', 'other.html': 'x' }),
      '.zip',
      'package',
    );
    expect(again).toBe(media);
    expect((await waitForConversionEnd(test, again)).message).toContain('index.html');
    await expect.poll(() => countStoredRows(test.app)).toEqual(before);
  });
});
