import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestApp, type TestApp } from '#tests/support/test-app.ts';
import { placeCourseware } from '#tests/support/test-courseware.ts';

let test: TestApp;
const queries: string[] = [];

beforeAll(async () => {
  test = await openTestApp((sql) => queries.push(sql));
});
afterAll(() => test.close());

it('counts the students of a class once for all of its units', async () => {
  for (let unit = 0; unit < 3; unit += 1) await placeCourseware(test);
  queries.length = 0;
  const { calendars, classes } = test.school;
  const input = { calendar_id: calendars.current, class_id: classes.a };
  const { items } = await test.get('GET /teacher/unit_list', input, { as: 'teacher' });
  expect(items.map(({ student_count }) => student_count)).toEqual([2, 2, 2]);
  const counting = queries.filter((sql) => sql.includes('"class_student"'));
  expect(counting).toHaveLength(1);
  expect(counting[0]).not.toContain('"unit"');
});
