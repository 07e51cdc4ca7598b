import { afterAll, beforeAll, expect, it } from 'vitest';
import { restorePeriodMs } from '#contract/limits.ts';
import { purgeDeleted } from '#server/features/deleted/purge.service.ts';
import { openTestApp, type TestApp } from '#tests/support/test-app.ts';
import { addQuestion, pick } from '#tests/support/test-bank.ts';
import { addDrawnQuiz, placeQuiz } from '#tests/support/test-drawn-quiz.ts';

/** Questions of the bank that are used no longer can be deleted for good. */

const as = 'teacher' as const;
let test: TestApp;
beforeAll(async () => {
  test = await openTestApp();
});
afterAll(() => test.close());

async function listHolders(): Promise<string[]> {
  const rows = await test.app.db.selectFrom('exam_version_use').select('holder').distinct().execute();
  return rows.map(({ holder }) => holder).toSorted();
}

it('go with a quiz and its attempts after 30 days', async () => {
  const { points: _, ...bank } = await pick(test, await addQuestion(test, '1 + 1 = ?'));
  const quiz = await addDrawnQuiz(test, [{ id: 's1', kind: 'question', bank, points: 1 }]);
  const courseware_id = await placeQuiz(test, quiz);
  await test.get('POST /play/start', { courseware_id }, { as: 'student1' });
  expect(await listHolders()).toEqual(['activity', 'attempt', 'revision']);
  await test.get('GET /teacher/course_delete', { ids: [courseware_id] }, { as });
  await test.get('POST /diy/delete', { ids: [quiz.id] }, { as });
  test.advance(restorePeriodMs + 1);
  await purgeDeleted(test.app);
  expect(await listHolders()).toEqual([]);
});
