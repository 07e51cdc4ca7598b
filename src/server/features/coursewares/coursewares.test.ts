import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ApiInput } from '#contract/api.ts';
import { insertCoursewares } from '#server/features/coursewares/placing.repository.ts';
import { openTestApp, type TestApp } from '#tests/support/test-app.ts';
import { closedCourseware, placeCourseware } from '#tests/support/test-courseware.ts';
import type { PersonKey } from '#tests/support/test-school.ts';

type Settings = NonNullable<ApiInput<'POST /teacher/courseware_open'>['settings']>;

let test: TestApp;

beforeAll(async () => {
  test = await openTestApp();
});
afterAll(() => test.close());

async function addUnit(name = 'Unit', klass: 'a' | 'b' = 'a'): Promise<number> {
  const { calendars, classes, subjects } = test.school;
  const place = { calendar_id: calendars.current, class_id: classes[klass], subject_id: subjects.maths };
  const as = klass === 'a' ? 'teacher' : 'other';
  return (await test.get('POST /teacher/unit_add', { name, ...place }, { as })).id;
}

const content = {
  questions: [
    {
      id: 'q1',
      type: 'single',
      body: { text: '1 + 1 = ?' },
      score: 4,
      answers: [
        { id: 'a', text: '2', correct: true },
        { id: 'b', text: '3' },
      ],
    },
  ],
};

async function addActivity(name: string, as: PersonKey = 'teacher'): Promise<number> {
  const form = { name, subject_id: test.school.subjects.maths, grade: 4, difficulty: 'easy' as const };
  const { id } = await test.get('POST /diy/add', { type: 'diyquiz', form }, { as });
  await complete(id, name, as);
  return id;
}

async function complete(id: number, name: string, as: PersonKey = 'teacher'): Promise<void> {
  const { draft_version } = await test.get('GET /diy/detail', { id }, { as });
  const form = {
    name,
    description: 'About it',
    subject_id: test.school.subjects.maths,
    grade: 4,
    difficulty: 'easy' as const,
  };
  await test.get('POST /diy/save', { id, draft_version, form, content }, { as });
  expect(await test.get('POST /diy/complete', { id }, { as })).toMatchObject({ completed: true });
}

const listCoursewares = async (unit_id: number, as: PersonKey = 'teacher') =>
  (await test.get('GET /teacher/course_list', { unit_id }, { as })).course_list;

const names = async (unitId: number) => (await listCoursewares(unitId)).map(({ name }) => name);

const find = async (unitId: number, id: number) =>
  (await listCoursewares(unitId)).find((item) => item.id === id);

const addCoursewares = (unit_id: number, activity_ids: number[], as: PersonKey = 'teacher') =>
  test.call('POST /teacher/courseware_add', { unit_id, activity_ids }, { as });

