import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { wordAnswers } from '#parts/quiz-questions/samples/sample-parts.ts';
import { openTestApp, type TestApp } from '#tests/support/test-app.ts';
import {
  buildQuiz,
  changeCourseware,
  insertRevision,
  placeCourseware,
  rightResponses,
  wrongResponses,
} from '#tests/support/test-courseware.ts';
import type { PersonKey } from '#tests/support/test-school.ts';

let test: TestApp;

beforeAll(async () => {
  test = await openTestApp();
});
afterAll(() => test.close());

const teacher = { as: 'teacher' } as const;

/** One attempt with the given answers; submitted unless `keepOpen`. */
async function attempt(
  courseware_id: number,
  as: PersonKey,
  responses: Record<string, unknown>,
  options: { keepOpen?: boolean; time_ms?: number } = {},
) {
  const { id } = await test.get('POST /play/start', { courseware_id }, { as });
  const answers = Object.entries(responses).map(([question_id, response]) => ({
    question_id,
    response,
    seq: 1,
    time_ms: options.time_ms ?? 1_000,
  }));
  test.advance(60_000);
  await test.get('POST /play/save', { attempt_id: id, answers }, { as });
  if (!options.keepOpen) await test.get('POST /play/submit', { attempt_id: id }, { as });
  return id;
}

const userId = (person: PersonKey) => test.school.people[person];

