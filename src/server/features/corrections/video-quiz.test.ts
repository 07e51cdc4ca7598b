import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import { bankQuestion } from '#parts/exam-content/bank-question.ts';
import { refreshDueResults } from '#server/features/exam/results/refresh-results.service.ts';
import { startAllJobs } from '#server/start-all-jobs.ts';
import { openTestApp, type TestApp } from '#tests/support/test-app.ts';
import { addQuestion, pick } from '#tests/support/test-bank.ts';
import type { PersonKey } from '#tests/support/test-school.ts';
import { buildVideoQuiz, placeVideoQuiz, stopAt } from '#tests/support/test-video-quiz.ts';

/** Questions of a video are corrected, put into the bank and counted there as those of a quiz. */

let test: TestApp;
let stopJobs: (() => Promise<void>) | undefined;
const teacher = { as: 'teacher' } as const;
beforeAll(async () => {
  test = await openTestApp();
});
afterEach(async () => {
  await stopJobs?.();
  stopJobs = undefined;
});
afterAll(() => test.close());

async function handIn(courseware_id: number, as: PersonKey, option: string): Promise<number> {
  const { id } = await test.get('POST /play/start', { courseware_id }, { as });
  const answers = [{ question_id: 'q1', response: { option }, seq: 1 }];
  await test.get('POST /play/save', { attempt_id: id, answers }, { as });
  await test.get('POST /play/submit', { attempt_id: id }, { as });
  return id;
}

const markOf = async (id: number) =>
  (await test.app.db.selectFrom('attempt').select('score').where('id', '=', id).executeTakeFirstOrThrow())
    .score;

it('marks again after the correction of a key, and students keep the second of the question', async () => {
  const question = stopAt('q1', 3);
  const { id: courseware_id } = await placeVideoQuiz(test, [question, stopAt('q2', 5)]);
  const attemptId = await handIn(courseware_id, 'student1', 'b');
  expect(await markOf(attemptId)).toBe(0);
  const answers = question.answers.map((answer) => ({ ...answer, correct: answer.id === 'b' }));
  const target = {
    courseware_id,
    question_id: 'q1',
    kind: 'key' as const,
    question: { ...question, answers },
  };
  const { digest } = await test.get('POST /study/correction_preview', target, teacher);
  await test.get('POST /study/correction_apply', { ...target, reason: 'Wrong key', digest }, teacher);
  stopJobs = startAllJobs(test.app, (error) => expect(error).toBeUndefined(), { pollMs: 20 });
  await vi.waitFor(async () => expect(await markOf(attemptId)).toBe(1), { timeout: 15_000, interval: 20 });
  const { content } = await test.get('POST /play/start', { courseware_id }, { as: 'student2' });
  expect(content).toMatchObject({ questions: [{ id: 'q1', at_s: 3 }, { id: 'q2' }] });
});

it('keeps the link to the bank while the question asks the same, whatever its second', async () => {
  const ids = [await addQuestion(test, '雲'), await addQuestion(test, '雨')];
  const [cloud, rain] = [await pick(test, ids[0] ?? 0), await pick(test, ids[1] ?? 0)];
  const asked = async (id: number) =>
    bankQuestion.parse((await test.get('GET /exam/question_detail', { id }, teacher)).content).question;
  const link = ({ question_id, version_id }: typeof cloud) => ({ bank: { question_id, version_id } });
  const content = buildVideoQuiz([
    { ...(await asked(ids[0] ?? 0)), id: 'q1', at_s: 2.5, again_from_s: 1, ...link(cloud) },
    { ...(await asked(ids[1] ?? 0)), id: 'q2', at_s: 4, ...link(rain), instruction: 'Look' },
    stopAt('q3', 6),
  ]);
  const { id: activity_id } = await test.get('POST /diy/add', { type: 'videoquiz' }, teacher);
  const { draft_version } = await test.get('GET /diy/detail', { id: activity_id }, teacher);
  const form = { name: 'Rain', description: 'Rain' };
  await test.get(
    'POST /diy/save',
    { id: activity_id, draft_version, form, content: { ...content } },
    teacher,
  );
  const saved = await test.get('GET /diy/detail', { id: activity_id }, teacher);
  const { questions } = saved.content as typeof content;
  expect(questions.map(({ bank, at_s, again_from_s }) => [bank?.question_id, at_s, again_from_s])).toEqual([
    [ids[0], 2.5, 1],
    [undefined, 4, undefined],
    [undefined, 6, undefined],
  ]);
  const taken = await test.get('POST /exam/take_questions', { activity_id, facts: {} }, teacher);
  expect(taken).toMatchObject({
    already_there: [{ question_id: 'q1', id: ids[0] }],
    taken: [{ question_id: 'q2' }, { question_id: 'q3' }],
    incomplete: [],
  });
  expect(JSON.stringify(await asked(taken.taken[1]?.id ?? 0))).not.toContain('at_s');
});

it('counts answers in a video in the results of the question of the bank', async () => {
  const id = await addQuestion(test, '海');
  const { question_id, version_id } = await pick(test, id);
  const { id: courseware_id } = await placeVideoQuiz(test, [
    stopAt('q1', 3, { bank: { question_id, version_id } }),
  ]);
  await handIn(courseware_id, 'student1', 'a');
  await handIn(courseware_id, 'student2', 'b');
  await refreshDueResults(test.app, Number.MAX_SAFE_INTEGER);
  const { items } = await test.get('GET /exam/question_results', { ids: [id] }, teacher);
  expect(items).toEqual([{ id, answers: 2, facility: 0.5, sign: null }]);
});