describe('placing activities', () => {
  it('puts them last in the chosen order, closed, at their newest revision', async () => {
    const unit = await addUnit();
    const [one, two] = [await addActivity('一'), await addActivity('二')];
    await complete(two, '二（修訂）');
    expect((await addCoursewares(unit, [one])).data?.ids).toHaveLength(1);
    const { data } = await addCoursewares(unit, [two, one, two]);
    expect(data?.ids).toHaveLength(2);
    const rows = await listCoursewares(unit);
    expect(rows.map(({ id }) => id).slice(1)).toEqual(data?.ids);
    expect(rows[1]).toEqual({
      id: data?.ids[0],
      unit_id: unit,
      name: '二（修訂）',
      type: 'diyquiz',
      is_marked: true,
      icon: '',
      activity_id: two,
      revision_number: 2,
      latest_revision_number: 2,
      question_count: 1,
      position: 2,
      is_open: false,
      state: 'closed',
      join_code: expect.stringMatching(/^[2-9A-HJKMNP-Z]{6}$/),
      open_at: null,
      due_at: null,
      late_hours: 0,
      attempts_allowed: 1,
      counting_attempt: 'best',
      time_limit_minutes: null,
      shuffle: false,
      feedback_rule: 'after_submit',
      allow_guests: false,
      guest_limit: 40,
      marks_held: false,
      target_kind: 'class',
      target_ids: [],
      target_names: [],
      work_by: 'person',
      group_set_id: null,
      may_work_by_group: true,
      type_settings: expect.arrayContaining(['time_limit_minutes', 'shuffle']),
      assigned: 2,
      started: 0,
      submitted: 0,
    });
    await complete(one, '一（修訂）');
    expect(await listCoursewares(unit)).toMatchObject([
      { name: '一', revision_number: 1, latest_revision_number: 2 },
      { name: '二（修訂）' },
      { name: '一', revision_number: 1, latest_revision_number: 2 },
    ]);
  });

  it('takes none when one may not be placed', async () => {
    const unit = await addUnit();
    const own = await addActivity('Own');
    const draft = (
      await test.get('POST /diy/add', { type: 'diyquiz', form: { name: '草稿' } }, { as: 'teacher' })
    ).id;
    const deleted = await addActivity('Deleted');
    await test.get('POST /diy/delete', { ids: [deleted] }, { as: 'teacher' });
    const foreign = await addActivity('Foreign', 'other');
    for (const [id, key] of [
      [draft, 'activity_not_completed'],
      [deleted, 'not_found'],
      [foreign, 'not_found'],
      [99_999, 'not_found'],
    ] as const) {
      expect(await addCoursewares(unit, [own, id])).toMatchObject({ key });
    }
    expect((await addCoursewares(unit, [draft])).msg).toContain('草稿');
    expect(await addCoursewares(unit, [own], 'other')).toMatchObject({ key: 'not_found' });
    expect(await listCoursewares(unit)).toEqual([]);
  });

  it('lets a colleague place activities that they may see in a shared unit', async () => {
    const unitOfB = await addUnit('B', 'b');
    const foreign = await addActivity('Shown', 'other');
    await addCoursewares(unitOfB, [foreign], 'other');
    expect(await addCoursewares(await addUnit(), [foreign])).toMatchObject({ key: 'not_found' });
    const { people, classes, subjects } = test.school;
    const teaching = { user_id: people.teacher, class_id: classes.b, subject_id: subjects.maths };
    await test.app.db.insertInto('teaching').values(teaching).execute();
    expect(await addCoursewares(await addUnit(), [foreign])).toMatchObject({ key: 'success' });
    await test.app.db
      .deleteFrom('teaching')
      .where('user_id', '=', people.teacher)
      .where('class_id', '=', classes.b)
      .execute();
  });

  it('draws a join code again while it is taken', async () => {
    const { unitId, activityId, revisionId, joinCode } = await placeCourseware(test);
    const drawn = [joinCode, 'SAME22', 'SAME22', joinCode, 'NEXT22'];
    const row = {
      ...closedCourseware,
      unit_id: unitId,
      activity_id: activityId,
      revision_id: revisionId,
      name: '',
      search_text: '',
      created_at: 1,
    };
    const rows = [1, 2].map((position) => ({ ...row, position: position + 1 }));
    const ids = await insertCoursewares(test.app.db, rows, () => drawn.shift() ?? 'LAST22');
    const stored = await Promise.all(ids.map((id) => find(unitId, id)));
    expect(stored.map((item) => item?.position)).toEqual([2, 3]);
    expect(new Set(stored.map((item) => item?.join_code)).size).toBe(2);
    await expect(insertCoursewares(test.app.db, rows, () => joinCode)).rejects.toThrow('No free join code');
  });
});

