import { randomUUID } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { requireFound } from '#server/app-error.ts';
import { inTransaction } from '#server/database/database.ts';
import { up as trackOldUse } from '#server/database/migrations/2026-11-21-media-use.ts';
import { mediaKey } from '#server/features/files/storage/media-key.ts';
import { listUsedKeys } from '#server/features/files/storage/stored-objects.repository.ts';
import { openObject, trackMediaUse } from '#server/features/files/storage/stored-objects.service.ts';
import { openTestApp, type TestApp } from '#tests/support/test-app.ts';
import { countStoredRows } from '#tests/support/test-conversions.ts';
import { storeBytes } from '#tests/support/test-media.ts';

/** Equal content is stored once, with a record of everything that uses it. */

let school: TestApp;
const queries: string[] = [];

beforeAll(async () => {
  school = await openTestApp((sql) => queries.push(sql));
});

afterAll(() => school.close());

describe('storing', () => {
  it('keeps the same bytes once, even if they are stored several times at once', async () => {
    const { app } = school;
    const before = await countStoredRows(app);
    const content = `shared ${randomUUID()}`;
    const names = await Promise.all(Array.from({ length: 8 }, () => storeBytes(app, content)));
    expect(new Set(names).size).toBe(1);
    const after = await countStoredRows(app);
    expect(after).toEqual({ ...before, bytes: before.bytes + content.length, objects: before.objects + 1 });
    const opened = requireFound(await openObject(app, names[0] ?? ''));
    expect(opened.bytes).toBe(content.length);
    expect((await buffer(await opened.openStream({ start: 0, end: 5 }))).toString()).toBe('shared');
  });

  it('keeps students’ work apart from media with the same bytes', async () => {
    const { app } = school;
    const content = randomUUID();
    const work = await storeBytes(app, content, { isPrivate: true });
    expect(await openObject(app, work)).toBeUndefined();
    expect((await openObject(app, work, { isPrivate: true }))?.bytes).toBe(content.length);
  });

  it('stores lost bytes again', async () => {
    const { app } = school;
    const content = randomUUID();
    const media = await storeBytes(app, content);
    await app.files.delete(mediaKey(media));
    await storeBytes(app, content);
    expect((await openObject(app, media))?.bytes).toBe(content.length);
  });

  it('refuses an extension that could lead to another path', async () => {
    for (const extension of ['', 'png', '.PNG', '.p/g', '.tar.gz', '.verylong']) {
      await expect(storeBytes(school.app, 'x', { extension })).rejects.toThrow(/cannot end a media name/);
    }
  });
});

