import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ApiInput } from '#contract/api.ts';
import { lateHoursMax } from '#contract/limits.ts';
import { openTestApp, type TestApp } from '#tests/support/test-app.ts';
import { placeCourseware } from '#tests/support/test-courseware.ts';
import type { PersonKey } from '#tests/support/test-school.ts';

let test: TestApp;

beforeAll(async () => {
  test = await openTestApp();
});
afterAll(() => test.close());

type Place = Pick<ApiInput<'POST /teacher/unit_add'>, 'calendar_id' | 'class_id' | 'subject_id'>;

function placeOf(subject: 'maths' | 'chinese', klass: 'a' | 'b' = 'a'): Place {
  const { calendars, classes, subjects } = test.school;
  return { calendar_id: calendars.current, class_id: classes[klass], subject_id: subjects[subject] };
}

const addUnit = async (name: string, place = placeOf('maths'), as: PersonKey = 'teacher') =>
  (await test.get('POST /teacher/unit_add', { name, ...place }, { as })).id;

const readUnit = (id: number, as: PersonKey = 'teacher') =>
  test.get('GET /teacher/unit_detail', { id }, { as });

async function listUnits(input: Partial<ApiInput<'GET /teacher/unit_list'>> = {}, as: PersonKey = 'teacher') {
  return test.get('GET /teacher/unit_list', { calendar_id: test.school.calendars.current, ...input }, { as });
}

const listUnitNames = async (input: Parameters<typeof listUnits>[0] = {}, as: PersonKey = 'teacher') =>
  (await listUnits(input, as)).items.map(({ name }) => name);

async function deleteAllUnits() {
  await test.app.db.deleteFrom('unit_record').execute();
}

describe('the unit list', () => {
  it('groups by class and subject, each in its order', async () => {
    await deleteAllUnits();
    await addUnit('中文一', placeOf('chinese'));
    await addUnit('數學一');
    await addUnit('中文二', placeOf('chinese'));
    await addUnit('數學二');
    await addUnit('4B', placeOf('maths', 'b'), 'other');
    expect(await listUnitNames()).toEqual(['數學一', '數學二', '中文一', '中文二']);
    expect(await listUnitNames({ order: 'desc' })).toEqual(['中文二', '中文一', '數學二', '數學一']);
    expect(await listUnitNames({ subject_id: test.school.subjects.chinese })).toEqual(['中文一', '中文二']);
  });

  it('shows what the teacher teaches, and administrators everything', async () => {
    expect(await listUnitNames({}, 'other')).toEqual(['4B']);
    expect(await listUnitNames({}, 'admin')).toEqual(['數學一', '數學二', '中文一', '中文二', '4B']);
    expect(await listUnitNames({ class_id: test.school.classes.a }, 'other')).toEqual([]);
    expect(await listUnitNames({ calendar_id: test.school.calendars.past })).toEqual([]);
  });

  it('finds Traditional by Simplified and the reverse, of two characters', async () => {
    expect(await listUnits({ keyword: '数学' })).toMatchObject({ total: 2 });
    expect(await listUnitNames({ keyword: '數學二' })).toEqual(['數學二']);
    expect(await listUnitNames({ keyword: '%' })).toEqual([]);
  });

  it('counts all but gives a page', async () => {
    const page = await listUnits({ offset: 1, limit: 2 });
    expect(page.total).toBe(4);
    expect(page.items.map(({ name }) => name)).toEqual(['數學二', '中文一']);
    expect(await listUnits({ offset: 50 })).toEqual({ total: 4, items: [] });
    expect((await listUnits({ sort: 'created_at', limit: 1 })).items[0]?.name).toBe('數學二');
  });

  it('counts students, coursewares and which of them are open now', async () => {
    await deleteAllUnits();
    const id = await addUnit('Counted');
    const now = test.app.now();
    await placeCourseware(test, {}, { unitId: id });
    await placeCourseware(test, { is_open: 0 }, { unitId: id });
    await placeCourseware(test, { open_at: now + 60_000 }, { unitId: id });
    await placeCourseware(test, { due_at: now - 60_000 }, { unitId: id });
    const acceptedFor = lateHoursMax * 3_600_000;
    const late = { late_hours: lateHoursMax };
    await placeCourseware(test, { ...late, due_at: now - acceptedFor + 60_000 }, { unitId: id });
    await placeCourseware(test, { ...late, due_at: now - acceptedFor }, { unitId: id });
    expect(await readUnit(id)).toEqual({
      id,
      name: 'Counted',
      calendar_name: '2026–27',
      ...placeOf('maths'),
      class_grade: 4,
      class_name: '4A',
      subject_name: '數學',
      subject_colour: 'blue',
      student_count: 2,
      courseware_count: 6,
      open_count: 2,
      position: 1,
      created_at: expect.any(Number),
    });
    expect((await listUnits()).items[0]).toEqual(await readUnit(id));
  });
});

