import { afterAll, beforeAll, expect, it } from 'vitest';
import type { ApiReply } from '#contract/api.ts';
import { singleQuestion, wordAnswers } from '#parts/quiz-questions/samples/sample-parts.ts';
import { refreshDueResults } from '#server/features/exam/results/refresh-results.service.ts';
import { openSession } from '#server/features/session/session.service.ts';
import { openTestApp, type TestApp } from '#tests/support/test-app.ts';
import { addQuestion, pick } from '#tests/support/test-bank.ts';
import {
  addStudents,
  buildQuiz,
  insertRevision,
  placeCourseware,
  rightResponses,
  submitWork,
  wrongResponses,
} from '#tests/support/test-courseware.ts';
import { placeDrawnQuiz } from '#tests/support/test-drawn-quiz.ts';

/** The uses of an activity side by side say what the study list and the item analysis say of each. */

type Comparison = ApiReply<'GET /study/comparison'>;
type Responses = Partial<typeof rightResponses>;

let test: TestApp;
let tokens: string[];
let ids: Record<'early' | 'now' | 'copy', number>;

const teacher = { as: 'teacher' } as const;
const read = (courseware_id: number, as: 'admin' | 'other' | 'teacher' = 'teacher') =>
  test.get('GET /study/comparison', { courseware_id }, { as });
const idsOf = ({ uses }: Comparison) => uses.map(({ courseware_id }) => courseware_id);

async function handIn(courseware_id: number, token: string, responses: Record<string, unknown>) {
  const { id } = await test.get('POST /play/start', { courseware_id }, { token });
  const answers = Object.entries(responses).map(([question_id, response]) => ({
    question_id,
    response,
    seq: 1,
  }));
  await test.get('POST /play/save', { attempt_id: id, answers }, { token });
  await test.get('POST /play/submit', { attempt_id: id }, { token });
}

/** Options by place: `a` is right. */
async function handInOptions(courseware_id: number, token: string, options: string) {
  const { id, questions } = await test.get('POST /play/start', { courseware_id }, { token });
  const answers = questions.map((question, index) => ({
    question_id: question.id,
    response: { option: options[index] },
    seq: 1,
  }));
  await test.get('POST /play/save', { attempt_id: id, answers }, { token });
  await test.get('POST /play/submit', { attempt_id: id }, { token });
}

async function handInAll(courseware_id: number, works: readonly Responses[]) {
  for (const [index, responses] of works.entries())
    await handIn(courseware_id, tokens[index] ?? '', responses);
}

async function placeAgain(activityId: number, revisionId: number, name: string): Promise<number> {
  test.advance(1_000);
  const placed = await placeCourseware(test, { name });
  await test.app.db
    .updateTable('courseware_record')
    .set({ activity_id: activityId, revision_id: revisionId })
    .where('id', '=', placed.id)
    .execute();
  return placed.id;
}

/** Moves the unit of a courseware to the class of last year. */
async function moveToPast(coursewareId: number) {
  const { calendars, classes } = test.school;
  await test.app.db
    .updateTable('unit_record')
    .set({ class_id: classes.past, calendar_id: calendars.past })
    .where('id', 'in', (eb) =>
      eb.selectFrom('courseware').select('unit_id').where('courseware.id', '=', coursewareId),
    )
    .execute();
}

beforeAll(async () => {
  test = await openTestApp();
  const students = await addStudents(test, 4);
  tokens = await Promise.all(students.map(({ id }) => openSession(test.app, id)));
  const { activityId, id: early } = await placeCourseware(test, { name: 'Early' });
  // A later revision asks something else as q1, and has no q3 any more.
  const quiz = buildQuiz();
  const [, q2] = quiz.questions;
  if (!q2) throw new Error('The quiz has no second question');
  const q1 = singleQuestion('q1', { text: '2 + 2 = ?', score: 2, answers: wordAnswers('3', '*4') });
  const changed = { ...quiz, questions: [q1, q2] };
  const newest = await insertRevision(test, changed, { id: activityId, number: 2 });
  const copied = await insertRevision(test, quiz);
  await test.app.db
    .updateTable('activity')
    .set({ copied_from_id: activityId })
    .where('id', '=', copied.activityId)
    .execute();
  ids = {
    early,
    now: await placeAgain(activityId, newest.revisionId, 'Now'),
    copy: await placeAgain(copied.activityId, copied.revisionId, 'Copy'),
  };
  await handInAll(early, [rightResponses, rightResponses, wrongResponses, { q1: rightResponses.q1 }]);
  await moveToPast(early);
  await handInAll(
    ids.now,
    [rightResponses, wrongResponses, wrongResponses].map(({ q1: a, q2: b }) => ({ q1: a, q2: b })),
  );
  await handInAll(ids.copy, [rightResponses, wrongResponses]);
});
afterAll(() => test.close());

it('lists the activity’s earlier years and its copies, the newest term first, whichever it begins with', async () => {
  for (const id of [ids.early, ids.now, ids.copy]) {
    const { uses, is_cut } = await read(id);
    expect(
      uses.map(({ courseware_id, kind, class_name, calendar_name }) => [
        courseware_id,
        kind,
        class_name,
        calendar_name,
      ]),
    ).toEqual([
      [ids.now, 'same', '4A', '2026–27'],
      [ids.copy, 'same', '4A', '2026–27'],
      [ids.early, 'same', '3A', '2025–26'],
    ]);
    expect(is_cut).toBe(false);
  }
});

