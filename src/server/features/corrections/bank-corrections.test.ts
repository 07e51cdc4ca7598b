import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import { startAllJobs } from '#server/start-all-jobs.ts';
import { openTestApp, type TestApp } from '#tests/support/test-app.ts';
import { addQuestion, pick } from '#tests/support/test-bank.ts';
import { changeCourseware } from '#tests/support/test-courseware.ts';
import { addUnit } from '#tests/support/test-resources.ts';

/** A question of the bank is corrected by one teacher; a colleague whose quiz uses it is told, and decides. */

let test: TestApp;
let bankId: number;
let own: number;
let ofColleague: number;
let stopJobs: (() => Promise<void>) | undefined;
const errors: unknown[] = [];

async function place(as: 'teacher' | 'other', classId: number): Promise<number> {
  const { points: _points, ...bank } = await pick(test, bankId);
  const { id } = await test.get('POST /diy/add', { type: 'questionquiz' }, { as });
  const { draft_version } = await test.get('GET /diy/detail', { id }, { as });
  const form = {
    name: `Drawn by ${as}`,
    description: 'From the bank',
    subject_id: test.school.subjects.maths,
    grade: 4,
    difficulty: 'easy' as const,
  };
  const slots = [
    { id: 'picked', kind: 'question', bank, points: 3 },
    { id: 'drawn', kind: 'random', count: 2, filter: { grade: 4 }, points: 1 },
  ];
  await test.get('POST /diy/save', { id, draft_version, form, content: { slots } }, { as });
  await test.get('POST /diy/complete', { id }, { as });
  const input = { unit_id: await addUnit(test, classId), activity_ids: [id] };
  const courseware_id = (await test.get('POST /teacher/courseware_add', input, { as })).ids[0] ?? 0;
  await changeCourseware(test, courseware_id, { is_open: 1 });
  return courseware_id;
}

/** Answers every question with the same option, and submits. */
async function work(courseware_id: number, as: 'student1' | 'student2' | 'outsider', option: string) {
  const { id: attempt_id, questions } = await test.get('POST /play/start', { courseware_id }, { as });
  const answers = questions.map(({ id }) => ({ question_id: id, response: { option }, seq: 1 }));
  await test.get('POST /play/save', { attempt_id, answers }, { as });
  await test.get('POST /play/submit', { attempt_id }, { as });
  return attempt_id;
}

const scoreOf = async (id: number) =>
  await test.app.db
    .selectFrom('attempt')
    .select(['score', 'max_score'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
const news = async (as: 'teacher' | 'other') => (await test.get('GET /teacher/news', {}, { as })).corrections;

let right: number;
let wrong: number;
let colleagues: number;

beforeAll(async () => {
  test = await openTestApp();
  const shared = { grade: 4, visibility: 'school' as const };
  bankId = await addQuestion(test, '錯的答案', { visibility: 'school' });
  for (const number of [1, 2, 3]) await addQuestion(test, `題目 ${number}`, shared);
  own = await place('teacher', test.school.classes.a);
  ofColleague = await place('other', test.school.classes.b);
  right = await work(own, 'student1', 'a');
  wrong = await work(own, 'student2', 'b');
  colleagues = await work(ofColleague, 'outsider', 'b');
});
afterEach(async () => {
  await stopJobs?.();
  stopJobs = undefined;
  expect(errors.splice(0)).toEqual([]);
});
afterAll(() => test.close());

async function correct(
  as: 'teacher' | 'other',
  courseware_id: number,
  proposal_id?: number,
): Promise<number> {
  const target = { courseware_id, bank_question_id: bankId };
  const { question, proposal } = await test.get('GET /study/correction', { ...target, proposal_id }, { as });
  const shown = question as { answers: { id: string; correct: boolean }[] };
  const keyed = {
    ...shown,
    answers: shown.answers.map((answer) => ({ ...answer, correct: answer.id === 'b' })),
  };
  const change = { ...target, kind: 'key' as const, question: proposal?.question ?? keyed };
  const { digest, coursewares } = await test.get('POST /study/correction_preview', change, { as });
  expect(coursewares.map((each) => each.courseware_id)).toEqual([courseware_id]);
  const { id } = await test.get('POST /study/correction_apply', { ...change, reason: 'b', digest }, { as });
  stopJobs ??= startAllJobs(test.app, (error) => errors.push(error), { pollMs: 20 });
  const list = () => test.get('GET /study/corrections', { courseware_id }, { as });
  await vi.waitFor(async () => expect((await list()).corrections[0]?.state).toBe('applied'), {
    timeout: 30_000,
  });
  return id;
}

it('marks the question at its place again, and nobody else’s coursewares', async () => {
  expect(await scoreOf(right)).toEqual({ score: 5, max_score: 5 });
  const id = await correct('teacher', own);
  expect(await scoreOf(right)).toEqual({ score: 2, max_score: 5 });
  expect(await scoreOf(wrong)).toEqual({ score: 3, max_score: 5 });
  expect(await scoreOf(colleagues)).toEqual({ score: 0, max_score: 5 });
  expect(await news('teacher')).toEqual([]);
  expect(await news('other')).toMatchObject([
    {
      correction_id: id,
      bank_question_id: bankId,
      by_name: 'teacher',
      courseware_id: ofColleague,
      courseware_count: 1,
    },
  ]);
});

it('gives a colleague the proposal, and is news no longer once the colleague has decided', async () => {
  const [told] = await news('other');
  await correct('other', ofColleague, told?.correction_id);
  expect(await scoreOf(colleagues)).toEqual({ score: 3, max_score: 5 });
  expect(await news('other')).toEqual([]);
  // The first teacher has decided, too.
  expect(await news('teacher')).toEqual([]);
});

it('does not show a colleague’s proposal for another question', async () => {
  const { corrections } = await test.get('GET /study/corrections', { courseware_id: own }, { as: 'teacher' });
  const drawn = await test.get(
    'GET /study/question_detail',
    { courseware_id: own, question_id: 'drawn.1' },
    { as: 'teacher' },
  );
  const other = drawn.drawn?.find(({ bank_question_id }) => bank_question_id !== bankId)?.bank_question_id;
  const target = { courseware_id: own, bank_question_id: other, proposal_id: corrections[0]?.id };
  expect(await test.get('GET /study/correction', target, { as: 'teacher' })).not.toHaveProperty('proposal');
  const foreign = { courseware_id: ofColleague, bank_question_id: bankId };
  expect((await test.call('GET /study/correction', foreign, { as: 'teacher' })).key).toBe('not_found');
});