describe('making a unit', () => {
  it('puts it last', async () => {
    await deleteAllUnits();
    const ids = [await addUnit('One'), await addUnit(' Two ')];
    expect(await Promise.all(ids.map((id) => readUnit(id)))).toMatchObject([
      { name: 'One', position: 1 },
      { name: 'Two', position: 2 },
    ]);
  });

  it.each<[as: PersonKey, place: () => Place, key: string]>([
    ['other', () => placeOf('maths'), 'not_allowed'],
    ['other', () => placeOf('chinese', 'b'), 'not_allowed'],
    [
      'teacher',
      () => ({ ...placeOf('maths'), calendar_id: test.school.calendars.past }),
      'calendar_class_mismatch',
    ],
    ['admin', () => placeOf('chinese', 'b'), 'calendar_class_mismatch'],
    ['admin', () => ({ ...placeOf('maths'), class_id: 99_999 }), 'calendar_class_mismatch'],
    ['student1', () => placeOf('maths'), 'not_allowed'],
  ])('refuses %s where it does not belong', async (as, place, key) => {
    const before = await listUnits({}, 'admin');
    expect(await test.call('POST /teacher/unit_add', { name: 'X', ...place() }, { as })).toMatchObject({
      key,
    });
    expect(await listUnits({}, 'admin')).toEqual(before);
  });
});

describe('changing a unit', () => {
  it('stays in its school year, class and subject, which an update may only repeat', async () => {
    const place = placeOf('maths');
    const { id } = await test.get('POST /teacher/unit_add', { ...place, name: 'Fixed' }, { as: 'teacher' });
    const as = { as: 'teacher' } as const;
    await test.get('POST /teacher/unit_update', { id, ...place, name: 'Still fixed' }, as);
    const { chinese } = test.school.subjects;
    const other = await test.call('POST /teacher/unit_update', { id, subject_id: chinese, name: 'X' }, as);
    expect(other).toMatchObject({ key: 'invalid_input', msg: expect.stringContaining('subject_id') });
    const unit = await test.get('GET /teacher/unit_detail', { id }, as);
    expect(unit).toMatchObject({ subject_id: place.subject_id, name: 'Still fixed' });
  });

  it('renames it, also for searching', async () => {
    await deleteAllUnits();
    const id = await addUnit('舊名');
    await test.get('GET /teacher/unit_rename', { id, name: '新名' }, { as: 'teacher' });
    expect(await listUnitNames({ keyword: '新名' })).toEqual(['新名']);
    await test.get('POST /teacher/unit_update', { id, name: '又改' }, { as: 'teacher' });
    expect((await readUnit(id)).name).toBe('又改');
  });

  it.each([
    [4, 1, 'DABC'],
    [1, 4, 'BCDA'],
    [2, 3, 'ACBD'],
    [2, 2, 'ABCD'],
    [2, 9_000, 'ACDB'],
  ])('moves number %i to place %i', async (from, position, expected) => {
    await deleteAllUnits();
    const other = await addUnit('Other subject', placeOf('chinese'));
    const ids: number[] = [];
    for (const name of 'ABCD') ids.push(await addUnit(name));
    await test.get('POST /teacher/unit_update', { id: ids[from - 1]!, position }, { as: 'teacher' });
    const { items } = await listUnits({ subject_id: test.school.subjects.maths });
    expect(items.map(({ name }) => name).join('')).toBe(expected);
    expect(items.map((item) => item.position)).toEqual([1, 2, 3, 4]);
    expect((await readUnit(other)).position).toBe(1);
  });

  it('closes the gap that a deleted unit leaves', async () => {
    await deleteAllUnits();
    const ids = [await addUnit('A'), await addUnit('B'), await addUnit('C')];
    await test.get('GET /teacher/unit_delete', { id: ids[1]! }, { as: 'teacher' });
    const { total, items } = await listUnits();
    expect(items.map(({ name, position }) => [name, position])).toEqual([
      ['A', 1],
      ['C', 2],
    ]);
    expect(total).toBe(2);
  });
});

