import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { activities } from '#activities/models.ts';
import { resultCodes } from '#contract/codes.ts';
import { buildServer } from '#server/build-app.ts';
import { openSession } from '#server/features/session/session.service.ts';
import { startAllJobs } from '#server/start-all-jobs.ts';
import { getFrom } from '#tests/support/other-process.ts';
import { openTestApp, type TestApp } from '#tests/support/test-app.ts';
import { buildQuiz } from '#tests/support/test-courseware.ts';
import { addPublished, addUnit, completeActivity, share } from '#tests/support/test-resources.ts';

let test: TestApp;

beforeAll(async () => {
  test = await openTestApp();
});
afterAll(() => test.close());

/** Runs the jobs that wait. */
async function runJobs(): Promise<void> {
  const errors: unknown[] = [];
  const stop = startAllJobs(test.app, (error) => errors.push(error), { pollMs: 20 });
  const countUnfinished = async () =>
    (await test.app.db.selectFrom('job').select('id').where('state', 'in', ['queued', 'running']).execute())
      .length;
  await expect.poll(countUnfinished, { timeout: 15_000 }).toBe(0);
  await stop();
  expect(errors).toEqual([]);
}

const quizVersion = activities.find('diyquiz')?.content.version;
const teacher = { as: 'teacher' } as const;
const other = { as: 'other' } as const;

const searchResources = (keyword: string, as: 'teacher' | 'other' = 'other') =>
  test.get('GET /resource/index', { keyword }, { as });
const readResource = (id: number, as: 'teacher' | 'other' = 'other') =>
  test.get('GET /resource/detail', { id }, { as });
const readActivity = (id: number) => test.get('GET /diy/detail', { id }, teacher);