describe('grid', () => {
  it('lists the whole class, and fills while students answer', async () => {
    const { id } = await placeCourseware(test);
    const before = await test.get('GET /study/grid', { courseware_id: id }, teacher);
    expect(before.courseware).toMatchObject({
      assigned: 2,
      started: 0,
      submitted: 0,
      is_open: true,
      max_score: 10,
    });
    expect(before.courseware.questions.map((question) => question.id)).toEqual(['q1', 'q2', 'q3']);
    expect(before.rows).toMatchObject([
      { student_name: 'student1', class_number: 1, state: 'not_started', attempt_id: null, cells: [] },
      { student_name: 'student2', class_number: 2, state: 'not_started', attempt_id: null, cells: [] },
    ]);

    const first = await attempt(id, 'student1', { q1: rightResponses.q1 }, { keepOpen: true });
    const flagged = [{ question_id: 'q2', response: null, flagged: true, seq: 1, time_ms: 500 }];
    await test.get('POST /play/save', { attempt_id: first, answers: flagged }, { as: 'student1' });
    await test.get('POST /play/show_question', { attempt_id: first, question_id: 'q3' }, { as: 'student1' });
    const during = await test.get('GET /study/grid', { courseware_id: id }, teacher);
    expect(during.courseware).toMatchObject({ started: 1, submitted: 0 });
    expect(during.rows[0]).toMatchObject({
      state: 'in_progress',
      attempt_id: first,
      time_ms: 1_500,
      score: null,
    });
    expect(during.rows[0]?.last_saved_at).toBeGreaterThan(0);
    const cells = new Map(during.rows[0]?.cells.map((cell) => [cell.question_id, cell]));
    expect(cells.get('q1')).toMatchObject({ state: 'answered', score: 2 });
    expect(cells.get('q2')).toMatchObject({ state: 'flagged', score: null });
    expect(cells.get('q3')).toMatchObject({ state: 'shown', score: null });

    const seen = await test.get('GET /play/attempt', { id: first }, { as: 'student1' });
    expect(seen.score).toBeNull();
    expect(seen.answers.filter((answer) => answer.mark !== undefined)).toEqual([]);

    await test.get('POST /play/submit', { attempt_id: first }, { as: 'student1' });
    const after = await test.get('GET /study/grid', { courseware_id: id }, teacher);
    expect(after.courseware).toMatchObject({ started: 1, submitted: 1 });
    expect(after.rows[0]).toMatchObject({ state: 'submitted', score: 2 });
    const handedIn = new Map(after.rows[0]?.cells.map((cell) => [cell.question_id, cell]));
    expect(handedIn.get('q1')).toMatchObject({ state: 'answered', score: 2 });
    const leftOut = [...handedIn.values()].filter(({ state }) => state === 'left_out');
    expect(leftOut.length).toBe(after.courseware.questions.length - 1);
    expect(leftOut.map(({ score }) => score)).toEqual(leftOut.map(() => 0));
  });

  it('keeps students who left the class, with their work', async () => {
    const { id } = await placeCourseware(test);
    await attempt(id, 'student2', rightResponses);
    const { db } = test.app;
    await db.deleteFrom('class_student').where('user_id', '=', userId('student2')).execute();
    const { rows, courseware } = await test.get('GET /study/grid', { courseware_id: id }, teacher);
    expect(rows.map(({ student_name }) => student_name)).toEqual(['student1', 'student2']);
    expect(rows[1]).toMatchObject({ class_number: null, is_guest: false, score: 10 });
    // Who left and had submitted still counts.
    expect(courseware).toMatchObject({ assigned: 2, submitted: 1 });
    await db
      .insertInto('class_student')
      .values({ class_id: test.school.classes.a, user_id: userId('student2'), class_number: 2 })
      .execute();
  });

  it.each([
    ['first', 2],
    ['last', 0],
    ['best', 10],
  ] as const)('shows the %s attempt where that one counts', async (counting_attempt, score) => {
    const { id } = await placeCourseware(test, { attempts_allowed: 0, counting_attempt });
    await attempt(id, 'student1', { q1: rightResponses.q1 });
    await attempt(id, 'student1', rightResponses);
    await attempt(id, 'student1', wrongResponses);
    const { rows } = await test.get('GET /study/grid', { courseware_id: id }, teacher);
    expect(rows[0]).toMatchObject({ score, attempts: 3 });
    const { items } = await test.get('GET /study/list', { keyword: 'quiz', limit: 1 }, teacher);
    expect(items[0]).toMatchObject({ courseware_id: id, average: null, average_of: 1, submitted: 1 });
    await attempt(id, 'student2', rightResponses);
    const [whole] = (await test.get('GET /study/list', { keyword: 'quiz', limit: 1 }, teacher)).items;
    expect(whole).toMatchObject({ average: (score + 10) / 20, average_of: 2, started: 2, submitted: 2 });
    const detail = await test.get(
      'GET /study/personal_detail',
      { courseware_id: id, user_id: userId('student1') },
      teacher,
    );
    expect(detail.attempts.filter(({ counts }) => counts)).toMatchObject([{ score }]);
    expect(detail.attempts.map(({ number }) => number)).toEqual([1, 2, 3]);
  });

  it('is for those who teach the class this subject', async () => {
    const { id } = await placeCourseware(test);
    const { db } = test.app;
    // Teaching the class another subject is not enough.
    const another = { user_id: userId('other'), class_id: test.school.classes.a };
    await db
      .insertInto('teaching')
      .values({ ...another, subject_id: test.school.subjects.chinese })
      .execute();
    const attempt_id = await attempt(id, 'student1', rightResponses);
    const user_id = userId('student1');
    for (const as of ['other', 'student1'] as const) {
      const expected = as === 'other' ? 'not_found' : 'not_allowed';
      expect((await test.call('GET /study/grid', { courseware_id: id }, { as })).key).toBe(expected);
      expect((await test.call('GET /study/question_detail', { courseware_id: id }, { as })).key).toBe(
        expected,
      );
      expect(
        (await test.call('GET /study/personal_detail', { courseware_id: id, user_id }, { as })).key,
      ).toBe(expected);
      expect((await test.call('POST /study/comment', { attempt_id, comment: 'x' }, { as })).key).toBe(
        expected,
      );
    }
    expect((await test.call('GET /study/grid', { courseware_id: id }, { as: 'admin' })).key).toBe('success');
    expect((await test.get('GET /study/list', {}, { as: 'other' })).items).toEqual([]);
    await db
      .deleteFrom('teaching')
      .where('user_id', '=', another.user_id)
      .where('class_id', '=', another.class_id)
      .execute();
  });
});

describe('list', () => {
  it('shows the progress of the class', async () => {
    const { id } = await placeCourseware(test, { name: '分數測驗', search_text: '分数测验' } as never);
    await attempt(id, 'student1', rightResponses, { time_ms: 2_000 });
    await attempt(id, 'student2', { q1: rightResponses.q1 }, { time_ms: 4_000 });
    const { items, total } = await test.get('GET /study/list', { keyword: '分數' }, teacher);
    expect(total).toBe(1);
    expect(items).toMatchObject([
      {
        courseware_id: id,
        courseware_name: '分數測驗',
        type: 'diyquiz',
        class_name: '4A',
        subject_name: '數學',
        state: 'open',
        assigned: 2,
        started: 2,
        submitted: 2,
        average: 0.6,
        average_of: 2,
        median_time_ms: 5_000,
        waiting: 0,
      },
    ]);
  });

  it('filters by term, class, subject and unit, and pages', async () => {
    const chinese = test.school.subjects.chinese;
    const one = await placeCourseware(test, {}, { subjectId: chinese });
    const two = await placeCourseware(test, { is_open: 0 }, { unitId: one.unitId });
    const list = (input: Parameters<typeof test.get<'GET /study/list'>>[1]) =>
      test.get('GET /study/list', input, teacher);
    expect((await list({ subject_id: chinese })).items.map((item) => item.courseware_id)).toEqual([
      two.id,
      one.id,
    ]);
    expect((await list({ unit_id: one.unitId })).items.map((item) => item.courseware_id)).toEqual([
      one.id,
      two.id,
    ]);
    expect((await list({ class_id: test.school.classes.b })).total).toBe(0);
    expect((await list({ calendar_id: test.school.calendars.past })).total).toBe(0);
    const page = await list({ subject_id: chinese, offset: 1, limit: 1 });
    expect(page).toMatchObject({
      total: 2,
      items: [{ courseware_id: one.id, state: 'open', average: null }],
    });
  });
});