it('has the numbers and averages of the study list, with median and quartiles', async () => {
  const { uses } = await read(ids.now);
  for (const use of uses) {
    const { items } = await test.get('GET /study/list', { class_id: use.class_id }, teacher);
    const item = items.find(({ courseware_id }) => courseware_id === use.courseware_id);
    expect(use).toMatchObject({
      assigned: item?.assigned,
      submitted: item?.submitted,
      marked: item?.average_of,
    });
    expect(use.average).toBe(use.marked < 3 ? null : item?.average);
  }
  // 1, 1, 0 and 2 of 10 points.
  const early = uses.find(({ courseware_id }) => courseware_id === ids.early);
  expect(early).toMatchObject({ marked: 4, average: 0.55, upper_quartile: 1 });
  expect(early?.lower_quartile).toBeCloseTo(0.15);
  expect(early?.median).toBeCloseTo(0.6);
});

it('has the facility of the item analysis for each question, and says where it asks something else', async () => {
  const { questions, uses } = await read(ids.early);
  expect(questions.map(({ question_id }) => question_id)).toEqual(['q1', 'q2', 'q3']);
  const analysis = await test.get('GET /study/item_analysis', { courseware_id: ids.now }, teacher);
  const at = uses.findIndex(({ courseware_id }) => courseware_id === ids.now);
  const [q1, q2, q3] = questions.map(({ results }) => results[at]);
  expect(q1).toEqual({ answers: 3, facility: analysis.questions[0]?.facility_index, is_changed: true });
  expect(q2).toEqual({ answers: 3, facility: analysis.questions[1]?.facility_index });
  expect(q3).toBeNull();
  const own = uses.findIndex(({ courseware_id }) => courseware_id === ids.early);
  expect(questions.map(({ results }) => results[own]?.facility)).toEqual([0.75, 0.5, 0.5]);
});

it('gives no figure of fewer than three', async () => {
  const { questions, uses } = await read(ids.copy);
  const at = uses.findIndex(({ courseware_id }) => courseware_id === ids.copy);
  expect(uses[at]).toMatchObject({
    submitted: 2,
    marked: 2,
    average: null,
    median: null,
    lower_quartile: null,
  });
  expect(questions.map(({ results }) => results[at])).toEqual(
    Array.from({ length: 3 }, () => ({ answers: 2, facility: null })),
  );
});

it('shows a teacher own classes alone, and nothing of what is deleted', async () => {
  const { school, app } = test;
  const key = { user_id: school.people.other, class_id: school.classes.a, subject_id: school.subjects.maths };
  await app.db.insertInto('teaching').values(key).execute();
  expect(idsOf(await read(ids.now, 'other'))).toEqual([ids.now, ids.copy]);
  expect(idsOf(await read(ids.now, 'admin'))).toEqual([ids.now, ids.copy, ids.early]);
  await app.db
    .deleteFrom('teaching')
    .where('user_id', '=', key.user_id)
    .where('class_id', '=', key.class_id)
    .execute();
  const refused = await test.call('GET /study/comparison', { courseware_id: ids.now }, { as: 'other' });
  expect(refused.key).toBe('not_found');
  await test.get('GET /teacher/course_delete', { ids: [ids.copy] }, teacher);
  expect(idsOf(await read(ids.now))).toEqual([ids.now, ids.early]);
});

it('finds a follow-up quiz from its source, and the source from it', async () => {
  const { courseware_id } = await test.get(
    'POST /study/follow_up_quiz',
    {
      courseware_id: ids.now,
      question_ids: ['q2'],
      user_ids: [test.school.people.student1],
      name: 'Once more',
      key: 'k',
    },
    teacher,
  );
  const followUp = courseware_id ?? 0;
  await test.get('POST /teacher/courseware_open', { id: followUp }, teacher);
  await submitWork(test, followUp, 'student1', { q2: rightResponses.q2 });
  for (const id of [ids.now, followUp]) {
    const { uses } = await read(id);
    expect(uses.find((use) => use.courseware_id === followUp)?.kind).toBe('follow_up');
    expect(uses.find((use) => use.courseware_id === ids.early)?.kind).toBe('same');
  }
  const { questions, uses } = await read(followUp);
  const at = uses.findIndex((use) => use.courseware_id === ids.early);
  expect(questions.map(({ question_id, results }) => [question_id, results[at]?.facility])).toEqual([
    ['q2', 0.5],
  ]);
});

it('finds the same questions of the bank in other quizzes, at whatever place', async () => {
  const bankIds: number[] = [];
  for (const text of ['甲', '乙', '丙'])
    bankIds.push(await addQuestion(test, text, { visibility: 'school' }));
  const place = async (chosen: readonly number[]) => {
    const slots: object[] = [];
    for (const [index, id] of chosen.entries()) {
      const { question_id, version_id } = await pick(test, id);
      slots.push({ id: `s${index + 1}`, kind: 'question', bank: { question_id, version_id }, points: 2 });
    }
    return placeDrawnQuiz(test, slots);
  };
  const [one = 0, two = 0, three = 0] = bankIds;
  const [first, second] = [await place([one, two]), await place([three, one])];
  for (const [index, token] of tokens.entries()) {
    await handInOptions(first, token, 'ab');
    await handInOptions(second, token, index < 1 ? 'ba' : 'bb');
  }
  await refreshDueResults(test.app, Number.MAX_SAFE_INTEGER);
  const { questions, uses } = await read(first);
  expect(uses.map(({ courseware_id, kind }) => [courseware_id, kind])).toEqual([
    [first, 'same'],
    [second, 'questions'],
  ]);
  expect(questions.map(({ results }) => results.map((result) => result?.facility))).toEqual([
    [1, 0.25],
    [0, undefined],
  ]);
});
