import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { activities } from '#activities/models.ts';
import { difficulties } from '#contract/choices.ts';
import { conversionResult } from '#contract/files.ts';
import { selectableLanguages } from '#contract/language.ts';
import { fillDemoSchool } from '#demo/fill-demo-school.ts';
import type { QuestionInfo } from '#form/activity-type.ts';
import { traceId } from '#form/trace-id.ts';
import type { App } from '#server/app.ts';
import * as guessing from '#server/database/migrations/2026-11-23-guessing.ts';
import { readEnv } from '#server/env.ts';
import { resolveDraft } from '#server/features/contents/resolve.service.ts';
import { findMediaNames, mediaKey } from '#server/features/files/storage/media-key.ts';
import { findResourcePage } from '#server/features/resources/resource-list.ts';
import { publicDemoPassword } from '#server/features/school/demo-password.service.ts';
import { isPassword } from '#server/features/session/passwords.service.ts';
import { openApp } from '#server/open-app.ts';
import { openTestDatabase } from '#tests/support/test-database.ts';

/** Takes the database back to an earlier version, and migrates it again. */
async function migrateAgain({ db, parts }: App): Promise<void> {
  for (const table of ['guess_counter', 'known_browser']) await db.schema.dropTable(table).execute();
  await db.schema.alterTable('user').dropColumn('is_demo').execute();
  await guessing.up(db as never, parts);
}

