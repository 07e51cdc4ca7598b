import { afterAll, beforeAll, expect, it } from 'vitest';
import { link } from '#activities/link/activity.ts';
import { samples } from '#activities/link/samples.ts';
import { noConversionResults } from '#contract/conversion-results.ts';
import { forAnyContent } from '#form/registry.ts';
import { up } from '#server/database/migrations/2026-12-19-type-settings.ts';
import { openTestApp, type TestApp } from '#tests/support/test-app.ts';
import { placeCourseware } from '#tests/support/test-courseware.ts';

let test: TestApp;

beforeAll(async () => {
  test = await openTestApp();
  test.stopClock();
});
afterAll(() => test.close());

const ofQuiz = {
  attempts_allowed: 0,
  counting_attempt: 'last',
  time_limit_minutes: 20,
  shuffle: 1,
  feedback_rule: 'never',
  marks_held: 1,
} as const;
const neutral = {
  attempts_allowed: 1,
  counting_attempt: 'best',
  time_limit_minutes: null,
  shuffle: 0,
  feedback_rule: 'after_submit',
  marks_held: 0,
};
const minute = 60_000;

function placeLink(settings: Parameters<typeof placeCourseware>[1]) {
  const model = forAnyContent(link);
  const draft = samples.contents[0]?.draft;
  return placeCourseware(test, settings, {
    model,
    content: model.content.resolve(draft, noConversionResults),
  });
}

const readSettings = (id: number) =>
  test.app.db
    .selectFrom('courseware_record')
    .select([
      'attempts_allowed',
      'counting_attempt',
      'time_limit_minutes',
      'shuffle',
      'feedback_rule',
      'marks_held',
    ])
    .where('id', '=', id)
    .executeTakeFirst();

async function start(courseware_id: number, as: 'student1' | 'student2') {
  return (await test.get('POST /play/start', { courseware_id }, { as })).id;
}

const readDeadline = async (id: number) =>
  (
    await test.app.db
      .selectFrom('attempt')
      .select('deadline_at')
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
  ).deadline_at;

it('clears settings that coursewares without marks took over, with the deadlines made of them', async () => {
  const dueAt = test.app.now() + 1_000 * minute;
  const quiz = await placeCourseware(test, ofQuiz);
  const page = await placeLink(ofQuiz);
  const due = await placeLink({ ...ofQuiz, due_at: dueAt });
  const { student2, teacher } = test.school.people;
  await test.app.db
    .insertInto('courseware_exception')
    .values({
      courseware_id: due.id,
      user_id: student2,
      extra_minutes: 5,
      due_at: null,
      extra_attempts: 0,
      is_excused: 0,
      changed_by: teacher,
      changed_at: test.app.now(),
    })
    .execute();
  const attempts = {
    quiz: await start(quiz.id, 'student1'),
    page: await start(page.id, 'student1'),
    due: await start(due.id, 'student1'),
    longer: await start(due.id, 'student2'),
  };
  const ofQuizDeadline = await readDeadline(attempts.quiz);
  expect(ofQuizDeadline).not.toBeNull();

  await up(test.app.db as never);
  expect(await readSettings(quiz.id)).toEqual(ofQuiz);
  expect(await readSettings(page.id)).toEqual(neutral);
  expect(await readSettings(due.id)).toEqual(neutral);
  expect(await readDeadline(attempts.quiz)).toBe(ofQuizDeadline);
  expect(await readDeadline(attempts.page)).toBeNull();
  expect(await readDeadline(attempts.due)).toBe(dueAt);
  expect(await readDeadline(attempts.longer)).toBe(dueAt + 5 * minute);
});