describe('sharing', () => {
  it('shows every teacher the newest revision, and that alone', async () => {
    const id = await addPublished(test, { name: '植物的生長', description: '看種子發芽' });
    const resourceId = await share(test, id);
    const { draft_version } = await readActivity(id);
    const form = { name: '未公開的名稱', grade: 4, difficulty: 'easy' as const };
    await test.get('POST /diy/save', { id, draft_version, form, content: { questions: [] } }, teacher);
    expect(await searchResources('种子')).toMatchObject({
      total: 1,
      items: [
        {
          id: resourceId,
          activity_id: id,
          name: '植物的生長',
          description: '看種子發芽',
          type: 'diyquiz',
          subject_name: '數學',
          grade: 4,
          difficulty: 'easy',
          question_count: 3,
          revision_number: 1,
          owner_name: 'teacher',
          is_own: false,
          liked: false,
          like_count: 0,
          copy_count: 0,
        },
      ],
    });
    expect((await searchResources('植物', 'teacher')).items[0]).toMatchObject({ is_own: true });
    expect((await searchResources('未公開')).items).toEqual([]);
    const preview = await test.get('GET /resource/preview', { id: resourceId }, other);
    expect(preview).toMatchObject({
      id: resourceId,
      name: '植物的生長',
      type: 'diyquiz',
      version: quizVersion,
    });
    expect(preview.content).toEqual(buildQuiz());
  });

  it('makes it findable by its subject’s name', async () => {
    const { maths, chinese } = test.school.subjects;
    const id = await addPublished(test, { name: 'Shapes', subject_id: maths });
    const resourceId = await share(test, id);
    const isFound = async (keyword: string) =>
      (await searchResources(keyword)).items.some((item) => item.id === resourceId);
    for (const keyword of ['數學', '数学', '数', 'shapes 數學']) expect(await isFound(keyword)).toBe(true);
    expect(await isFound('中文')).toBe(false);
    await completeActivity(test, id, { name: 'Shapes', subject_id: chinese });
    await share(test, id);
    expect([await isFound('中文'), await isFound('數學')]).toEqual([true, false]);
  });

  it("lets it be found by its subject's English name, too, as soon as the school gives one", async () => {
    const { maths } = test.school.subjects;
    const before = await share(test, await addPublished(test, { name: 'Angles', subject_id: maths }));
    const rename = async (name_eng: string) => {
      await test.get('POST /admin/subject_update', { id: maths, name_eng }, { as: 'admin' });
      await runJobs();
    };
    const isFound = async (id: number, keyword: string) =>
      (await searchResources(keyword)).items.some((item) => item.id === id);
    expect(await isFound(before, 'mathematics')).toBe(false);
    await rename('Mathematics');
    const after = await share(test, await addPublished(test, { name: 'Circles', subject_id: maths }));
    for (const id of [before, after]) {
      for (const keyword of ['Mathematics', 'math', '數學', '数学 mathematics'])
        expect(await isFound(id, keyword)).toBe(true);
    }
    const filtered = await test.get(
      'GET /resource/index',
      { keyword: 'mathematics angles', filter: JSON.stringify({ subject_id: maths, type: 'diyquiz' }) },
      teacher,
    );
    expect(filtered.items.map(({ id }) => id)).toEqual([before]);
    await rename('');
    for (const id of [before, after])
      expect([await isFound(id, 'mathematics'), await isFound(id, '數學')]).toEqual([false, true]);
  });

  it('is found by the new name of its subject, also if the server ended right after the renaming', async () => {
    const { chinese } = test.school.subjects;
    const id = await share(test, await addPublished(test, { name: 'Strokes', subject_id: chinese }));
    // Nothing that comes after the commit of this server happens.
    const endedBus = { ...test.app.bus, publish: () => undefined };
    const db = test.app.db.withPlugin({
      transformQuery: ({ node }) => {
        const isIndexing = node.kind === 'UpdateQueryNode' && JSON.stringify(node).includes('"resource"');
        if (isIndexing) throw new Error('the server has ended');
        return node;
      },
      transformResult: async ({ result }) => result,
    });
    const server = await buildServer({ ...test.app, db, bus: endedBus }, { maxEventLoopDelayMs: 0 });
    const rename = { id: chinese, name_eng: 'Calligraphy' };
    await getFrom(server)('POST /admin/subject_update', rename, await test.tokenOf('admin')).catch(
      () => undefined,
    );
    await server.close();
    await runJobs();
    expect((await searchResources('calligraphy')).items.map((item) => item.id)).toContain(id);
  });

  it('refuses activities that were never completed, and those of others', async () => {
    const { id } = await test.get('POST /diy/add', { type: 'diyquiz', form: { name: 'Draft' } }, teacher);
    const reply = await test.call('POST /resource/share', { activity_id: id }, teacher);
    expect(reply.key).toBe('activity_not_completed');
    const completed = await addPublished(test, { name: 'Mine' });
    expect((await test.call('POST /resource/share', { activity_id: completed }, other)).key).toBe(
      'not_found',
    );
    await share(test, completed, 'admin');
    expect((await searchResources('mine')).items[0]).toMatchObject({ owner_name: 'teacher' });
  });

  it('again replaces the revision, its words and its facts; likes and copies stay', async () => {
    const id = await addPublished(test, { name: '水的三態', grade: 4 });
    const resourceId = await share(test, id);
    await test.get('GET /resource/like', { id: resourceId }, other);
    const first = await readResource(resourceId);
    test.advance(1_000);
    await completeActivity(test, id, { name: '冰與水蒸氣', grade: 5 });
    expect(await readActivity(id)).toMatchObject({ resource_id: resourceId, resource_is_outdated: true });
    expect((await searchResources('三態')).items).toHaveLength(1);
    expect(await share(test, id)).toBe(resourceId);
    expect((await searchResources('三態')).items).toEqual([]);
    const [item] = (await searchResources('水蒸氣')).items;
    expect(item).toMatchObject({ id: resourceId, grade: 5, revision_number: 2, like_count: 1 });
    expect(item?.shared_at).toBe(first.shared_at);
    expect(item?.updated_at).toBeGreaterThan(first.updated_at);
    expect(await readActivity(id)).toMatchObject({ resource_is_outdated: false });
    test.advance(1_000);
    await share(test, id);
    expect((await readResource(resourceId)).updated_at).toBe(item?.updated_at);
  });

  it('keeps an activity from being deleted until it is taken back', async () => {
    const id = await addPublished(test, { name: 'Kept' });
    const free = await addPublished(test, { name: 'Free' });
    await share(test, id);
    const refused = await test.call('POST /diy/delete', { ids: [free, id] }, teacher);
    expect(refused).toMatchObject({ key: 'activity_shared' });
    expect(refused.msg).toContain('(Kept)');
    expect(await readActivity(free)).toMatchObject({ id: free });
    await test.get('POST /resource/take_back', { activity_id: id }, teacher);
    await test.get('POST /diy/delete', { ids: [id] }, teacher);
    expect((await test.call('POST /resource/share', { activity_id: id }, teacher)).key).toBe('not_found');
    await test.get('POST /diy/restore', { ids: [id] }, teacher);
    expect(await share(test, id)).toBeGreaterThan(0);
  });

  it('and deleting at the same moment: one of the two, never both', async () => {
    for (let round = 0; round < 10; round += 1) {
      const id = await addPublished(test, { name: `Race ${round}` });
      const calls = {
        share: () => test.call('POST /resource/share', { activity_id: id }, teacher),
        delete: () => test.call('POST /diy/delete', { ids: [id] }, teacher),
      };
      const order = round % 2 === 0 ? (['share', 'delete'] as const) : (['delete', 'share'] as const);
      const replies = await Promise.all(order.map((name) => calls[name]()));
      const outcome = `${replies[order.indexOf('share')]?.key} ${replies[order.indexOf('delete')]?.key}`;
      expect(['success activity_shared', 'not_found success']).toContain(outcome);
    }
  });
});