/** The demo school: its people can sign in, and its reports contain enough data to be useful. */
describe('the demo school', () => {
  let app: App;
  let close: () => Promise<void>;

  beforeAll(async () => {
    const testDatabase = await openTestDatabase();
    const openedApp = await openApp(
      readEnv({ DATA_DIR: testDatabase.dataDir, DATABASE_URL: testDatabase.url, LOG_LEVEL: 'silent' }),
    );
    app = openedApp;
    await fillDemoSchool(app, publicDemoPassword);
    close = async () => {
      await openedApp.close();
      await testDatabase.close();
    };
  });

  afterAll(() => close());

  it('has the printed accounts, with the printed password', async () => {
    const numbers = Array.from({ length: 30 }, (_, index) => `student${String(index + 1).padStart(2, '0')}`);
    for (const name of ['admin', 'teacher', 'teacher2', ...numbers]) {
      const user = await app.db
        .selectFrom('user')
        .selectAll()
        .where('email', '=', `${name}@example.com`)
        .executeTakeFirst();
      expect([name, user?.user_group]).toEqual([name, name.startsWith('student') ? 'student' : 'teacher']);
    }
    const { password_hash } = await app.db
      .selectFrom('user')
      .select('password_hash')
      .executeTakeFirstOrThrow();
    expect(await isPassword('elearning', password_hash)).toBe(true);
  });

  it('gives every class with open work different attempts with stored answers', async () => {
    const attempts = await app.db.selectFrom('attempt').selectAll().execute();
    const answers = await app.db.selectFrom('answer').selectAll().execute();
    expect(attempts.filter(({ state }) => state === 'submitted').length).toBeGreaterThan(80);
    expect(attempts.some(({ state }) => state === 'in_progress')).toBe(true);
    const shares = attempts.flatMap(({ score, max_score }) =>
      score === null || max_score === 0 ? [] : [score / max_score],
    );
    expect(Math.min(...shares)).toBeLessThan(0.5);
    expect(Math.max(...shares)).toBe(1);
    const worked = new Set(answers.map(({ attempt_id }) => attempt_id));
    expect(attempts.filter(({ id, state }) => state === 'submitted' && !worked.has(id))).toEqual([]);
    expect(
      attempts.every(
        ({ started_at, submitted_at }) => started_at < app.now() && (submitted_at ?? 0) <= app.now(),
      ),
    ).toBe(true);
  });

  it('stores the pictures and the sound that its quizzes show', async () => {
    const { content } = await app.db
      .selectFrom('activity_revision')
      .select('content')
      .where('name', '=', '分數的認識')
      .executeTakeFirstOrThrow();
    const urls = [...content.matchAll(/"url":"([^"]+)"/g)].map(([, url]) => url ?? '');
    expect(urls.length).toBeGreaterThan(3);
    const files = await app.db.selectFrom('file').select(['sha256', 'extension']).execute();
    const stored = new Set(files.map(({ sha256, extension }) => sha256 + extension));
    expect(urls.filter((url) => !stored.has(url))).toEqual([]);
    expect(files.some(({ extension }) => extension === '.mp3')).toBe(true);
  });

  it('has open work of every activity type, with finished attempts and attempts in progress', async () => {
    const rows = await app.db
      .selectFrom('attempt')
      .innerJoin('courseware', 'courseware.id', 'attempt.courseware_id')
      .innerJoin('activity', 'activity.id', 'courseware.activity_id')
      .innerJoin('answer', 'answer.attempt_id', 'attempt.id')
      .innerJoin('activity_revision as revision', 'revision.id', 'attempt.revision_id')
      .select(['activity.type', 'attempt.state', 'revision.content'])
      .select(['answer.question_id', 'answer.response', 'answer.files'])
      .where('courseware.is_open', '=', 1)
      .execute();
    for (const model of activities.models) {
      const { type, work } = model;
      const revisionsOfType = rows.filter((row) => row.type === type);
      const states = new Set(revisionsOfType.map(({ state }) => state));
      expect([type, ...[...states].sort()]).toEqual([type, 'in_progress', 'submitted']);
      const questionsByContent = new Map<string, QuestionInfo[]>();
      for (const content of new Set(revisionsOfType.map((row) => row.content))) {
        const resolved = await resolveDraft(app.db, model, JSON.parse(content));
        questionsByContent.set(content, work.questions(resolved.content));
      }
      const wrong = revisionsOfType.filter(
        (row) =>
          (row.question_id !== traceId &&
            !questionsByContent.get(row.content)?.some(({ id }) => id === row.question_id)) ||
          // What is drawn has no response, and neither has an answer of files alone.
          !(
            ((work.spaces?.['ink'] || row.files !== '[]') && row.response === 'null') ||
            (row.question_id === traceId ? work.trace?.schema : work.response)?.safeParse(
              JSON.parse(row.response),
            ).success
          ),
      );
      expect([type, wrong]).toEqual([type, []]);
    }
  });

  it('stores every medium that its activities name, and keeps it from collection', async () => {
    for (const table of ['activity', 'activity_revision'] as const) {
      const rows = await app.db.selectFrom(table).select(['id', 'content', 'startup_screen']).execute();
      const holder = table === 'activity' ? 'activity' : 'revision';
      const uses = await app.db.selectFrom('media_use').selectAll().where('holder', '=', holder).execute();
      const used = Map.groupBy(uses, ({ holder_id }) => holder_id);
      const named = rows.map(({ id, content, startup_screen }) => ({
        id,
        media: findMediaNames([content, startup_screen]),
      }));
      expect(new Set(named.flatMap(({ media }) => media)).size).toBeGreaterThan(30);
      for (const { id, media } of named) {
        expect((used.get(id) ?? []).map(({ key }) => key).sort()).toEqual(
          media.map((name) => mediaKey(name)).sort(),
        );
        for (const name of media) expect(await app.files.size(mediaKey(name))).toBeGreaterThan(0);
      }
    }
  });

  it('has converted its documents, panoramas, videos and packages, and all conversions exist', async () => {
    const conversions = await app.db.selectFrom('made_media').selectAll().execute();
    expect([...new Set(conversions.map(({ kind }) => kind))].sort()).toEqual([
      'document',
      'package',
      'panorama',
      'video',
    ]);
    for (const { media, result } of conversions) {
      expect(conversionResult.safeParse(JSON.parse(result)).error).toBeUndefined();
      const resultNames = findMediaNames([result]).filter((name) => name !== media);
      const keptResults = await app.db
        .selectFrom('media_use')
        .select('key')
        .where('holder_media', '=', media)
        .execute();
      expect(keptResults.map(({ key }) => key)).toEqual(
        expect.arrayContaining(resultNames.map((name) => mediaKey(name))),
      );
    }
    const packageEntries = await app.db.selectFrom('package_entry').select('key').execute();
    expect(packageEntries.length).toBeGreaterThan(5);
    for (const { key } of packageEntries) expect(await app.files.size(key)).toBeGreaterThan(0);
  });

  it('fills the library for every type, subject, grade and language, with right counters', async () => {
    const find = async (filter: Partial<Record<string, string | number>>, keyword = '') =>
      (
        await findResourcePage(app, 0, {
          filter,
          keyword,
          sort: 'newest',
          order: 'desc',
          offset: 0,
          limit: 100,
        })
      ).ids;
    const subjects = await app.db.selectFrom('subject').select('id').execute();
    const filters = [
      ...activities.models.map(({ type }) => ({ type })),
      ...subjects.map(({ id }) => ({ subject_id: id })),
      ...[1, 2, 3, 4, 5, 6].map((grade) => ({ grade })),
      ...difficulties.map((difficulty) => ({ difficulty })),
      ...selectableLanguages.map((language) => ({ language })),
    ];
    for (const filter of filters) expect([filter, (await find(filter)).length]).not.toEqual([filter, 0]);
    expect((await find({})).length).toBeGreaterThanOrEqual(24);
    expect(await find({}, '分数')).toEqual(await find({}, '分數'));
    expect((await find({}, '分數')).length).toBeGreaterThan(1);
    const resources = await app.db.selectFrom('resource').selectAll().execute();
    const likes = await app.db.selectFrom('resource_like').selectAll().execute();
    const copies = await app.db.selectFrom('activity').select('origin_resource_id').execute();
    for (const { id, like_count, copy_count, owner_id } of resources) {
      const resourceLikes = likes.filter(({ resource_id }) => resource_id === id);
      expect(resourceLikes.some(({ user_id }) => user_id === owner_id)).toBe(false);
      expect([like_count, copy_count]).toEqual([
        resourceLikes.length,
        copies.filter(({ origin_resource_id }) => origin_resource_id === id).length,
      ]);
    }
  });

  it('has coursewares to sync, changes to take and a resource to share again for the teacher', async () => {
    const { id } = await app.db
      .selectFrom('user')
      .select('id')
      .where('email', '=', 'teacher@example.com')
      .executeTakeFirstOrThrow();
    const own = app.db.selectFrom('activity').where('activity.owner_id', '=', id);
    const behind = await own
      .innerJoin('courseware', 'courseware.activity_id', 'activity.id')
      .whereRef('courseware.revision_id', '<>', 'activity.revision_id')
      .select('courseware.name')
      .execute();
    const copies = await own
      .innerJoin('resource', 'resource.id', 'activity.origin_resource_id')
      .whereRef('resource.revision_id', '<>', 'activity.origin_revision_id')
      .select('activity.name')
      .execute();
    const outdated = await own
      .innerJoin('resource', 'resource.activity_id', 'activity.id')
      .whereRef('resource.revision_id', '<>', 'activity.revision_id')
      .select('activity.name')
      .execute();
    expect([new Set(behind.map(({ name }) => name)), copies, outdated]).toEqual([
      new Set(['乘法快答']),
      [{ name: '分数的加法和减法' }],
      [{ name: '面積和周界' }],
    ]);
  });

  it('has a student with extra time, one excused and one with returned work, and marks held back', async () => {
    const rows = await app.db
      .selectFrom('courseware_exception as exception')
      .innerJoin('courseware', 'courseware.id', 'exception.courseware_id')
      .leftJoin('attempt', (join) =>
        join
          .onRef('attempt.courseware_id', '=', 'courseware.id')
          .onRef('attempt.user_id', '=', 'exception.user_id'),
      )
      .select(['exception.extra_minutes', 'exception.is_excused', 'courseware.marks_held', 'attempt.state'])
      .orderBy('exception.user_id')
      .execute();
    expect(rows).toEqual([
      { extra_minutes: 10, is_excused: 0, marks_held: 1, state: 'submitted' },
      { extra_minutes: 0, is_excused: 1, marks_held: 1, state: null },
      { extra_minutes: 0, is_excused: 0, marks_held: 1, state: 'in_progress' },
    ]);
  });

  it('has groups of 4A, one courseware for two of them, and one as shared work of groups', async () => {
    const { db } = app;
    const sets = await db.selectFrom('group_set').select(['id', 'position']).orderBy('position').execute();
    expect(sets.map(({ position }) => position)).toEqual([1, 2]);
    const narrowed = await db
      .selectFrom('courseware')
      .innerJoin('courseware_target', 'courseware_target.courseware_id', 'courseware.id')
      .select(['courseware.id', 'courseware_target.group_id'])
      .where('courseware.target_kind', '=', 'groups')
      .execute();
    expect(new Set(narrowed.map(({ id }) => id)).size).toBe(1);
    expect(narrowed).toHaveLength(2);
    const chosen = await db
      .selectFrom('group_member')
      .select('user_id')
      .where(
        'group_id',
        'in',
        narrowed.map(({ group_id }) => group_id ?? 0),
      )
      .execute();
    const workers = await db
      .selectFrom('attempt_member')
      .select('user_id')
      .where('courseware_id', '=', narrowed[0]?.id ?? 0)
      .execute();
    const ids = new Set(chosen.map(({ user_id }) => user_id));
    expect(workers.length).toBeGreaterThan(0);
    expect(workers.filter(({ user_id }) => !ids.has(user_id))).toEqual([]);
    const shared = await db
      .selectFrom('attempt')
      .innerJoin('attempt_member', 'attempt_member.attempt_id', 'attempt.id')
      .select(['attempt.id', 'attempt.state', 'attempt_member.own_score'])
      .where('attempt.group_id', 'is not', null)
      .execute();
    const attempts = new Map(shared.map(({ id, state }) => [id, state]));
    expect([...attempts.values()].filter((state) => state === 'submitted').length).toBeGreaterThan(2);
    expect([...attempts.values()]).toContain('in_progress');
    expect(shared.length).toBe(5 * attempts.size);
    expect(shared.filter(({ own_score }) => own_score !== null)).toHaveLength(1);
  });

  it('marks its accounts as demo accounts, also if an earlier version made them', async () => {
    const { db } = app;
    const everybody = await db.selectFrom('user').select('id').execute();
    const countMarked = async () =>
      (await db.selectFrom('user').select('id').where('is_demo', '=', 1).execute()).length;
    expect(everybody.length).toBeGreaterThan(60);
    expect(await countMarked()).toBe(everybody.length);
    const { id: first } = everybody[0] as { id: number };
    const person = await db.selectFrom('user').selectAll().where('id', '=', first).executeTakeFirstOrThrow();
    await db
      .insertInto('user')
      .values({ ...person, id: 9_999, email: 'own@school.example', created_at: app.now() + 1 })
      .execute();
    await migrateAgain(app);
    expect(await countMarked()).toBe(everybody.length);
    await db.deleteFrom('user').where('id', '=', 9_999).execute();
  });

  it('leaves nothing behind when it fails half-way', async () => {
    const peopleBefore = await app.db.selectFrom('user').select('id').execute();
    await expect(fillDemoSchool(app, publicDemoPassword)).rejects.toThrow();
    expect(await app.db.selectFrom('user').select('id').execute()).toHaveLength(peopleBefore.length);
  });
});
