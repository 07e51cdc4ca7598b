import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestApp, type TestApp } from '#tests/support/test-app.ts';
import type { PersonKey } from '#tests/support/test-school.ts';

let test: TestApp;

beforeAll(async () => {
  test = await openTestApp();
  const { calendars, classes, subjects } = test.school;
  for (const [name, class_id, as] of [
    ['One', classes.a, 'teacher'],
    ['Two', classes.a, 'teacher'],
    ['Other', classes.b, 'other'],
  ] as const) {
    await test.get(
      'POST /teacher/unit_add',
      { name, calendar_id: calendars.current, class_id, subject_id: subjects.maths },
      { as },
    );
  }
});
afterAll(() => test.close());

const maths = () => ({ id: test.school.subjects.maths, name: '數學', colour: 'blue' });
const chinese = () => ({ id: test.school.subjects.chinese, name: '中文', colour: 'blue' });
const index = (calendar_id?: number, as: PersonKey = 'teacher') =>
  test.get('GET /teacher/index', { calendar_id }, { as });

describe('the index', () => {
  it('gives the terms and the classes of the current one', async () => {
    const { calendars, classes } = test.school;
    expect(await index()).toEqual({
      current_calendar_id: calendars.current,
      calendar_list: [
        { id: calendars.current, name: '2026–27', state: 'current' },
        { id: calendars.past, name: '2025–26', state: 'past' },
      ],
      class_list: [
        {
          class_id: classes.a,
          class_name: '4A',
          grade: 4,
          student_count: 2,
          unit_count: 2,
          subjects: [maths(), chinese()],
        },
      ],
    });
  });

  it('gives the classes of a chosen term', async () => {
    const { calendars, classes } = test.school;
    const { class_list, current_calendar_id } = await index(calendars.past);
    expect(current_calendar_id).toBe(calendars.current);
    expect(class_list).toMatchObject([
      { class_id: classes.past, student_count: 0, unit_count: 0, subjects: [maths()] },
    ]);
  });

  it('gives administrators all classes with all their subjects', async () => {
    const { class_list } = await index(undefined, 'admin');
    expect(class_list).toMatchObject([
      { class_name: '4A', unit_count: 2, subjects: [maths(), chinese()] },
      { class_name: '4B', unit_count: 1, student_count: 1, subjects: [maths()] },
    ]);
  });

  it('does not know a term that is not there', async () => {
    const reply = await test.call('GET /teacher/index', { calendar_id: 999 }, { as: 'teacher' });
    expect(reply).toMatchObject({ key: 'not_found' });
  });

  it('works in a school without any term', async () => {
    const empty = await openTestApp();
    for (const table of ['class_student', 'teaching', 'class', 'calendar'] as const) {
      await empty.app.db.deleteFrom(table).execute();
    }
    const reply = await empty.get('GET /teacher/index', {}, { as: 'teacher' });
    expect(reply).toEqual({ calendar_list: [], class_list: [], current_calendar_id: null });
    const today = await empty.get('GET /teacher/today', {}, { as: 'teacher' });
    expect(today).toMatchObject({ due_soon: [], to_mark: [], behind: [] });
    const found = await empty.get('GET /teacher/courseware_search', {}, { as: 'teacher' });
    expect(found).toEqual({ total: 0, items: [] });
    await empty.close();
  });
});

describe('subjects of a class', () => {
  it('are those taught', async () => {
    const { calendars, classes } = test.school;
    const list = (class_id: number, as: PersonKey, calendar_id = calendars.current) =>
      test.call('GET /teacher/subject_list', { calendar_id, class_id }, { as });
    expect((await list(classes.a, 'teacher')).data).toEqual({ subject_list: [maths(), chinese()] });
    expect((await list(classes.b, 'admin')).data).toEqual({ subject_list: [maths()] });
    expect(await list(classes.a, 'other')).toMatchObject({ key: 'not_found', data: null });
    expect(await list(classes.a, 'teacher', calendars.past)).toMatchObject({ key: 'not_found' });
  });
});

describe('students of a class', () => {
  it('come by number', async () => {
    const { classes, people } = test.school;
    const list = (class_id: number, as: PersonKey) =>
      test.call('GET /teacher/class_student_list', { class_id }, { as });
    const row = (name: 'student1' | 'student2', class_number: number) => ({
      id: people[name],
      class_number,
      name,
      nickname: name,
      nickname_eng: name,
      avatar: '',
      group: '',
    });
    expect((await list(classes.a, 'teacher')).data).toEqual({
      student_list: [row('student1', 1), row('student2', 2)],
    });
    expect(await list(classes.b, 'teacher')).toMatchObject({ key: 'not_found', data: null });
    expect(await list(99_999, 'admin')).toMatchObject({ key: 'not_found' });
  });
});