describe('question detail', () => {
  it('shows everybody’s answers, with the item analysis', async () => {
    const { id } = await placeCourseware(test);
    await attempt(id, 'student1', rightResponses);
    await attempt(id, 'student2', { q1: wrongResponses.q1 });
    const detail = await test.get(
      'GET /study/question_detail',
      { courseware_id: id, question_id: 'q1' },
      teacher,
    );
    expect(detail.statistics).toMatchObject({ attempts: 2, facility_index: 0.5, intended_weight: 0.2 });
    expect(detail.statistics?.discrimination_index).toBeCloseTo(1, 10);
    expect(detail.all.map(({ question_id, facility_index }) => [question_id, facility_index])).toEqual([
      ['q1', 0.5],
      ['q2', 0.5],
      ['q3', 0.5],
    ]);
    expect(detail.report.rows.map(({ correct, student_ids }) => [correct, student_ids])).toEqual([
      [false, [userId('student2')]],
      [true, [userId('student1')]],
    ]);
    expect(detail.students).toMatchObject([
      { student_name: 'student1', score: 2, response: rightResponses.q1, time_ms: 1_000 },
      { student_name: 'student2', score: 0, response: wrongResponses.q1 },
    ]);
    const unanswered = await test.get(
      'GET /study/question_detail',
      { courseware_id: id, question_id: 'q3' },
      teacher,
    );
    expect(unanswered.report.unanswered).toEqual([userId('student2')]);
    expect(unanswered.students[1]).toMatchObject({ score: 0, response: null });
  });

  it('begins with the first question, and refuses an unknown one', async () => {
    const { id } = await placeCourseware(test);
    const detail = await test.get('GET /study/question_detail', { courseware_id: id }, teacher);
    expect(detail).toMatchObject({
      question_id: 'q1',
      students: [],
      statistics: { attempts: 0, facility_index: null },
    });
    const unknown = { courseware_id: id, question_id: 'q9' };
    expect((await test.call('GET /study/question_detail', unknown, teacher)).key).toBe('not_found');
  });

  it('carries on over revisions: an attempt counts for the questions its revision held', async () => {
    const quiz = buildQuiz();
    const { id, activityId } = await placeCourseware(
      test,
      {},
      { content: { ...quiz, questions: quiz.questions.slice(0, 2) } },
    );
    await attempt(id, 'student1', { q1: rightResponses.q1 });
    const { revisionId } = await insertRevision(test, quiz, { id: activityId, number: 2 });
    await test.app.db
      .updateTable('courseware_record')
      .set({ revision_id: revisionId })
      .where('id', '=', id)
      .execute();
    await attempt(id, 'student2', rightResponses);
    const { all } = await test.get('GET /study/question_detail', { courseware_id: id }, teacher);
    expect(all.map(({ question_id, attempts }) => [question_id, attempts])).toEqual([
      ['q1', 2],
      ['q2', 2],
      ['q3', 1],
    ]);
  });
});

