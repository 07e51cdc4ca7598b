import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestApp, type TestApp } from '#tests/support/test-app.ts';
import type { PersonKey } from '#tests/support/test-school.ts';

let test: TestApp;
beforeAll(async () => {
  test = await openTestApp();
});
afterAll(() => test.close());

const last = (as: PersonKey) => test.get('GET /teacher/last_place', {}, { as });
const use = (as: PersonKey, class_id: number, subject_id?: number) =>
  test.call('POST /teacher/last_place', { class_id, subject_id }, { as });
const nowhere = { calendar_id: null, class_id: null, subject_id: null };

it('remembers the class and subject a teacher used last, for each teacher', async () => {
  const { calendars, classes, subjects } = test.school;
  expect(await last('teacher')).toEqual(nowhere);
  await use('teacher', classes.a, subjects.chinese);
  await use('other', classes.b);
  const place = { calendar_id: calendars.current, class_id: classes.a };
  expect(await last('teacher')).toEqual({ ...place, subject_id: subjects.chinese });
  await use('teacher', classes.a);
  expect(await last('teacher')).toEqual({ ...place, subject_id: null });
  expect((await last('other')).class_id).toBe(classes.b);
});

it('takes no class or subject that the teacher has not', async () => {
  const { classes, subjects } = test.school;
  expect((await use('teacher', classes.b)).key).toBe('not_found');
  expect((await use('other', classes.b, subjects.chinese)).key).toBe('not_found');
});

it('forgets an earlier term, and a class the teacher has no more', async () => {
  const { classes, people } = test.school;
  await use('teacher', classes.a);
  expect((await use('teacher', classes.past)).key).toBe('success');
  expect((await last('teacher')).class_id).toBe(classes.a);
  await test.app.db.updateTable('calendar').set({ is_current: 0 }).execute();
  expect(await last('teacher')).toEqual(nowhere);
  await test.app.db
    .updateTable('calendar')
    .set({ is_current: 1 })
    .where('id', '=', test.school.calendars.current)
    .execute();
  await use('other', classes.b);
  await test.app.db.deleteFrom('teaching').where('user_id', '=', people.other).execute();
  expect(await last('other')).toEqual(nowhere);
});
