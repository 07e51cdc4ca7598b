import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestApp, type TestApp } from '#tests/support/test-app.ts';
import { placeCourseware, wrongResponses } from '#tests/support/test-courseware.ts';

/** A quiz and groups for those who got chosen questions wrong. */

let test: TestApp;
let coursewareId: number;
const teacher = { as: 'teacher' } as const;

beforeAll(async () => {
  test = await openTestApp();
  coursewareId = (await placeCourseware(test, { name: 'Fractions', due_at: test.app.now() + 60_000 })).id;
});
afterAll(() => test.close());

const makeQuiz = (more: object = {}) =>
  test.call(
    'POST /study/follow_up_quiz',
    {
      courseware_id: coursewareId,
      question_ids: Object.keys(wrongResponses).slice(0, 1),
      user_ids: [test.school.people.student1],
      name: 'Fractions again',
      key: 'k1',
      ...more,
    },
    teacher,
  );

it('makes a quiz of the chosen questions for the chosen students alone, closed and without its times', async () => {
  const { data } = await makeQuiz();
  const { activity_id, courseware_id, unit_id } = data as { [key: string]: number };
  const content = await test.get('GET /diy/detail', { id: activity_id ?? 0 }, teacher);
  expect(content).toMatchObject({ name: 'Fractions again', type: 'diyquiz' });
  expect((content.content as { questions: { id: string }[] }).questions.map(({ id }) => id)).toEqual(
    Object.keys(wrongResponses).slice(0, 1),
  );
  const { course_list } = await test.get('GET /teacher/course_list', { unit_id: unit_id ?? 0 }, teacher);
  expect(course_list.find(({ id }) => id === courseware_id)).toMatchObject({
    state: 'closed',
    due_at: null,
    target_kind: 'students',
    target_ids: [test.school.people.student1],
    assigned: 1,
  });
  // A repeated call, of which the reply was lost, makes no second one.
  expect((await makeQuiz()).data).toEqual(data);
});

it('refuses questions and students that the courseware does not have', async () => {
  expect((await makeQuiz({ question_ids: ['none'], key: 'k2' })).key).toBe('invalid_input');
  expect((await makeQuiz({ user_ids: [test.school.people.outsider], key: 'k3' })).key).toBe('invalid_input');
});

it('adds groups of the chosen students and of all others', async () => {
  const { group_set_id } = await test.get(
    'POST /study/follow_up_groups',
    { courseware_id: coursewareId, user_ids: [test.school.people.student1], name: 'Fractions again' },
    teacher,
  );
  const { groups, students } = await test.get('GET /group/set_detail', { id: group_set_id }, teacher);
  expect(groups.map(({ members }) => members.length)).toEqual([1, students.length - 1]);
  expect(groups[0]?.members).toEqual([test.school.people.student1]);
});
