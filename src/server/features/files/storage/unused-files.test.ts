import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { App } from '#server/app.ts';
import { inTransaction } from '#server/database/database.ts';
import { mediaKey } from '#server/features/files/storage/media-key.ts';
import { trackMediaUse } from '#server/features/files/storage/stored-objects.service.ts';
import {
  deleteUnusedFiles,
  startUnusedFilesSweep,
} from '#server/features/files/storage/unused-files.service.ts';
import { openTestApp, type TestApp } from '#tests/support/test-app.ts';
import { countStoredRows } from '#tests/support/test-conversions.ts';
import { placeCourseware } from '#tests/support/test-courseware.ts';
import { recordBytes, storeBytes } from '#tests/support/test-media.ts';

/** Files that have been unused for 30 days are removed, and no others. */

const dayMs = 86_400_000;
const emptyStorage = { bytes: 0, objects: 0, files: 0, uses: 0, variants: 0, entries: 0 };

let school: TestApp;
let app: App;

beforeEach(async () => {
  school = await openTestApp();
  app = school.app;
});

afterEach(() => school.close());

/** Runs the cleanup after two days and at the end of this period. */
async function passDays(days: number): Promise<void> {
  for (const step of [2, days - 2]) {
    school.advance(step * dayMs);
    await deleteUnusedFiles(app);
  }
}

async function isStored(media: string, isPrivate = false): Promise<boolean> {
  const key = mediaKey(media, isPrivate);
  const row = await app.db
    .selectFrom('stored_object')
    .select('key')
    .where('key', '=', key)
    .executeTakeFirst();
  const size = await app.files.size(key);
  expect([media, size !== undefined]).toEqual([media, row !== undefined]);
  return row !== undefined;
}

const insertUses = (holder: 'activity' | 'revision', id: number, ...media: string[]) =>
  inTransaction(app.db, (tx) => trackMediaUse(tx, holder, id, media));

function recordFileOf(media: string, owner_id: number) {
  return recordBytes(app, media, { owner_id, is_private: 0, attempt_id: null });
}

async function countFiles(media: string): Promise<number> {
  const rows = await app.db
    .selectFrom('file')
    .select('id')
    .where('sha256', '=', media.slice(0, 64))
    .execute();
  return rows.length;
}

/** A file store whose deletions wait until the test releases them. */
function holdDeletions() {
  const reached = Promise.withResolvers<void>();
  const goOn = Promise.withResolvers<void>();
  const files = {
    ...app.files,
    delete: async (key: string) => {
      reached.resolve();
      await goOn.promise;
      await app.files.delete(key);
    },
  };
  return { app: { ...app, files }, reached: reached.promise, goOn: goOn.resolve };
}