describe('use', () => {
  const as = 'teacher';
  let one: string;
  let two: string;
  let icon: string;

  beforeEach(async () => {
    one = await storeBytes(school.app);
    two = await storeBytes(school.app);
    icon = await storeBytes(school.app);
  });

  const form = (changes: object = {}) => ({
    name: 'Quiz',
    description: 'About it',
    display_language: 'en' as const,
    subject_id: school.school.subjects.maths,
    grade: 4,
    difficulty: 'easy' as const,
    ...changes,
  });
  const quiz = (picture?: string) => ({
    questions: [
      {
        id: 'q1',
        type: 'single',
        body: {
          text: '1 + 1 = ?',
          ...(picture ? { picture: { url: picture, width: 1, height: 1, alt: '' } } : {}),
        },
        score: 4,
        answers: [
          { id: 'a', text: '2', correct: true },
          { id: 'b', text: '3' },
        ],
      },
    ],
  });

  const addActivity = (changes: object = {}) =>
    school.get('POST /diy/add', { type: 'diyquiz', form: form(changes) }, { as });

  async function save(id: number, content: unknown, changes: object = {}) {
    const { draft_version } = await school.get('GET /diy/detail', { id }, { as });
    queries.length = 0;
    await school.get('POST /diy/save', { id, draft_version, form: form(changes), content }, { as });
    return queries.filter((sql) => !/^(select .* from "(session|subject)"|begin|commit)/.test(sql));
  }

  const listKeysOf = (id: number, holder: 'activity' | 'revision' = 'activity') =>
    listUsedKeys(school.app.db, holder, id);
  const toKeys = (...names: string[]) => names.map((name) => mediaKey(name)).sort();

  it('follows the media that a draft names: in its content, as icon and as start-up screen', async () => {
    const { id } = await addActivity({ icon });
    expect(await listKeysOf(id)).toEqual(toKeys(icon));
    await save(id, quiz(one), { icon, startup_screen: two });
    expect((await listKeysOf(id)).sort()).toEqual(toKeys(icon, one, two));
    await save(id, quiz(two), {});
    expect(await listKeysOf(id)).toEqual(toKeys(two));
    await save(id, quiz());
    expect(await listKeysOf(id)).toEqual([]);
  });

  it('ignores missing media, and finds them once they exist', async () => {
    const content = randomUUID();
    const missing = await storeBytes(school.app, content);
    await school.app.db.deleteFrom('stored_object').where('key', '=', mediaKey(missing)).execute();
    const { id } = await addActivity();
    await save(id, quiz(missing));
    expect(await listKeysOf(id)).toEqual([]);
    await storeBytes(school.app, content);
    await save(id, quiz(missing));
    expect(await listKeysOf(id)).toEqual(toKeys(missing));
  });

  it('stays with a revision when the draft changes, and is copied with a copy', async () => {
    const { id } = await addActivity();
    await save(id, quiz(one));
    const { revision_id, issues } = await school.get('POST /diy/complete', { id }, { as });
    expect(issues).toEqual([]);
    await save(id, quiz(two));
    expect(await listKeysOf(revision_id ?? 0, 'revision')).toEqual(toKeys(one));
    expect(await listKeysOf(id)).toEqual(toKeys(two));
    const copy = await school.get('POST /diy/copy', { id }, { as });
    expect(await listKeysOf(copy.id)).toEqual(toKeys(two));
  });

  it('needs no query for a save without media, and two for a save with the same media as before', async () => {
    const { id } = await addActivity();
    await save(id, quiz());
    const plain = await save(id, quiz());
    await save(id, quiz(one));
    const withMedia = await save(id, quiz(one), { name: 'Renamed' });
    const isAboutUse = (sql: string) => /media_use|stored_object/.test(sql);
    expect(plain.filter(isAboutUse)).toEqual([]);
    expect(withMedia.filter(isAboutUse)).toEqual([
      expect.stringMatching(/^select "key" from "media_use"/),
      expect.stringMatching(/inner join "job"/),
    ]);
    expect(withMedia).toHaveLength(plain.length + 2);
  });

  it('is that of the successful save if two arrive at once', async () => {
    const { id } = await addActivity();
    const both = [one, two].map((media) =>
      school.call('POST /diy/save', { id, draft_version: 0, form: form(), content: quiz(media) }, { as }),
    );
    const keysOfBoth = (await Promise.all(both)).map(({ key }) => key);
    expect(new Set(keysOfBoth)).toEqual(new Set(['success', 'changed_elsewhere']));
    const { content } = await school.get('GET /diy/detail', { id }, { as });
    expect(await listKeysOf(id)).toEqual(toKeys(JSON.stringify(content).includes(one) ? one : two));
  });

  it('recognises a package by the folder of its pages', async () => {
    const zip = await storeBytes(school.app, randomUUID(), { extension: '.zip' });
    const text = JSON.stringify({ base: `packages/${zip.slice(0, 64)}/`, entry: 'index.html' });
    await inTransaction(school.app.db, (tx) => trackMediaUse(tx, 'activity', 987_654, [text]));
    expect(await listKeysOf(987_654)).toEqual(toKeys(zip));
  });

  it('is found in activities of earlier versions', async () => {
    const { id } = await addActivity({ icon });
    await save(id, quiz(one), { icon });
    const { revision_id } = await school.get('POST /diy/complete', { id }, { as });
    await school.app.db.deleteFrom('media_use').execute();
    await trackOldUse(school.app.db as never);
    expect((await listKeysOf(id)).sort()).toEqual(toKeys(icon, one));
    expect((await listKeysOf(revision_id ?? 0, 'revision')).sort()).toEqual(toKeys(icon, one));
  });
});
