import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestApp, type TestApp } from '#tests/support/test-app.ts';
import { placeCourseware, rightResponses } from '#tests/support/test-courseware.ts';
import type { PersonKey } from '#tests/support/test-school.ts';

/** A leaving teacher's activities and teachings go to one other teacher and nobody else. */

let test: TestApp;
beforeAll(async () => {
  test = await openTestApp();
});
afterAll(() => test.close());

const admin = { as: 'admin' } as const;

/** Submits a quiz of 4A maths. */
async function submitQuiz() {
  const student = { as: 'student1' } as const;
  const { id, activityId } = await placeCourseware(test);
  const attempt = await test.get('POST /play/start', { courseware_id: id }, student);
  const answers = [{ question_id: 'q1', response: rightResponses.q1, seq: 1 }];
  await test.get('POST /play/save', { attempt_id: attempt.id, answers }, student);
  await test.get('POST /play/submit', { attempt_id: attempt.id }, student);
  return { coursewareId: id, activityId, attemptId: attempt.id };
}

/** Tries to open and change the activity, to see the report and to mark, and returns the result codes. */
async function tryAll(
  as: PersonKey,
  { coursewareId, activityId, attemptId }: Awaited<ReturnType<typeof submitQuiz>>,
) {
  const { data } = await test.call(
    'GET /study/mark_steps',
    { attempt_id: attemptId, question_id: 'q1' },
    admin,
  );
  const mark = {
    attempt_id: attemptId,
    question_id: 'q1',
    seen: data.steps.length,
    score: 1,
    comment: 'Well explained',
  };
  const { data: seen } = await test.call('GET /diy/detail', { id: activityId }, admin);
  const form = { name: `Of ${as}`, display_language: 'en' as const };
  const draft = { draft_version: seen.draft_version, form, content: seen.content };
  const replies = [
    await test.call('GET /diy/detail', { id: activityId }, { as }),
    await test.call('GET /study/grid', { courseware_id: coursewareId }, { as }),
    await test.call('POST /study/mark', mark, { as }),
    await test.call('POST /diy/save', { id: activityId, ...draft }, { as }),
  ];
  return replies.map(({ key }) => key);
}
const allAllowed = ['success', 'success', 'success', 'success'];
const allRefused = ['not_found', 'not_found', 'not_found', 'not_found'];

it('lets the receiver, and nobody else, open, change and mark, and the giver no more', async () => {
  const { people, classes, subjects } = test.school;
  const handed = await submitQuiz();
  const maths = { class_id: classes.a, subject_id: subjects.maths };
  expect(await tryAll('teacher', handed)).toEqual(allAllowed);
  expect(await tryAll('other', handed)).toEqual(allRefused);
  const told: number[] = [];
  const stops = [people.teacher, people.other].map((id) =>
    test.app.bus.subscribe('access', id, () => told.push(id)),
  );

  const input = { id: people.teacher, to_id: people.other, with_activities: true, teachings: [maths] };
  const given = await test.get('POST /admin/person_hand_over', input, admin);
  for (const stop of stops) stop();
  expect(given).toEqual({ activities: 1, teachings: 1 });
  expect(told).toEqual([people.teacher, people.other]);
  expect(await tryAll('other', handed)).toEqual(allAllowed);
  const { activity_count, teachings } = await test.get('GET /admin/person', { id: people.teacher }, admin);
  expect([activity_count, teachings.map(({ class_name }) => class_name)]).toEqual([0, ['4A', '3A']]);
  // The giver still teaches 4A Chinese, and so sees the class but nothing of its maths.
  expect(await tryAll('teacher', handed)).toEqual(allRefused);
  const entries = await test.app.db.selectFrom('audit_entry').selectAll().orderBy('id').execute();
  expect(entries.map(({ action }) => action).filter((action) => /hand|teaching/.test(action))).toEqual([
    'teaching.change',
    'person.hand_over',
  ]);
});

it('is refused for students, closed accounts, oneself, and subjects that the giver does not teach; all or nothing', async () => {
  const { people, classes, subjects } = test.school;
  const handOver = async (
    id: number,
    to_id: number,
    teachings: { class_id: number; subject_id: number }[] = [],
  ) => {
    const input = { id, to_id, with_activities: true, teachings };
    return (await test.call('POST /admin/person_hand_over', input, admin)).key;
  };
  const readActivityCount = async () =>
    (await test.get('GET /admin/person', { id: people.other }, admin)).activity_count;
  const before = await readActivityCount();
  expect(await handOver(people.other, people.student1)).toBe('not_found');
  expect(await handOver(people.other, people.other)).toBe('not_found');
  expect(
    await handOver(people.other, people.teacher, [{ class_id: classes.b, subject_id: subjects.chinese }]),
  ).toBe('not_found');
  await test.get('POST /admin/person_close', { id: people.teacher }, admin);
  expect(await handOver(people.other, people.teacher)).toBe('person_closed');
  expect(await readActivityCount()).toBe(before);
});