describe('collecting', () => {
  it('removes an upload that nobody used, 30 days after it was first seen unused', async () => {
    const media = await storeBytes(app);
    const { teacher, other } = school.school.people;
    await recordFileOf(media, teacher);
    await recordFileOf(media, other);
    await passDays(30);
    expect(await isStored(media)).toBe(true);
    await passDays(3);
    expect(await isStored(media)).toBe(false);
    expect(await countFiles(media)).toBe(0);
    expect(await countStoredRows(app)).toEqual(emptyStorage);
  });

  it('keeps files that a draft or a revision uses, however old', async () => {
    const [draft, revision, left] = [await storeBytes(app), await storeBytes(app), await storeBytes(app)];
    await insertUses('activity', 1, draft, left);
    await insertUses('revision', 2, revision);
    await insertUses('activity', 1, draft);
    await passDays(40);
    expect([await isStored(draft), await isStored(revision), await isStored(left)]).toEqual([
      true,
      true,
      false,
    ]);
    await insertUses('activity', 1);
    await passDays(40);
    expect([await isStored(draft), await isStored(revision)]).toEqual([false, true]);
  });

  it('keeps bytes of two owners as long as one of them uses them', async () => {
    const media = await storeBytes(app);
    await recordFileOf(media, school.school.people.teacher);
    await recordFileOf(media, school.school.people.other);
    await insertUses('activity', 1, media);
    await insertUses('activity', 2, media);
    await insertUses('activity', 1);
    await passDays(40);
    expect(await isStored(media)).toBe(true);
    expect(await countFiles(media)).toBe(2);
  });

  it('starts counting again after each use and each upload', async () => {
    const content = randomUUID();
    const [used, sent] = [await storeBytes(app), await storeBytes(app, content)];
    await passDays(25);
    await insertUses('activity', 1, used);
    await insertUses('activity', 1);
    await storeBytes(app, content);
    await passDays(25);
    expect([await isStored(used), await isStored(sent)]).toEqual([true, true]);
    await passDays(10);
    expect([await isStored(used), await isStored(sent)]).toEqual([false, false]);
  });

  it('keeps conversion results as long as their medium, and removes them with it', async () => {
    const source = await storeBytes(app, randomUUID(), { extension: '.zip' });
    const [page, shown] = [
      await storeBytes(app, 'page', { sourceMedia: source }),
      await storeBytes(app, 'shown', { sourceMedia: source }),
    ];
    const thumb = await storeBytes(app, 'thumb', { sourceMedia: page });
    await app.db
      .insertInto('media_variant')
      .values({ media: page, width: 320, format: 'webp', variant: thumb })
      .execute();
    await app.db
      .insertInto('package_entry')
      .values({ package: source.slice(0, 64), path: 'index.html', key: mediaKey(page), mime: 'text/html' })
      .execute();
    await insertUses('activity', 1, source, shown);
    await passDays(40);
    expect(await countStoredRows(app)).toMatchObject({ objects: 4, variants: 1, entries: 1 });
    await insertUses('activity', 1, shown);
    await passDays(40);
    expect(await isStored(shown)).toBe(true);
    expect(await countStoredRows(app)).toEqual({
      ...emptyStorage,
      bytes: 'shown'.length,
      objects: 1,
      uses: 1,
    });
  });

  it('removes a medium that its conversion returned unchanged', async () => {
    const source = await storeBytes(app, 'as it is');
    expect(await storeBytes(app, 'as it is', { sourceMedia: source })).toBe(source);
    await passDays(40);
    expect(await countStoredRows(app)).toEqual(emptyStorage);
  });

  it('keeps students’ work as long as the attempt', async () => {
    const work = await storeBytes(app, 'work', { isPrivate: true });
    const medium = await storeBytes(app, 'work');
    const { id: courseware_id, unitId } = await placeCourseware(school);
    const attempt = await school.get('POST /play/start', { courseware_id }, { as: 'student1' });
    const owner = { owner_id: school.school.people.student1, is_private: 1 };
    // The cleanup may run after the bytes are stored and before they are recorded.
    await passDays(2);
    await recordBytes(app, work, { ...owner, attempt_id: attempt.id });
    await passDays(40);
    expect([await isStored(work, true), await isStored(medium)]).toEqual([true, false]);
    expect(await countFiles(work)).toBe(1);
    await school.get('GET /teacher/unit_delete', { id: unitId }, { as: 'teacher' });
    await passDays(40);
    // Until a deleted activity is removed permanently, it can be restored with its files.
    expect(await isStored(work, true)).toBe(true);
    await app.db.deleteFrom('unit_record').where('id', '=', unitId).execute();
    await deleteUnusedFiles(app);
    expect(await isStored(work, true)).toBe(true);
    await passDays(40);
    expect(await isStored(work, true)).toBe(false);
    expect(await countFiles(work)).toBe(0);
  });

  it('counts drafts that can be restored', async () => {
    const media = await storeBytes(app);
    const form = { name: 'Quiz', icon: media };
    const { id } = await school.get('POST /diy/add', { type: 'diyquiz', form }, { as: 'teacher' });
    await school.get('POST /diy/delete', { ids: [id] }, { as: 'teacher' });
    await passDays(40);
    expect(await isStored(media)).toBe(true);
  });

  it.each(['before', 'after'] as const)(
    'completes a removal that a crash interrupted %s the bytes were removed',
    async (when) => {
      const [broken, other] = [await storeBytes(app), await storeBytes(app)];
      await passDays(4);
      school.advance(40 * dayMs);
      const crash = async (key: string) => {
        if (key !== mediaKey(broken) || when === 'after') await app.files.delete(key);
        if (key === mediaKey(broken)) throw new Error('crash');
      };
      const crashing = { ...app, files: { ...app.files, delete: crash } };
      await expect(deleteUnusedFiles(crashing)).rejects.toThrow('1 unused files remain');
      expect(await isStored(other)).toBe(false);
      expect(await countStoredRows(app)).toMatchObject({ objects: 1 });
      await deleteUnusedFiles(app);
      expect(await isStored(broken)).toBe(false);
      expect(await countStoredRows(app)).toEqual(emptyStorage);
    },
  );

  it('runs repeatedly until it is stopped', async () => {
    const media = await storeBytes(app);
    await passDays(5);
    school.advance(40 * dayMs);
    const errors: unknown[] = [];
    await startUnusedFilesSweep(app, (error) => errors.push(error))();
    expect(await isStored(media)).toBe(true);
    const stop = startUnusedFilesSweep(app, (error) => errors.push(error));
    await expect.poll(() => app.files.size(mediaKey(media))).toBeUndefined();
    await stop();
    expect(errors).toEqual([]);
  });
});

