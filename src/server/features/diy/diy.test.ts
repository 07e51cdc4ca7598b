import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { ApiInput } from '#contract/api.ts';
import { openTestApp, type TestApp } from '#tests/support/test-app.ts';
import type { PersonKey } from '#tests/support/test-school.ts';

type Form = ApiInput<'POST /diy/save'>['form'];

const type = 'diyquiz';

let school: TestApp;
let form: Form;

function question(id: string, text = '1 + 1 = ?') {
  return {
    id,
    type: 'single',
    body: { text },
    score: 4,
    answers: [
      { id: 'a', text: '2', correct: true },
      { id: 'b', text: '3' },
    ],
  };
}

const quiz = (...ids: string[]) => ({ questions: ids.map((id) => question(id)) });

beforeAll(async () => {
  school = await openTestApp();
  form = {
    name: '加法',
    description: '一至十的加法',
    display_language: 'zh-hk',
    subject_id: school.school.subjects.maths,
    grade: 4,
    difficulty: 'easy',
  };
});

afterAll(() => school.close());

const add = (input: Partial<ApiInput<'POST /diy/add'>> = {}, as: PersonKey = 'teacher') =>
  school.get('POST /diy/add', { type, form, ...input }, { as });

const detail = (id: number, as: PersonKey = 'teacher') => school.get('GET /diy/detail', { id }, { as });

const complete = (id: number, as: PersonKey = 'teacher') => school.get('POST /diy/complete', { id }, { as });

async function save(id: number, content: unknown, changes: Partial<Form> = {}) {
  const { draft_version } = await detail(id);
  return school.get(
    'POST /diy/save',
    { id, draft_version, form: { ...form, ...changes }, content },
    { as: 'teacher' },
  );
}

async function addCompleted(): Promise<number> {
  const { id } = await add();
  await save(id, quiz('q1'));
  expect((await complete(id)).issues).toEqual([]);
  return id;
}

