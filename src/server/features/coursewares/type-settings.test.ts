import { afterAll, beforeAll, expect, it } from 'vitest';
import { typeSettings } from '#contract/choices.ts';
import { sampledTypes } from '#tests/support/samples/sampled-types.ts';
import { openTestApp, type TestApp } from '#tests/support/test-app.ts';
import { placeCourseware } from '#tests/support/test-courseware.ts';

/** Types without a time limit, attempts or feedback get none, neither from a call nor from the quiz placed before. */

let test: TestApp;

const as = 'teacher' as const;
const ofQuiz = {
  attempts_allowed: 3,
  counting_attempt: 'last',
  time_limit_minutes: 20,
  shuffle: true,
  feedback_rule: 'at_once',
  marks_held: true,
} as const;
const neutral = {
  attempts_allowed: 1,
  counting_attempt: 'best',
  time_limit_minutes: null,
  shuffle: false,
  feedback_rule: 'after_submit',
  marks_held: false,
} as const;

beforeAll(async () => {
  test = await openTestApp();
});
afterAll(() => test.close());

const readItem = async ({ id, unitId }: { id: number; unitId: number }) =>
  (await test.get('GET /teacher/course_list', { unit_id: unitId }, { as })).course_list.find(
    (item) => item.id === id,
  );

it.each(sampledTypes)('%s stores and suggests only settings that it has', async (type, model, samples) => {
  const quiz = await placeCourseware(test);
  await test.get('POST /teacher/courseware_update', { id: quiz.id, settings: ofQuiz }, { as });
  expect(await readItem(quiz)).toMatchObject({ ...ofQuiz, type_settings: Object.keys(ofQuiz) });

  const content = samples.contents[0]?.content;
  const names = typeSettings.filter((name) => model.work.settings?.includes(name));
  const expected = { ...neutral, ...Object.fromEntries(names.map((name) => [name, ofQuiz[name]])) };
  const { settings } = await test.get('GET /teacher/last_placing', { type }, { as });
  expect(settings).toMatchObject(expected);

  const placed = await placeCourseware(test, { is_open: 0 }, { content, model });
  await test.get('POST /teacher/courseware_open', { id: placed.id, settings: ofQuiz }, { as });
  expect(await readItem(placed)).toMatchObject({
    ...expected,
    type_settings: names,
  });
  await test.get('POST /teacher/courseware_update', { id: placed.id, settings: ofQuiz }, { as });
  expect(await readItem(placed)).toMatchObject(expected);

  const { db } = test.app;
  const { activityId, revisionId, unitId } = placed;
  await db.updateTable('activity').set({ revision_id: revisionId }).where('id', '=', activityId).execute();
  const request = { unit_id: unitId, activity_id: activityId, open: true, settings: ofQuiz };
  expect(await test.get('POST /teacher/courseware_place', request, { as })).toMatchObject(expected);

  const { settings: ofLastQuiz } = await test.get('GET /teacher/last_placing', { type: 'diyquiz' }, { as });
  expect(ofLastQuiz).toMatchObject(ofQuiz);
});

it('gives students no time limit that its type does not have', async () => {
  const [, model, samples] = sampledTypes.find(([type]) => type === 'link') ?? [];
  const content = samples?.contents[0]?.content;
  const placed = await placeCourseware(test, {}, { content, ...(model && { model }) });
  await test.get('POST /teacher/courseware_update', { id: placed.id, settings: ofQuiz }, { as });
  const attempt = await test.get('POST /play/start', { courseware_id: placed.id }, { as: 'student1' });
  expect(attempt.deadline_at).toBeNull();
});