describe('opening and closing', () => {
  const settings: Settings = {
    open_at: null,
    due_at: null,
    attempts_allowed: 3,
    counting_attempt: 'last',
    time_limit_minutes: 20,
    shuffle: true,
    feedback_rule: 'after_due',
    allow_guests: true,
  };
  const openCourseware = (id: number, given?: Settings, as: PersonKey = 'teacher') =>
    test.call('POST /teacher/courseware_open', { id, ...(given ? { settings: given } : {}) }, { as });

  it('opens with the given settings, and again with those it has', async () => {
    const { id, unitId, joinCode } = await placeCourseware(test, { is_open: 0 });
    expect((await openCourseware(id, settings)).data).toEqual({ join_code: joinCode });
    expect(await find(unitId, id)).toMatchObject({ ...settings, is_open: true, state: 'open' });
    await test.get('POST /teacher/courseware_close', { id }, { as: 'teacher' });
    expect(await find(unitId, id)).toMatchObject({ ...settings, is_open: false, state: 'closed' });
    await openCourseware(id);
    expect(await find(unitId, id)).toMatchObject({ ...settings, state: 'open' });
  });

  it('follows opening and due time', async () => {
    const { id, unitId } = await placeCourseware(test, { is_open: 0 });
    const now = test.app.now();
    await openCourseware(id, { ...settings, open_at: now + 60_000, due_at: now + 120_000 });
    expect((await find(unitId, id))?.state).toBe('scheduled');
    test.advance(60_000);
    expect((await find(unitId, id))?.state).toBe('open');
    test.advance(60_000);
    expect((await find(unitId, id))?.state).toBe('past_due');
  });

  it('requires the due time to be after the opening time, and explains it', async () => {
    const { id, unitId } = await placeCourseware(test, { is_open: 0 });
    const now = test.app.now();
    for (const due_at of [now, now - 1]) {
      const reply = await openCourseware(id, { ...settings, open_at: now, due_at });
      expect(reply).toMatchObject({ key: 'invalid_input', msg: expect.stringContaining('settings.due_at') });
    }
    expect(await find(unitId, id)).toMatchObject({ is_open: false, due_at: null, attempts_allowed: 1 });
  });

  it('gives attempts in progress the new time', async () => {
    const { id } = await placeCourseware(test);
    const attempt = await test.get('POST /play/start', { courseware_id: id }, { as: 'student1' });
    expect(attempt.deadline_at).toBeNull();
    const due_at = test.app.now() + 600_000;
    await test.get('POST /teacher/courseware_update', { id, settings: { due_at } }, { as: 'teacher' });
    const read = () => test.get('GET /play/attempt', { id: attempt.id }, { as: 'student1' });
    expect((await read()).deadline_at).toBe(due_at);
    await test.get(
      'POST /teacher/courseware_update',
      { id, settings: { due_at, time_limit_minutes: 5 } },
      { as: 'teacher' },
    );
    expect((await read()).deadline_at).toBe(attempt.started_at + 300_000);
  });

  it('renames, also for searching, and keeps the settings', async () => {
    const { id, unitId } = await placeCourseware(test, { attempts_allowed: 7 });
    await test.get('POST /teacher/courseware_update', { id, name: '新名稱' }, { as: 'teacher' });
    expect(await find(unitId, id)).toMatchObject({ name: '新名稱', attempts_allowed: 7, is_open: true });
    const found = await test.get('GET /teacher/courseware_search', { keyword: '新名称' }, { as: 'teacher' });
    expect(found.items.map((item) => item.id)).toEqual([id]);
    await test.get('POST /teacher/courseware_update', { id }, { as: 'teacher' });
    expect((await find(unitId, id))?.name).toBe('新名稱');
  });

  it('is refused to people who do not teach the class', async () => {
    const { id, unitId } = await placeCourseware(test, { is_open: 0 });
    const before = await listCoursewares(unitId);
    expect(await openCourseware(id, settings, 'other')).toMatchObject({ key: 'not_found', data: null });
    expect(await openCourseware(id, settings, 'student1')).toMatchObject({ key: 'not_allowed' });
    expect(await test.call('POST /teacher/courseware_close', { id }, { as: 'other' })).toMatchObject({
      key: 'not_found',
    });
    expect(await listCoursewares(unitId)).toEqual(before);
    expect(await openCourseware(id, settings, 'admin')).toMatchObject({ key: 'success' });
  });
});

describe('counting', () => {
  it('counts students, not attempts; guests do not count', async () => {
    const { id, unitId, joinCode } = await placeCourseware(test, { attempts_allowed: 0, allow_guests: 1 });
    const start = async (options: { as?: PersonKey; token?: string }) =>
      (await test.get('POST /play/start', { courseware_id: id }, options)).id;
    const first = await start({ as: 'student1' });
    await test.get('POST /play/submit', { attempt_id: first }, { as: 'student1' });
    await start({ as: 'student1' });
    expect(await find(unitId, id)).toMatchObject({ assigned: 2, started: 1, submitted: 1 });
    const { userinfo } = await test.get('POST /play/guest', { code: joinCode, name: 'Guest' });
    expect(await find(unitId, id)).toMatchObject({ assigned: 2, started: 1 });
    await start({ token: userinfo.token });
    expect(await find(unitId, id)).toMatchObject({ assigned: 2, started: 1, submitted: 1 });
  });
});

