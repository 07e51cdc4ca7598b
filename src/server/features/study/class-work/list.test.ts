import { afterAll, beforeAll, expect, it } from 'vitest';
import { link } from '#activities/link/activity.ts';
import type { ApiInput } from '#contract/api.ts';
import { totalledCoursewaresMax } from '#contract/limits.ts';
import { forAnyContent } from '#form/registry.ts';
import { openSession } from '#server/features/session/session.service.ts';
import { openTestApp, type TestApp } from '#tests/support/test-app.ts';
import { addStudents, placeCourseware, rightResponses } from '#tests/support/test-courseware.ts';

let test: TestApp;
/** Tokens of six students of 4A. */
let tokens: string[];

const teacher = { as: 'teacher' } as const;

beforeAll(async () => {
  test = await openTestApp();
  const { student1, student2 } = test.school.people;
  const extraStudents = await addStudents(test, 4);
  const ids = [student1, student2, ...extraStudents.map(({ id }) => id)];
  tokens = await Promise.all(ids.map((id) => openSession(test.app, id)));
});
afterAll(() => test.close());

/** Each of the first students submits with the answers of the same index. */
async function submitAll(courseware_id: number, responses: readonly Record<string, unknown>[]) {
  for (const [index, given] of responses.entries()) {
    const token = tokens[index] ?? '';
    const { id } = await test.get('POST /play/start', { courseware_id }, { token });
    const answers = Object.entries(given).map(([question_id, response]) => ({
      question_id,
      response,
      seq: 1,
    }));
    await test.get('POST /play/save', { attempt_id: id, answers }, { token });
    await test.get('POST /play/submit', { attempt_id: id }, { token });
  }
}

const listOf = (filter: ApiInput<'GET /study/list'>) => test.get('GET /study/list', filter, teacher);
const totalsOf = async (filter: ApiInput<'GET /study/list_totals'>) =>
  (await test.get('GET /study/list_totals', filter, teacher)).totals;

const { q1, q2 } = rightResponses;

it('shows how marks are spread once three have submitted', async () => {
  const { id, unitId: unit_id } = await placeCourseware(test);
  await submitAll(id, [{}, { q1 }]);
  expect((await listOf({ unit_id })).items[0]).toMatchObject({ average: null, spread: null });

  const other = await placeCourseware(test);
  await submitAll(other.id, [{}, { q1 }, { q1, q2 }, rightResponses]);
  const [item] = (await listOf({ unit_id: other.unitId })).items;
  // Shares of 10 points: 0, 0.2, 0.5 and 1.
  expect(item).toMatchObject({ average_of: 4, icon: '', type: 'diyquiz' });
  expect(item?.spread).toMatchObject({ least: 0, middle: 0.35, most: 1 });
  expect(item?.spread?.lower).toBeCloseTo(0.15);
  expect(item?.spread?.upper).toBeCloseTo(0.625);
});

it('filters by type, and adds up what the filters find on all pages', async () => {
  const quiz = await placeCourseware(test);
  const { unitId: unit_id } = quiz;
  const few = await placeCourseware(test, {}, { unitId: unit_id });
  const model = forAnyContent(link);
  const content = { url: 'https://example.com/', title: '', note: '' };
  await placeCourseware(test, {}, { unitId: unit_id, model, content });
  await submitAll(quiz.id, [{}, rightResponses]);
  await submitAll(few.id, [rightResponses]);

  const all = await listOf({ unit_id, limit: 1 });
  expect(all).toMatchObject({ total: 3, items: [{ courseware_id: quiz.id }] });
  const links = await listOf({ unit_id, type: 'link' });
  expect(links).toMatchObject({ total: 1, items: [{ type: 'link', average: null, spread: null }] });
  expect(await listOf({ unit_id, type: 'unknown' })).toEqual({ total: 0, items: [] });

  const quizTotals = { coursewares: 2, assigned: 12, submitted: 3, late: 0, waiting: 0 };
  expect(await totalsOf({ unit_id, type: 'diyquiz' })).toMatchObject(quizTotals);
  expect(await totalsOf({ unit_id })).toMatchObject({ coursewares: 3, assigned: 18 });
  expect(await totalsOf({ unit_id, type: 'unknown' })).toMatchObject({ coursewares: 0, average: null });
});

it('adds up late work, and the marks of coursewares with an average', async () => {
  const quiz = await placeCourseware(test, { due_at: test.app.now() + 60_000, late_hours: 24 });
  const { unitId: unit_id } = quiz;
  const few = await placeCourseware(test, {}, { unitId: unit_id });
  await submitAll(few.id, [rightResponses]);
  test.advance(120_000);
  await submitAll(quiz.id, [rightResponses, { q1 }, { q1, q2 }]);
  expect(await totalsOf({ unit_id })).toEqual({
    coursewares: 2,
    assigned: 12,
    submitted: 4,
    late: 3,
    waiting: 0,
    average: (1 + 0.2 + 0.5) / 3,
    average_of: 3,
  });
});

it('is for those who teach the class, and adds up no more than one line is worth', async () => {
  const { id, unitId: unit_id } = await placeCourseware(test, { name: 'Many' });
  expect((await test.get('GET /study/list_totals', { unit_id }, { as: 'other' })).totals).toMatchObject({
    coursewares: 0,
  });
  const { db } = test.app;
  const { id: _id, ...courseware } = await db
    .selectFrom('courseware_record')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  const copies = Array.from({ length: totalledCoursewaresMax }, (_, index) => ({
    ...courseware,
    join_code: `MANY${index}`,
    position: courseware.position + index + 1,
  }));
  for (let from = 0; from < copies.length; from += 50)
    await db
      .insertInto('courseware_record')
      .values(copies.slice(from, from + 50))
      .execute();
  expect(await totalsOf({ unit_id })).toBeNull();
  expect((await listOf({ unit_id, limit: 1 })).total).toBe(totalledCoursewaresMax + 1);
});