describe('question detail after a correction', () => {
  it('counts answers as they were marked, and names the students who answered the earlier version', async () => {
    const quiz = buildQuiz();
    const { id, activityId } = await placeCourseware(test, {}, { content: quiz });
    await attempt(id, 'student1', rightResponses);
    const [first, ...others] = quiz.questions;
    const corrected = {
      ...quiz,
      questions: [
        { ...(first as (typeof others)[number]), answers: wordAnswers('*1', '2'), score: 4 },
        ...others,
      ],
    };
    const { revisionId } = await insertRevision(test, corrected, { id: activityId, number: 2 });
    await test.app.db
      .updateTable('courseware_record')
      .set({ revision_id: revisionId })
      .where('id', '=', id)
      .execute();
    await attempt(id, 'student2', rightResponses);
    const { report, students } = await test.get('GET /study/question_detail', { courseware_id: id }, teacher);
    const [one, two] = [userId('student1'), userId('student2')];
    expect(report.rows.map(({ label, correct, student_ids }) => [label, correct, student_ids])).toEqual([
      ['A. 1', true, []],
      ['B. 2', false, [two]],
      ['B. 2', true, [one]],
    ]);
    expect(report.earlier).toEqual([one]);
    expect(report.given).toEqual([
      { student_id: one, text: 'B. 2' },
      { student_id: two, text: 'B. 2' },
    ]);
    expect(students.map(({ score, max_score }) => [score, max_score])).toEqual([
      [2, 2],
      [0, 4],
    ]);
    const other = { courseware_id: id, question_id: 'q2' };
    expect((await test.get('GET /study/question_detail', other, teacher)).report.earlier).toEqual([]);
  });
});

describe('personal detail', () => {
  it('shows attempts, answers in order and the trend over the term', async () => {
    const earlier = await placeCourseware(test, { name: 'Earlier' });
    await attempt(earlier.id, 'student1', { q3: rightResponses.q3 });
    await attempt(earlier.id, 'student2', rightResponses);
    const quiz = buildQuiz();
    const content = { ...quiz, questions: quiz.questions.toReversed() };
    const later = await placeCourseware(test, { name: 'Later' }, { content });
    const attemptId = await attempt(later.id, 'student1', rightResponses);
    const detail = await test.get(
      'GET /study/personal_detail',
      { courseware_id: later.id, user_id: userId('student1') },
      teacher,
    );
    expect(detail).toMatchObject({
      student: { student_name: 'student1', class_number: 1 },
      attempt_id: attemptId,
      attempts: [{ id: attemptId, number: 1, counts: true, score: 10, time_ms: 3_000 }],
    });
    expect(detail.answers.map(({ question_id, score }) => [question_id, score])).toEqual([
      ['q3', 5],
      ['q2', 3],
      ['q1', 2],
    ]);
    expect(detail.trend.slice(-2)).toMatchObject([
      { courseware_name: 'Earlier', share: 0.5, class_share: 0.75 },
      { courseware_name: 'Later', share: 1, class_share: null },
    ]);
  });

  it('shows the attempt asked for, and none of somebody else', async () => {
    const { id } = await placeCourseware(test, { attempts_allowed: 0 });
    const first = await attempt(id, 'student1', wrongResponses);
    const second = await attempt(id, 'student1', rightResponses);
    const foreign = await attempt(id, 'student2', rightResponses);
    const input = { courseware_id: id, user_id: userId('student1') };
    const detail = await test.get('GET /study/personal_detail', { ...input, attempt_id: first }, teacher);
    expect(detail.attempt_id).toBe(first);
    expect(detail.answers[0]?.score).toBe(0);
    expect((await test.get('GET /study/personal_detail', input, teacher)).attempt_id).toBe(second);
    const wrongOwner = { ...input, attempt_id: foreign };
    expect((await test.call('GET /study/personal_detail', wrongOwner, teacher)).key).toBe('not_found');
    const outsider = { courseware_id: id, user_id: userId('outsider') };
    expect((await test.call('GET /study/personal_detail', outsider, teacher)).key).toBe('not_found');
  });

  it('is there for a student who has not begun', async () => {
    const { id } = await placeCourseware(test);
    const input = { courseware_id: id, user_id: userId('student1') };
    expect(await test.get('GET /study/personal_detail', input, teacher)).toMatchObject({
      attempt_id: null,
      attempts: [],
      answers: [],
    });
  });

  it('keeps a comment, and takes it back', async () => {
    const { id } = await placeCourseware(test);
    const attempt_id = await attempt(id, 'student1', rightResponses);
    const input = { courseware_id: id, user_id: userId('student1') };
    await test.get('POST /study/comment', { attempt_id, comment: ' 做得好 ' }, teacher);
    expect((await test.get('GET /study/personal_detail', input, teacher)).attempts[0]?.comment).toBe(
      '做得好',
    );
    await test.get('POST /study/comment', { attempt_id, comment: '' }, teacher);
    expect((await test.get('GET /study/personal_detail', input, teacher)).attempts[0]?.comment).toBe('');
    await changeCourseware(test, id, { is_open: 0 });
    expect((await test.call('POST /study/comment', { attempt_id: 999_999, comment: 'x' }, teacher)).key).toBe(
      'not_found',
    );
  });
});