describe('the order in a unit', () => {
  it('is the given one, when it names each courseware once', async () => {
    const unitId = await addUnit();
    const ids: number[] = [];
    for (const name of 'ABC') {
      ids.push((await placeCourseware(test, { name }, { unitId })).id);
    }
    const elsewhere = await placeCourseware(test);
    const sort = (given: number[], as: PersonKey = 'teacher') =>
      test.call('POST /teacher/courseware_sort', { unit_id: unitId, ids: given }, { as });
    const [a, b, c] = ids as [number, number, number];
    expect(await sort([c, a, b])).toMatchObject({ key: 'success' });
    expect(await names(unitId)).toEqual(['C', 'A', 'B']);
    expect((await listCoursewares(unitId)).map(({ position }) => position)).toEqual([1, 2, 3]);
    expect(await sort([a, b, b, c])).toMatchObject({ key: 'invalid_input' });
    expect(await sort([a, b, elsewhere.id])).toMatchObject({ key: 'invalid_input' });
    expect(await sort([a, b])).toMatchObject({ key: 'changed_elsewhere' });
    expect(await sort([a, b, c], 'other')).toMatchObject({ key: 'not_found' });
    expect(await names(unitId)).toEqual(['C', 'A', 'B']);
  });
});

describe('deleting', () => {
  it('deletes several with the work in them, or none', async () => {
    const unitId = await addUnit();
    const [one, two, kept] = [
      await placeCourseware(test, {}, { unitId }),
      await placeCourseware(test, {}, { unitId }),
      await placeCourseware(test, { name: 'kept' }, { unitId }),
    ];
    const unitOfB = await addUnit('B', 'b');
    const foreign = await placeCourseware(test, {}, { unitId: unitOfB });
    await test.get('POST /play/start', { courseware_id: one.id }, { as: 'student1' });
    const remove = (ids: number[], as: PersonKey = 'teacher') =>
      test.call('GET /teacher/course_delete', { ids }, { as });
    expect(await remove([one.id, foreign.id])).toMatchObject({ key: 'not_found' });
    expect(await remove([one.id, 99_999])).toMatchObject({ key: 'not_found' });
    expect(await listCoursewares(unitId)).toHaveLength(3);
    expect(await remove([one.id, two.id, one.id])).toMatchObject({ key: 'success' });
    expect((await listCoursewares(unitId)).map(({ id }) => id)).toEqual([kept.id]);
    expect((await listCoursewares(unitId)).map(({ position }) => position)).toEqual([1]);
    const records = await test.app.db
      .selectFrom('courseware_record')
      .select(['id', 'deleted_by', 'deleted_with_unit'])
      .where('unit_id', '=', unitId)
      .where('deleted_at', 'is not', null)
      .orderBy('id')
      .execute();
    const by = { deleted_by: test.school.people.teacher, deleted_with_unit: 0 };
    expect(records).toEqual([
      { id: one.id, ...by },
      { id: two.id, ...by },
    ]);
    expect(await remove([one.id])).toMatchObject({ key: 'not_found' });
  });
});

describe('searching a term', () => {
  it('finds by name of courseware or unit, by type, class and subject, newest first', async () => {
    const unitId = await addUnit('植物單元');
    await placeCourseware(test, { name: 'Leaves' }, { unitId });
    const { app } = test;
    await app.db
      .updateTable('courseware_record')
      .set({ search_text: 'leaves' })
      .where('unit_id', '=', unitId)
      .execute();
    await placeCourseware(test, { name: 'Roots' }, { unitId });
    const search = (input: ApiInput<'GET /teacher/courseware_search'>, as: PersonKey = 'teacher') =>
      test.get('GET /teacher/courseware_search', input, { as });
    const byUnit = await search({ keyword: '植物单元' });
    expect(byUnit.items.map(({ name }) => name)).toEqual(['Roots', 'Leaves']);
    expect(byUnit.items[0]).toMatchObject({
      unit_name: '植物單元',
      class_name: '4A',
      subject_name: '數學',
      assigned: 2,
    });
    expect(await search({ keyword: '植物單元', offset: 5 })).toEqual({ total: 2, items: [] });
    expect(await search({ keyword: '植物單元', limit: 1 })).toMatchObject({
      total: 2,
      items: [{ name: 'Roots' }],
    });
    expect((await search({ keyword: 'LEAVES' })).total).toBe(1);
    expect((await search({ keyword: 'leaves', type: 'diyquiz' })).total).toBe(1);
    expect((await search({ keyword: 'leaves', type: 'file' })).total).toBe(0);
    expect((await search({ keyword: 'leaves', subject_id: test.school.subjects.chinese })).total).toBe(0);
    expect((await search({ keyword: 'leaves', calendar_id: test.school.calendars.past })).total).toBe(0);
    expect((await search({ keyword: 'leaves' }, 'other')).total).toBe(0);
    expect((await search({ keyword: 'leaves' }, 'admin')).total).toBe(1);
  });
});