/** Places the activity's newest revision in a new unit of 4A maths. */
async function place(activityId: number, unitName: string): Promise<number> {
  const { app, school: seeded } = school;
  const { revision_id } = await app.db
    .selectFrom('activity')
    .select('revision_id')
    .where('id', '=', activityId)
    .executeTakeFirstOrThrow();
  const unit = await app.db
    .insertInto('unit')
    .values({
      calendar_id: seeded.calendars.current,
      class_id: seeded.classes.a,
      subject_id: seeded.subjects.maths,
      name: unitName,
      search_text: unitName,
      position: 1,
      created_by: seeded.people.teacher,
      created_at: app.now(),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await app.db
    .insertInto('courseware')
    .values({
      unit_id: unit.id,
      activity_id: activityId,
      revision_id: Number(revision_id),
      name: 'placed',
      search_text: 'placed',
      position: 1,
      is_open: 0,
      open_at: null,
      due_at: null,
      attempts_allowed: 1,
      counting_attempt: 'best',
      time_limit_minutes: null,
      shuffle: 0,
      feedback_rule: 'after_submit',
      allow_guests: 0,
      join_code: `J${unit.id}`,
      created_at: app.now(),
    })
    .execute();
  return unit.id;
}

const revisionsOf = (id: number) =>
  school.app.db
    .selectFrom('activity_revision')
    .selectAll()
    .where('activity_id', '=', id)
    .orderBy('number')
    .execute();

describe('starting an activity', () => {
  it('makes an empty draft in process', async () => {
    const started = await add({ form: {} });
    expect(started).toMatchObject({
      type,
      name: '',
      status: 0,
      draft_version: 0,
      revision_number: 0,
      question_count: 0,
      owner_id: school.school.people.teacher,
      modified_by: 'teacher',
      content: { questions: [] },
    });
  });

  it('starts one activity however often its key is sent, also at once', async () => {
    const sent = await Promise.all([1, 2, 3].map(() => add({ key: 'key-of-one-draft' })));
    expect(new Set(sent.map(({ id }) => id)).size).toBe(1);
    const others = await add({ key: 'key-of-one-draft' }, 'other');
    expect(others.id).not.toBe(sent[0]?.id);
  });

  it('refuses unknown types and subjects', async () => {
    const unknownType = await school.call('POST /diy/add', { type: '__proto__' }, { as: 'teacher' });
    expect(unknownType).toMatchObject({ key: 'invalid_input', data: null });
    expect(unknownType.msg).toContain('type');
    const unknownSubject = await school.call(
      'POST /diy/add',
      { type, form: { subject_id: 999_999 } },
      { as: 'teacher' },
    );
    expect(unknownSubject.msg).toContain('form.subject_id');
  });

  it('is for teachers', async () => {
    expect((await school.call('POST /diy/add', { type }, { as: 'student1' })).key).toBe('not_allowed');
  });
});

describe('saving a draft', () => {
  it('keeps what is incomplete and counts its questions', async () => {
    const { id } = await add({ form: {} });
    const unfinished = { questions: [{ id: 'q1', type: 'single' }, question('q2')] };
    expect(await save(id, unfinished, { name: '', subject_id: null })).toMatchObject({
      draft_version: 1,
      status: 0,
    });
    expect(await detail(id)).toMatchObject({ name: '', question_count: 2, draft_version: 1 });
  });

  it('refuses to overwrite what another window saved', async () => {
    const { id } = await add();
    await save(id, quiz('q1'));
    const late = { id, draft_version: 0, form, content: quiz('q2') };
    expect((await school.call('POST /diy/save', late, { as: 'teacher' })).key).toBe('changed_elsewhere');
    expect((await detail(id)).content).toMatchObject({ questions: [{ id: 'q1' }] });
  });

  it('lets one of two simultaneous saves win', async () => {
    const { id } = await add();
    const keys = await Promise.all(
      ['q1', 'q2'].map(async (question_id) => {
        const input = { id, draft_version: 0, form, content: quiz(question_id) };
        return (await school.call('POST /diy/save', input, { as: 'teacher' })).key;
      }),
    );
    expect(new Set(keys)).toEqual(new Set(['changed_elsewhere', 'success']));
  });

  it('answers a save that is sent again like the first', async () => {
    const { id } = await add();
    const input = { id, draft_version: 0, form, content: quiz('q1') };
    const first = await school.get('POST /diy/save', input, { as: 'teacher' });
    expect(await school.get('POST /diy/save', input, { as: 'teacher' })).toEqual(first);
    expect(first.draft_version).toBe(1);
  });

  it('names the field that has the wrong form', async () => {
    const { id } = await add();
    const content = { questions: [question('q1'), { id: 'q2', type: 'essay' }] };
    const reply = await school.call(
      'POST /diy/save',
      { id, draft_version: 0, form, content },
      { as: 'teacher' },
    );
    expect(reply.key).toBe('invalid_input');
    expect(reply.msg).toContain('content.questions.1.type');
    expect((await detail(id)).draft_version).toBe(0);
  });

  it('drops what the format does not know', async () => {
    const { id } = await add();
    await save(id, { ...quiz('q1'), injected: 'x' });
    expect(JSON.stringify((await detail(id)).content)).not.toContain('injected');
  });

  it('refuses a draft that is too large', async () => {
    const { id } = await add();
    // 190 questions of 6,000 bytes each: within every single limit, together above a megabyte.
    const questions = Array.from({ length: 190 }, (_, index) => question(`q${index}`, '字'.repeat(2_000)));
    const input = { id, draft_version: 0, form, content: { questions } };
    expect((await school.call('POST /diy/save', input, { as: 'teacher' })).key).toBe('body_too_large');
    expect((await detail(id)).draft_version).toBe(0);
  });

  it('is for the owner and administrators', async () => {
    const { id } = await add();
    const input = { id, draft_version: 0, form, content: quiz('q1') };
    expect((await school.call('POST /diy/save', input, { as: 'other' })).key).toBe('not_found');
    expect((await school.call('GET /diy/detail', { id }, { as: 'other' })).key).toBe('not_found');
    expect((await school.call('POST /diy/save', input, { as: 'admin' })).key).toBe('success');
    expect(await detail(id)).toMatchObject({
      modified_by: 'admin',
      owner_id: school.school.people.teacher,
    });
  });
});

describe('completing', () => {
  it('says everything that is missing and publishes nothing', async () => {
    const { id } = await add({ form: {} });
    const reply = await complete(id);
    expect(reply).toMatchObject({ completed: false, revision_id: null, revision_number: 0, status: 0 });
    expect(reply.issues.map(({ path }) => path.join('.'))).toEqual([
      'form.name',
      'form.description',
      'form.subject_id',
      'form.grade',
      'form.difficulty',
      'questions',
    ]);
    expect(await revisionsOf(id)).toEqual([]);
  });

  it('publishes a revision with what it holds', async () => {
    const { id } = await add();
    await save(id, quiz('q1', 'q2'));
    const reply = await complete(id);
    expect(reply).toMatchObject({ completed: true, issues: [], revision_number: 1, status: 1 });
    expect(await detail(id)).toMatchObject({
      status: 1,
      has_unpublished_changes: false,
      revision_number: 1,
    });
    const [revision] = await revisionsOf(id);
    expect(revision).toMatchObject({
      id: reply.revision_id,
      number: 1,
      name: '加法',
      question_count: 2,
      max_score: 8,
    });
  });

  it('makes no second revision of the same draft, also when sent at once', async () => {
    const { id } = await add();
    await save(id, quiz('q1'));
    const replies = await Promise.all([complete(id), complete(id), complete(id)]);
    expect(new Set(replies.map(({ revision_id }) => revision_id)).size).toBe(1);
    expect(await complete(id)).toEqual(replies[0]);
    expect(await revisionsOf(id)).toHaveLength(1);
  });

  it('leaves earlier revisions as they were', async () => {
    const id = await addCompleted();
    const before = await revisionsOf(id);
    expect(await save(id, quiz('q1', 'q2'))).toMatchObject({ status: 0 });
    expect(await detail(id)).toMatchObject({ has_unpublished_changes: true, revision_number: 1 });
    expect(await complete(id)).toMatchObject({ revision_number: 2, status: 1 });
    const after = await revisionsOf(id);
    expect(after).toHaveLength(2);
    expect(after[0]).toEqual(before[0]);
  });

  it('is completed again once the draft is as published', async () => {
    const id = await addCompleted();
    expect((await save(id, quiz('q1'), { name: 'another' })).status).toBe(0);
    expect((await save(id, quiz('q1'))).status).toBe(1);
    expect((await save(id, quiz('q1'), { grade: null })).status).toBe(0);
    expect((await save(id, quiz('q1'))).status).toBe(1);
    expect(await detail(id)).toMatchObject({ has_unpublished_changes: false });
    expect(await complete(id)).toMatchObject({ revision_number: 1 });
    expect(await revisionsOf(id)).toHaveLength(1);
  });
});

describe('copying', () => {
  it('gives an own draft under a new name', async () => {
    const id = await addCompleted();
    const copy = await school.get('POST /diy/copy', { id }, { as: 'teacher', lang: 'zh-hk' });
    expect(copy).toMatchObject({
      name: '加法（副本）',
      status: 0,
      revision_number: 0,
      question_count: 1,
      subject_id: form.subject_id,
      grade: 4,
    });
    expect(copy.id).not.toBe(id);
    expect(copy.content).toEqual((await detail(id)).content);
    expect((await school.get('POST /diy/copy', { id, name: 'Mine' }, { as: 'teacher' })).name).toBe('Mine');
  });

  it('keeps a long name within its limit', async () => {
    const { id } = await add({ form: { name: '長'.repeat(100) } });
    const { name } = await school.get('POST /diy/copy', { id }, { as: 'teacher', lang: 'en' });
    expect(name).toHaveLength(100);
    expect(name.endsWith(' (copy)')).toBe(true);
  });

  it('gives colleagues who see a courseware the newest revision, never the draft', async () => {
    const { app, school: seeded } = school;
    const id = await addCompleted();
    await save(id, quiz('q1', 'secret'), { name: 'not yet public' });
    expect((await school.call('POST /diy/copy', { id }, { as: 'other' })).key).toBe('not_found');
    await place(id, 'shared unit');
    const teaching = {
      user_id: seeded.people.other,
      class_id: seeded.classes.a,
      subject_id: seeded.subjects.maths,
    };
    await app.db.insertInto('teaching').values(teaching).execute();
    const copy = await school.get('POST /diy/copy', { id }, { as: 'other' });
    expect(copy).toMatchObject({ name: '加法 (copy)', owner_id: seeded.people.other, question_count: 1 });
    expect(JSON.stringify(copy.content)).not.toContain('secret');
    expect((await school.call('GET /diy/detail', { id }, { as: 'other' })).key).toBe('not_found');
    await app.db
      .deleteFrom('teaching')
      .where('user_id', '=', teaching.user_id)
      .where('class_id', '=', teaching.class_id)
      .execute();
  });
});

describe('deleting', () => {
  it('hides the activity until it is restored', async () => {
    const { id } = await add();
    await school.get('POST /diy/delete', { ids: [id] }, { as: 'teacher' });
    expect((await school.call('GET /diy/detail', { id }, { as: 'teacher' })).key).toBe('not_found');
    expect((await school.call('POST /diy/complete', { id }, { as: 'teacher' })).key).toBe('not_found');
    expect((await school.call('POST /diy/copy', { id }, { as: 'teacher' })).key).toBe('not_found');
    const { items } = await school.get('GET /diy/list', { limit: 100 }, { as: 'teacher' });
    expect(items.map((item) => item.id)).not.toContain(id);
    await school.get('POST /diy/restore', { ids: [id] }, { as: 'teacher' });
    expect(await detail(id)).toMatchObject({ id, draft_version: 0 });
  });

  it('refuses all when one of them is used in a unit, naming the units', async () => {
    const free = await add();
    const used = await addCompleted();
    await place(used, 'Adding up');
    await place(used, 'Revision week');
    const ids = [free.id, used];
    const reply = await school.call('POST /diy/delete', { ids }, { as: 'teacher' });
    expect(reply.key).toBe('activity_in_use');
    expect(reply.msg).toContain('2 units (Adding up, Revision week)');
    expect(await detail(free.id)).toMatchObject({ id: free.id });
  });

  it('refuses all when one of them is not their own', async () => {
    const own = await add({}, 'other');
    const foreign = await add();
    for (const key of ['POST /diy/delete', 'POST /diy/restore'] as const) {
      const reply = await school.call(key, { ids: [own.id, foreign.id] }, { as: 'other' });
      expect(reply.key).toBe('not_found');
    }
    expect(await detail(own.id, 'other')).toMatchObject({ id: own.id });
    expect(await detail(foreign.id)).toMatchObject({ id: foreign.id });
  });
});

describe('the list', () => {
  let listed: TestApp;

  beforeEach(async () => {
    await school.app.db.deleteFrom('courseware').execute();
    await school.app.db.updateTable('activity').set({ deleted_at: 1 }).execute();
    listed = school;
  });

  const names = async (input: ApiInput<'GET /diy/list'>, as: PersonKey = 'teacher') =>
    (await listed.get('GET /diy/list', input, { as })).items.map(({ name }) => name);

  it('shows own activities, last modified first, and counts all pages', async () => {
    for (const name of ['b', 'a', 'C']) {
      await add({ form: { name } });
      listed.advance(1_000);
    }
    await add({ form: { name: 'foreign' } }, 'other');
    expect(await names({})).toEqual(['C', 'a', 'b']);
    expect(await names({ sort: 'name' })).toEqual(['a', 'b', 'C']);
    expect(await names({ sort: 'name', order: 'desc' })).toEqual(['C', 'b', 'a']);
    const page = await listed.get('GET /diy/list', { offset: 1, limit: 1 }, { as: 'teacher' });
    expect(page).toMatchObject({ total: 3, items: [{ name: 'a' }] });
    expect(page.items[0]).not.toHaveProperty('content');
  });

  it('filters by type, status, subject and keyword across character variants', async () => {
    const id = await addCompleted();
    await add({ form: { name: '視頻 100%', subject_id: null } });
    expect(await names({ status: '1' })).toEqual(['加法']);
    expect(await names({ status: '' })).toHaveLength(2);
    expect(await names({ subject_id: listed.school.subjects.maths })).toEqual(['加法']);
    expect(await names({ keyword: '视频' })).toEqual(['視頻 100%']);
    expect(await names({ keyword: '%' })).toEqual(['視頻 100%']);
    expect(await names({ keyword: '一至十' })).toEqual(['加法']);
    expect(await names({ type: 'nothing' })).toEqual([]);
    expect(await names({ type })).toHaveLength(2);
    expect((await detail(id)).subject_name).toBe('數學');
  });

  it("shows administrators everybody's, and only them", async () => {
    await add({ form: { name: 'own' } }, 'teacher');
    await add({ form: { name: 'foreign' } }, 'other');
    expect(await names({ all: '1', sort: 'name' }, 'admin')).toEqual(['foreign', 'own']);
    expect(await names({}, 'admin')).toEqual([]);
    expect((await listed.call('GET /diy/list', { all: '1' }, { as: 'teacher' })).key).toBe('not_allowed');
  });

  it('counts the coursewares that the person may see', async () => {
    const id = await addCompleted();
    await place(id, 'u1');
    await place(id, 'u2');
    expect((await detail(id)).courseware_count).toBe(2);
    expect((await detail(id, 'admin')).courseware_count).toBe(2);
    await listed.app.db
      .updateTable('unit')
      .set({ class_id: listed.school.classes.b })
      .where('name', '=', 'u2')
      .execute();
    expect((await detail(id)).courseware_count).toBe(1);
  });
});
