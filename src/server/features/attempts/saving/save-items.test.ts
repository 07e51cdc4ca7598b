import { afterAll, beforeAll, expect, it } from 'vitest';
import { saveItems } from '#server/features/attempts/saving/save.service.ts';
import { openTestApp, type TestApp } from '#tests/support/test-app.ts';
import { placeCourseware, rightResponses } from '#tests/support/test-courseware.ts';

let test: TestApp;

beforeAll(async () => {
  test = await openTestApp();
});
afterAll(() => test.close());

it('gives each member of a batch its own outcome', async () => {
  const courseware = await placeCourseware(test);
  const { id: attempt_id } = await test.get(
    'POST /play/start',
    { courseware_id: courseware.id },
    { as: 'student1' },
  );
  const actor = {
    id: test.school.people.student1,
    user_group: 'student' as const,
    roles: ['student'],
    name: '',
    nickname: '',
    nickname_eng: '',
    avatar: '',
    guest_courseware_id: null,
  };
  const answers = [
    {
      question_id: 'q1',
      response: rightResponses.q1,
      files: [],
      flagged: false,
      seq: 1,
      time_ms: 0,
      check: false,
    },
  ];
  const outcomes = await saveItems(test.app, [
    { actor, attemptId: 999_999, answers, attachments: [], entries: [] },
    {
      actor: { ...actor, id: test.school.people.student2 },
      attemptId: attempt_id,
      answers,
      attachments: [],
      entries: [],
    },
    { actor, attemptId: attempt_id, answers, attachments: [], entries: [] },
  ]);
  expect(outcomes).toMatchObject([
    { refusal: { key: 'not_found' } },
    { refusal: { key: 'not_found' } },
    { answers: [{ result: 'saved' }] },
  ]);
  const { db } = test.app;
  const stored = await db.selectFrom('answer').selectAll().where('attempt_id', '=', attempt_id).execute();
  expect(stored).toHaveLength(1);
});