describe('while an object is being deleted', () => {
  let media: string;
  const content = 'wanted again';

  beforeEach(async () => {
    media = await storeBytes(app, content);
    await passDays(4);
    school.advance(40 * dayMs);
  });

  it('a save before the deletion keeps the medium', async () => {
    const saved = Promise.withResolvers<void>();
    const commit = Promise.withResolvers<void>();
    const saving = inTransaction(app.db, async (tx) => {
      await trackMediaUse(tx, 'activity', 1, [media]);
      saved.resolve();
      await commit.promise;
    });
    await saved.promise;
    const collecting = deleteUnusedFiles(app);
    // Time for the cleanup to reach the medium, where it has to wait.
    await new Promise((resolve) => setTimeout(resolve, 100));
    commit.resolve();
    await Promise.all([saving, collecting]);
    expect(await isStored(media)).toBe(true);
    await passDays(40);
    expect(await isStored(media)).toBe(true);
  });

  it('a save after the deletion succeeds without the medium', async () => {
    const held = holdDeletions();
    const collecting = deleteUnusedFiles(held.app);
    await held.reached;
    const saving = insertUses('activity', 1, media);
    held.goOn();
    await Promise.all([saving, collecting]);
    expect(await isStored(media)).toBe(false);
    expect(await countStoredRows(app)).toEqual(emptyStorage);
  });

  it('an upload of the same bytes stores them again', async () => {
    const held = holdDeletions();
    const collecting = deleteUnusedFiles(held.app);
    await held.reached;
    const storing = storeBytes(app, content);
    await new Promise((resolve) => setTimeout(resolve, 50));
    held.goOn();
    await Promise.all([storing, collecting]);
    expect(await isStored(media)).toBe(true);
    expect(await countStoredRows(app)).toEqual({ ...emptyStorage, bytes: content.length, objects: 1 });
  });

  it('simultaneous saves and cleanups lose nothing that is used', async () => {
    const many = await Promise.all(Array.from({ length: 12 }, () => storeBytes(app)));
    await passDays(4);
    school.advance(40 * dayMs);
    await Promise.all([
      deleteUnusedFiles(app),
      ...many.map((each, index) => insertUses('activity', index + 1, each)),
      deleteUnusedFiles(app),
      ...many.map((each, index) => insertUses('revision', index + 1, each)),
    ]);
    const used = new Set(
      (await app.db.selectFrom('media_use').select('key').execute()).map(({ key }) => key),
    );
    for (const each of many) expect(await isStored(each)).toBe(used.has(mediaKey(each)));
  });
});
