import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestApp, type TestApp } from '#tests/support/test-app.ts';
import type { PersonKey } from '#tests/support/test-school.ts';

let test: TestApp;
beforeAll(async () => {
  test = await openTestApp();
});
afterAll(() => test.close());

const readLastPlace = (as: PersonKey) => test.get('GET /teacher/last_place', {}, { as });
const rememberPlace = (as: PersonKey, class_id: number, subject_id?: number) =>
  test.call('POST /teacher/last_place', { class_id, subject_id }, { as });
const noPlace = { calendar_id: null, class_id: null, subject_id: null };

it('remembers the class and subject a teacher used last, for each teacher', async () => {
  const { calendars, classes, subjects } = test.school;
  expect(await readLastPlace('teacher')).toEqual(noPlace);
  await rememberPlace('teacher', classes.a, subjects.chinese);
  await rememberPlace('other', classes.b);
  const place = { calendar_id: calendars.current, class_id: classes.a };
  expect(await readLastPlace('teacher')).toEqual({ ...place, subject_id: subjects.chinese });
  await rememberPlace('teacher', classes.a);
  expect(await readLastPlace('teacher')).toEqual({ ...place, subject_id: null });
  expect((await readLastPlace('other')).class_id).toBe(classes.b);
});

it('takes no class or subject that the teacher has not', async () => {
  const { classes, subjects } = test.school;
  expect((await rememberPlace('teacher', classes.b)).key).toBe('not_found');
  expect((await rememberPlace('other', classes.b, subjects.chinese)).key).toBe('not_found');
});

it('forgets an earlier term, and a class the teacher has no more', async () => {
  const { classes, people } = test.school;
  await rememberPlace('teacher', classes.a);
  expect((await rememberPlace('teacher', classes.past)).key).toBe('success');
  expect((await readLastPlace('teacher')).class_id).toBe(classes.a);
  await test.app.db.updateTable('calendar').set({ is_current: 0 }).execute();
  expect(await readLastPlace('teacher')).toEqual(noPlace);
  await test.app.db
    .updateTable('calendar')
    .set({ is_current: 1 })
    .where('id', '=', test.school.calendars.current)
    .execute();
  await rememberPlace('other', classes.b);
  await test.app.db.deleteFrom('teaching').where('user_id', '=', people.other).execute();
  expect(await readLastPlace('other')).toEqual(noPlace);
});