describe('types', () => {
  it('are named in the language asked for', async () => {
    const { type_list } = await test.get('GET /resource/type_list', {}, { ...teacher, lang: 'zh-cn' });
    expect(type_list).toContainEqual({
      type: 'diyquiz',
      name: '测验',
      colour: expect.stringMatching(/^#/) as string,
      icon: '/activity-icons/diyquiz.svg',
    });
  });
});

describe('likes', () => {
  it('count each person once', async () => {
    const id = await share(test, await addPublished(test, { name: 'Liked' }));
    const like = () => test.get('GET /resource/like', { id }, teacher);
    const unlike = () => test.get('GET /resource/unlike', { id }, teacher);
    expect(await unlike()).toEqual({ liked: false, like_count: 0 });
    expect(await like()).toEqual({ liked: true, like_count: 1 });
    expect(await like()).toEqual({ liked: true, like_count: 1 });
    expect(await test.get('GET /resource/like', { id }, other)).toEqual({ liked: true, like_count: 2 });
    expect(await unlike()).toEqual({ liked: false, like_count: 1 });
    expect(await readResource(id, 'teacher')).toMatchObject({ liked: false, like_count: 1 });
    expect(await readResource(id)).toMatchObject({ liked: true });
  });

  async function addTeachers(count: number): Promise<string[]> {
    const { db } = test.app;
    const template = await db
      .selectFrom('user')
      .selectAll()
      .where('id', '=', test.school.people.other)
      .executeTakeFirstOrThrow();
    const { id: _id, ...row } = template;
    const added = await db
      .insertInto('user')
      .values(Array.from({ length: count }, (_, index) => ({ ...row, email: `liker${index}@example.com` })))
      .returning('id')
      .execute();
    return Promise.all(added.map(({ id }) => openSession(test.app, id)));
  }

  it('are right when 200 people call at once, several times each', { timeout: 60_000 }, async () => {
    const id = await share(test, await addPublished(test, { name: 'Popular' }));
    const tokens = await addTeachers(200);
    const callAll = async (path: 'like' | 'unlike', of: readonly string[]) => {
      const replies = await Promise.all(
        of.map((token) => test.call(`GET /resource/${path}`, { id }, { token })),
      );
      expect(replies.filter(({ code }) => code !== resultCodes.success)).toEqual([]);
    };
    const count = async () => {
      const rows = await test.app.db
        .selectFrom('resource_like')
        .select('user_id')
        .where('resource_id', '=', id)
        .execute();
      expect((await readResource(id)).like_count).toBe(rows.length);
      return rows.length;
    };
    await callAll('like', [...tokens, ...tokens.slice(0, 100)]);
    expect(await count()).toBe(200);
    await callAll('unlike', [...tokens.slice(0, 50), ...tokens.slice(0, 50)]);
    expect(await count()).toBe(150);
    const [one = ''] = tokens;
    await Promise.all([callAll('like', Array(20).fill(one)), callAll('unlike', Array(20).fill(one))]);
    expect([150, 151]).toContain(await count());
  });
});

describe('detail', () => {
  it('shows in how many classes copies are used, and by whom', async () => {
    const id = await share(test, await addPublished(test, { name: 'Used' }));
    const { a, b } = test.school.classes;
    const copy = (unit_id: number, as: 'teacher' | 'other') =>
      test.get('GET /resource/copy', { id, unit_id }, { as });
    const own = await copy(await addUnit(test, b), 'other');
    await copy(await addUnit(test, b), 'other');
    await copy(await addUnit(test, a), 'teacher');
    const unplaced = await copy(await addUnit(test, b), 'other');
    await test.get('GET /teacher/course_delete', { ids: [unplaced.courseware_id] }, other);
    await test.get('POST /diy/delete', { ids: [unplaced.activity_id] }, other);
    const reply = await readResource(id);
    expect(reply).toMatchObject({ copy_count: 4, class_count: 2, former_classes: [] });
    const shown = reply.users.map(({ name, class_count }) => ({ name, class_count }));
    expect(shown).toHaveLength(2);
    expect(shown).toEqual(
      expect.arrayContaining([
        { name: 'other', class_count: 1 },
        { name: 'teacher', class_count: 1 },
      ]),
    );
    expect(reply.own_copies.map(({ activity_id }) => activity_id)).toContain(own.activity_id);
    expect(reply.own_copies).toHaveLength(2);
  });

  it('counts the class in which the original is used, and remembers it once that was deleted', async () => {
    const activityId = await addPublished(test, { name: 'Handed in' });
    const id = await share(test, activityId);
    const unit_id = await addUnit(test);
    const { ids } = await test.get(
      'POST /teacher/courseware_add',
      { unit_id, activity_ids: [activityId] },
      { as: 'teacher' },
    );
    const courseware_id = ids[0] ?? 0;
    await test.get('POST /teacher/courseware_open', { id: courseware_id }, { as: 'teacher' });
    const attempt = await test.get('POST /play/start', { courseware_id }, { as: 'student1' });
    await test.get('POST /play/submit', { attempt_id: attempt.id }, { as: 'student1' });
    await test.get(
      'POST /teacher/courseware_close',
      { id: courseware_id, confirmed: true },
      { as: 'teacher' },
    );
    expect(await readResource(id)).toMatchObject({
      class_count: 1,
      users: [{ name: 'teacher', class_count: 1 }],
      former_classes: [],
    });
    await test.get('GET /teacher/course_delete', { ids }, { as: 'teacher' });
    expect(await readResource(id)).toMatchObject({ class_count: 0, users: [], former_classes: ['4A'] });
  });
});