describe('the order of lists across units', () => {
  it('is that of making, of names or of due times, without one last, either way', async () => {
    const unitId = await addUnit('Sorted');
    for (const [name, created_at, due_at] of [
      ['Bird', 3, null],
      ['ant', 1, 20],
      ['Cat', 2, 10],
    ] as const) {
      const settings = { name, search_text: name.toLowerCase(), created_at, due_at };
      await placeCourseware(test, settings, { unitId });
    }
    type Order = Pick<ApiInput<'GET /teacher/courseware_search'>, 'sort' | 'order'>;
    const search = async (order: Order) => {
      const found = await test.get(
        'GET /teacher/courseware_search',
        { keyword: 'sorted', ...order },
        { as: 'teacher' },
      );
      return found.items.map(({ name }) => name).join(' ');
    };
    const study = async (order: Order, unit_id: number | undefined = unitId) => {
      const found = await test.get('GET /study/list', { unit_id, ...order }, { as: 'teacher' });
      return found.items.map(({ courseware_name }) => courseware_name).join(' ');
    };
    expect(await search({})).toBe('Bird Cat ant');
    expect(await study({})).toBe('Bird ant Cat');
    expect(await study({ order: 'desc' })).toBe('Cat ant Bird');
    for (const ask of [search, study]) {
      expect(await ask({ sort: 'created_at' })).toBe('Bird Cat ant');
      expect(await ask({ sort: 'created_at', order: 'asc' })).toBe('ant Cat Bird');
      expect(await ask({ sort: 'name' })).toBe('ant Bird Cat');
      expect(await ask({ sort: 'name', order: 'desc' })).toBe('Cat Bird ant');
      expect(await ask({ sort: 'due_at' })).toBe('Cat ant Bird');
      expect(await ask({ sort: 'due_at', order: 'desc' })).toBe('ant Cat Bird');
    }
    const pages = [0, 1, 2].map(async (offset) => {
      const page = { keyword: 'sorted', sort: 'due_at', offset, limit: 1 } as const;
      return (await test.get('GET /teacher/courseware_search', page, { as: 'teacher' })).items[0]?.name;
    });
    expect(await Promise.all(pages)).toEqual(['Cat', 'ant', 'Bird']);
    const odd = { sort: 'password' } as unknown as Order;
    for (const key of ['GET /teacher/courseware_search', 'GET /study/list'] as const)
      expect((await test.call(key, odd, { as: 'teacher' })).key).toBe('invalid_input');
  });
});

describe('the preview', () => {
  it('gives the pinned revision with its key to teachers of the class', async () => {
    const { id } = await placeCourseware(test, { time_limit_minutes: 9, shuffle: 1 });
    const preview = await test.get('GET /teacher/courseware_preview', { id }, { as: 'teacher' });
    expect(preview).toMatchObject({
      id,
      name: 'Quiz',
      description: 'About it',
      display_language: 'en',
      type: 'diyquiz',
      settings: { time_limit_minutes: 9, shuffle: true, allow_guests: false, due_at: null },
      content: { questions: [{ id: 'q1' }, { id: 'q2' }, { id: 'q3' }] },
    });
    expect(JSON.stringify(preview.content)).toContain('"correct":true');
    expect(await test.call('GET /teacher/courseware_preview', { id }, { as: 'other' })).toMatchObject({
      key: 'not_found',
      data: null,
    });
  });
});