describe('copying a unit', () => {
  it('takes the coursewares along: closed, without dates, with codes of their own', async () => {
    await deleteAllUnits();
    const id = await addUnit('Original');
    const now = test.app.now();
    const first = await placeCourseware(
      test,
      {
        name: 'First',
        open_at: now,
        due_at: now + 1000,
        late_hours: 24,
        attempts_allowed: 3,
        shuffle: 1,
        feedback_rule: 'never',
      },
      { unitId: id },
    );
    await placeCourseware(test, { name: 'Second' }, { unitId: id });
    await test.get('POST /play/start', { courseware_id: first.id }, { as: 'student1' });
    const book = { class_id: test.school.classes.a, subject_id: test.school.subjects.maths };
    const category = { ...book, name: 'Tests', weight: 1 };
    const { id: category_id } = await test.get('POST /study/mark_category_add', category, { as: 'teacher' });
    const assigned = { kind: 'courseware' as const, id: first.id, category_id };
    await test.get('POST /study/mark_category_assign', assigned, { as: 'teacher' });
    const copy = await test.get(
      'POST /teacher/unit_copy',
      { id, ...placeOf('chinese'), name: 'Copy' },
      { as: 'teacher' },
    );
    expect(await readUnit(copy.id)).toMatchObject({
      name: 'Copy',
      position: 1,
      courseware_count: 2,
      open_count: 0,
    });
    const { course_list: copied } = await test.get(
      'GET /teacher/course_list',
      { unit_id: copy.id },
      { as: 'teacher' },
    );
    expect(copied).toMatchObject([
      {
        name: 'First',
        is_open: false,
        open_at: null,
        due_at: null,
        late_hours: 24,
        attempts_allowed: 3,
        shuffle: true,
        started: 0,
      },
      { name: 'Second', is_open: false, feedback_rule: 'after_submit' },
    ]);
    expect(copied[0]?.activity_id).toBe(first.activityId);
    expect(copied[0]?.revision_number).toBe(1);
    for (const { join_code } of copied) expect(join_code).toMatch(/^[2-9A-HJKMNP-Z]{6}$/);
    const { course_list: originals } = await test.get(
      'GET /teacher/course_list',
      { unit_id: id },
      { as: 'teacher' },
    );
    expect(originals[0]).toMatchObject({ is_open: true, due_at: now + 1000, started: 1 });
    // Categories are those of one mark book: a copy in the same one keeps its category.
    const sameBook = { id, ...placeOf('maths'), name: 'Same' };
    const same = await test.get('POST /teacher/unit_copy', sameBook, { as: 'teacher' });
    const readCategories = async (unitId: number) =>
      (
        await test.app.db
          .selectFrom('courseware')
          .select('mark_category_id')
          .where('unit_id', '=', unitId)
          .orderBy('position')
          .execute()
      ).map(({ mark_category_id }) => mark_category_id);
    expect(await readCategories(copy.id)).toEqual([null, null]);
    expect(await readCategories(same.id)).toEqual([category_id, null]);
  });

  it('reaches another term that the teacher teaches, and nothing else', async () => {
    const id = await addUnit('Source');
    const { calendars, classes, subjects } = test.school;
    const past = { calendar_id: calendars.past, class_id: classes.past, subject_id: subjects.maths };
    const copyTo = (place: Place, as: PersonKey = 'teacher') =>
      test.call('POST /teacher/unit_copy', { id, ...place, name: 'Copy' }, { as });
    expect(await copyTo(past)).toMatchObject({ key: 'success' });
    expect(await copyTo({ ...past, calendar_id: calendars.current })).toMatchObject({
      key: 'calendar_class_mismatch',
    });
    expect(await copyTo(placeOf('maths', 'b'))).toMatchObject({ key: 'not_allowed' });
    expect(await copyTo(placeOf('maths', 'b'), 'other')).toMatchObject({ key: 'not_found' });
  });
});

describe('deleting a unit', () => {
  it('takes its coursewares with it, out of everybody’s sight', async () => {
    await deleteAllUnits();
    const id = await addUnit('Gone');
    const { id: courseware_id, joinCode } = await placeCourseware(test, { allow_guests: 1 }, { unitId: id });
    const kept = await placeCourseware(test);
    await test.get('POST /play/start', { courseware_id }, { as: 'student1' });
    const { userinfo } = await test.get('POST /play/guest', { code: joinCode, name: 'Guest Chan' });
    await test.get('POST /play/start', { courseware_id }, { token: userinfo.token });
    expect(await test.call('GET /teacher/unit_delete', { id }, { as: 'other' })).toMatchObject({
      key: 'not_found',
    });
    await test.get('GET /teacher/unit_delete', { id }, { as: 'teacher' });
    const { db } = test.app;
    expect(await db.selectFrom('courseware').select('id').execute()).toEqual([{ id: kept.id }]);
    expect(await test.get('GET /play/home', {}, { token: userinfo.token })).toMatchObject({ items: [] });
    for (const key of ['GET /teacher/unit_detail', 'GET /teacher/unit_delete'] as const) {
      expect(await test.call(key, { id }, { as: 'teacher' })).toMatchObject({ key: 'not_found' });
    }
    const record = await db
      .selectFrom('unit_record')
      .select('deleted_by')
      .where('id', '=', id)
      .executeTakeFirst();
    expect(record).toEqual({ deleted_by: test.school.people.teacher });
  });
});
