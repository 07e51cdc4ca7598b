import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { openTestApp, type TestApp } from '#tests/support/test-app.ts';
import { placeCourseware } from '#tests/support/test-courseware.ts';

/** Administrators change classes, their teachings, grades and subjects. */

const admin = { as: 'admin' } as const;

let test: TestApp;
beforeEach(async () => {
  await test?.close();
  test = await openTestApp();
});
afterAll(() => test.close());

const listAudit = async () => {
  const entries = await test.app.db.selectFrom('audit_entry').selectAll().orderBy('id').execute();
  return entries.map(({ action }) => action);
};

describe('classes', () => {
  it('are listed by grade and name with their numbers, found by part of their name', async () => {
    await placeCourseware(test);
    const { calendar_id, total, items } = await test.get('GET /admin/classes', {}, admin);
    expect([calendar_id, total]).toEqual([test.school.calendars.current, 2]);
    expect(items).toEqual([
      { id: test.school.classes.a, name: '4A', grade: 4, student_count: 2, teacher_count: 1, unit_count: 1 },
      { id: test.school.classes.b, name: '4B', grade: 4, student_count: 1, teacher_count: 1, unit_count: 0 },
    ]);
    const found = await test.get('GET /admin/classes', { keyword: 'b' }, admin);
    expect(found.items.map(({ name }) => name)).toEqual(['4B']);
    const second = await test.get('GET /admin/classes', { offset: 1, limit: 1 }, admin);
    expect([second.total, second.items.map(({ name }) => name)]).toEqual([2, ['4B']]);
    const { past } = test.school.calendars;
    const before = await test.get('GET /admin/classes', { calendar_id: past }, admin);
    expect(before.items.map(({ name }) => name)).toEqual(['3A']);
  });

  it('are added, renamed and deleted while nothing is in them', async () => {
    const calendar_id = test.school.calendars.current;
    const { id } = await test.get('POST /admin/class_add', { calendar_id, name: '5A', grade: 5 }, admin);
    await test.get('POST /admin/class_update', { id, name: '5C', grade: 6 }, admin);
    expect(await test.get('GET /admin/class', { id }, admin)).toMatchObject({ name: '5C', grade: 6 });
    const taken = await test.call('POST /admin/class_update', { id, name: '4A', grade: 4 }, admin);
    expect(taken.key).toBe('name_taken');
    const again = await test.call('POST /admin/class_add', { calendar_id, name: '4B', grade: 4 }, admin);
    expect(again.key).toBe('name_taken');
    const { a } = test.school.classes;
    expect((await test.call('POST /admin/class_delete', { id: a }, admin)).key).toBe('class_not_empty');
    await test.get('POST /admin/class_delete', { id }, admin);
    expect((await test.call('GET /admin/class', { id }, admin)).key).toBe('not_found');
    expect(await listAudit()).toEqual(['class.add', 'class.change', 'class.delete']);
  });

  it('keeps a class with a former student', async () => {
    const { past } = test.school.classes;
    const row = { class_id: past, user_id: test.school.people.student1, class_number: 1, left_at: 1 };
    await test.app.db.insertInto('former_class_student').values(row).execute();
    expect((await test.call('POST /admin/class_delete', { id: past }, admin)).key).toBe('class_not_empty');
  });
});

describe('teachings', () => {
  it('give a teacher access to a class immediately, and end it when they are removed', async () => {
    const { people, classes, subjects } = test.school;
    const teaching = { class_id: classes.a, user_id: people.other, subject_id: subjects.chinese };
    const other = { as: 'other' } as const;
    const sees = async () =>
      (await test.get('GET /teacher/index', {}, other)).class_list.map(({ class_name }) => class_name);
    expect(await sees()).toEqual(['4B']);
    const { items } = await test.get('GET /admin/teacher_choices', { keyword: 'OTH' }, admin);
    expect(items.map(({ id }) => id)).toEqual([people.other]);
    await test.get('POST /admin/teaching_add', teaching, admin);
    await test.get('POST /admin/teaching_add', teaching, admin);
    expect(await sees()).toEqual(['4A', '4B']);
    const { teachings } = await test.get('GET /admin/class', { id: classes.a }, admin);
    expect(teachings.map(({ name, subject_name }) => [name, subject_name])).toEqual([
      ['teacher', '數學'],
      ['other', '中文'],
      ['teacher', '中文'],
    ]);
    await test.get('POST /admin/teaching_remove', teaching, admin);
    expect(await sees()).toEqual(['4B']);
    expect((await test.call('POST /admin/teaching_remove', teaching, admin)).key).toBe('not_found');
    expect(await listAudit()).toEqual(['teaching.add', 'teaching.remove']);
  });

  it('are refused for students and for people who have left', async () => {
    const { people, classes, subjects } = test.school;
    const add = (user_id: number) =>
      test.call(
        'POST /admin/teaching_add',
        { class_id: classes.a, user_id, subject_id: subjects.maths },
        admin,
      );
    expect((await add(people.student1)).key).toBe('not_found');
    await test.app.db.updateTable('user').set({ is_active: 0 }).where('id', '=', people.other).execute();
    expect((await add(people.other)).key).toBe('not_found');
    expect((await test.get('GET /admin/teacher_choices', {}, admin)).items.map(({ name }) => name)).toEqual([
      'admin',
      'teacher',
    ]);
  });
});

describe('grades and subjects', () => {
  it('has the grades of its classes until some are chosen', async () => {
    const read = async () => (await test.get('GET /admin/grades', {}, admin)).grades;
    expect(await read()).toEqual([1, 2, 3, 4, 5, 6]);
    await test.get('POST /admin/grades_save', { grades: [9, 7, 8, 7] }, admin);
    expect(await read()).toEqual([7, 8, 9]);
  });

  it('adds, sorts, recolours and deletes subjects, except those in use', async () => {
    const names = async () =>
      (await test.get('GET /admin/subjects', {}, admin)).items.map(({ name }) => name);
    const arts = { name: '視藝', name_eng: 'Visual Arts', colour: 'ferry' };
    const { id } = await test.get('POST /admin/subject_add', arts, admin);
    expect(await names()).toEqual(['數學', '中文', '視藝']);
    await test.get('POST /admin/subject_update', { id, position: 1, colour: 'tram' }, admin);
    expect(await names()).toEqual(['視藝', '數學', '中文']);
    const { items } = await test.get('GET /admin/subjects', {}, admin);
    expect(items[0]).toEqual({ ...arts, id, colour: 'tram', is_used: false });
    const { maths } = test.school.subjects;
    expect((await test.call('POST /admin/subject_delete', { id: maths }, admin)).key).toBe('subject_in_use');
    const taken = await test.call('POST /admin/subject_update', { id, name: '數學' }, admin);
    expect(taken.key).toBe('name_taken');
    await test.get('POST /admin/subject_delete', { id }, admin);
    expect(await names()).toEqual(['數學', '中文']);
    expect(await listAudit()).toEqual(['subject.add', 'subject.change', 'subject.delete']);
  });

  it('records the position that a subject got, not one beyond the end', async () => {
    const { maths: id } = test.school.subjects;
    await test.get('POST /admin/subject_update', { id, position: 99 }, admin);
    const { items } = await test.get('GET /admin/subjects', {}, admin);
    expect(items.map((each) => each.id).indexOf(id)).toBe(1);
    const [entry] = await test.app.db.selectFrom('audit_entry').selectAll().execute();
    expect(JSON.parse(entry?.after ?? '')).toMatchObject({ position: 2 });
  });
});
