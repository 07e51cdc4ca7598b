import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { deadlineGraceMs } from '#contract/limits.ts';
import { openTestApp, type TestApp } from '#tests/support/test-app.ts';
import {
  changeCourseware,
  placeCourseware,
  rightResponses,
  sentinel,
  wrongResponses,
} from '#tests/support/test-courseware.ts';

let test: TestApp;

beforeAll(async () => {
  test = await openTestApp();
});
afterAll(() => test.close());

const as = 'student1' as const;

/** Starts, answers q1 correctly and q2 wrongly, and collects all replies to the student. */
async function work(settings: Parameters<typeof placeCourseware>[1]) {
  const { id } = await placeCourseware(test, settings);
  const attempt = await test.get('POST /play/start', { courseware_id: id }, { as });
  const answers = [
    { question_id: 'q1', response: rightResponses.q1, seq: 1 },
    { question_id: 'q2', response: wrongResponses.q2, seq: 1 },
  ];
  const saved = await test.get('POST /play/save', { attempt_id: attempt.id, answers }, { as });
  const shown = await test.get(
    'POST /play/show_question',
    { attempt_id: attempt.id, question_id: 'q3' },
    { as },
  );
  return { id, attemptId: attempt.id, told: [attempt, saved, shown] };
}

const submit = (attempt_id: number) => test.get('POST /play/submit', { attempt_id }, { as });
const look = (id: number) => test.get('GET /play/attempt', { id }, { as });
const comment = (attempt_id: number) =>
  test.get('POST /study/comment', { attempt_id, comment: 'Well done' }, { as: 'teacher' });

async function itemOf(id: number) {
  const { item } = await test.get('GET /play/courseware', { id }, { as });
  const { items } = await test.get('GET /play/home', {}, { as });
  expect(items.find(({ courseware_id }) => courseware_id === id)).toEqual(item);
  return item;
}

function expectNothing(reply: Awaited<ReturnType<typeof look>>) {
  expect(reply).toMatchObject({ score: null, needs_teacher: false, comment: '' });
  for (const answer of reply.answers) {
    expect(answer).not.toHaveProperty('mark');
    expect(answer).not.toHaveProperty('key');
  }
  expect(JSON.stringify(reply)).not.toContain(sentinel);
}

function expectEverything(reply: Awaited<ReturnType<typeof look>>) {
  expect(reply).toMatchObject({ score: 2, comment: 'Well done' });
  expect(
    Object.fromEntries(reply.answers.map(({ question_id, mark }) => [question_id, mark?.score])),
  ).toEqual({ q1: 2, q2: 0, q3: 0 });
  expect(reply.answers.find(({ question_id }) => question_id === 'q1')?.key).toMatchObject({
    options: ['b'],
  });
}

describe('feedback', () => {
  it('after submitting', async () => {
    const { id, attemptId, told } = await work({ feedback_rule: 'after_submit' });
    expectNothing(await look(attemptId));
    expect(JSON.stringify(told)).not.toContain(sentinel);
    await submit(attemptId);
    await comment(attemptId);
    expectEverything(await look(attemptId));
    expect((await itemOf(id)).attempts).toMatchObject([{ score: 2, max_score: 10 }]);
  });

  it('after submitting: questions nobody looked at have their mark and key as well', async () => {
    const { id } = await placeCourseware(test, { feedback_rule: 'after_submit' });
    const attempt = await test.get('POST /play/start', { courseware_id: id }, { as });
    const answers = [{ question_id: 'q2', response: rightResponses.q2, seq: 1 }];
    await test.get('POST /play/save', { attempt_id: attempt.id, answers }, { as });
    const reply = await submit(attempt.id);
    expect(reply.answers).toHaveLength(3);
    for (const { question_id, mark, key } of reply.answers) {
      expect(mark?.score).toBe(question_id === 'q2' ? 3 : 0);
      expect(key).toMatchObject({ explanation: `${sentinel} ${question_id}` });
    }
  });

  it('at once: shows only checked answers, and everything once submitted', async () => {
    const { attemptId, told } = await work({ feedback_rule: 'at_once' });
    expect(JSON.stringify(told)).not.toContain(sentinel);
    const check = [{ question_id: 'q1', response: rightResponses.q1, seq: 2, check: true }];
    await test.get('POST /play/save', { attempt_id: attemptId, answers: check }, { as });
    const during = await look(attemptId);
    expect(during.score).toBeNull();
    expect(
      during.answers.filter(({ key }) => key !== undefined).map(({ question_id }) => question_id),
    ).toEqual(['q1']);
    expect(JSON.stringify(during)).not.toContain(`${sentinel} q2`);
    await submit(attemptId);
    await comment(attemptId);
    expectEverything(await look(attemptId));
  });

  it('after due: not before the due time and its grace have passed', async () => {
    const { id, attemptId } = await work({ feedback_rule: 'after_due', due_at: test.app.now() + 60_000 });
    await submit(attemptId);
    await comment(attemptId);
    expectNothing(await look(attemptId));
    test.advance(60_500);
    expectNothing(await look(attemptId));
    expect((await itemOf(id)).attempts).toMatchObject([{ score: null }]);
    test.advance(deadlineGraceMs);
    expectEverything(await look(attemptId));
    expect((await itemOf(id)).attempts).toMatchObject([{ score: 2 }]);
  });

  it('after due without a due time: once the teacher closes it', async () => {
    const { id, attemptId } = await work({ feedback_rule: 'after_due' });
    await submit(attemptId);
    await comment(attemptId);
    expectNothing(await look(attemptId));
    await changeCourseware(test, id, { is_open: 0 });
    expectEverything(await look(attemptId));
    expect(await itemOf(id)).toMatchObject({ blocked: 'courseware_closed', attempts: [{ score: 2 }] });
  });

  it('never', async () => {
    const { id, attemptId } = await work({ feedback_rule: 'never', due_at: test.app.now() + 60_000 });
    await submit(attemptId);
    await comment(attemptId);
    test.advance(600_000);
    await changeCourseware(test, id, { is_open: 0 });
    expectNothing(await look(attemptId));
    expect((await itemOf(id)).attempts).toMatchObject([{ score: null }]);
    // The teacher sees the marks anyway.
    const [row] = (await test.get('GET /study/grid', { courseware_id: id }, { as: 'teacher' })).rows;
    expect(row).toMatchObject({ score: 2 });
  });
});

describe('the student’s home page', () => {
  it('lists open coursewares of the class with the reasons why they are blocked', async () => {
    const now = test.app.now();
    const open = await placeCourseware(test);
    const early = await placeCourseware(test, { open_at: now + 60_000 });
    const due = await placeCourseware(test, { due_at: now - 1 });
    const closed = await placeCourseware(test, { is_open: 0 });
    const { items } = await test.get('GET /play/home', {}, { as: 'student2' });
    const blocked = new Map(items.map((item) => [item.courseware_id, item.blocked]));
    expect(blocked.get(open.id)).toBeNull();
    expect(blocked.get(early.id)).toBe('not_open_yet');
    expect(blocked.get(due.id)).toBe('past_due');
    expect(blocked.has(closed.id)).toBe(false);
    expect((await test.call('GET /play/courseware', { id: closed.id }, { as: 'student2' })).key).toBe(
      'courseware_closed',
    );
    expect((await test.get('GET /play/home', {}, { as: 'outsider' })).items).toEqual([]);
  });

  it('shows that attempts are used up after the last one, but not while one is in progress', async () => {
    const { id } = await placeCourseware(test, { attempts_allowed: 1 });
    const attempt = await test.get('POST /play/start', { courseware_id: id }, { as });
    expect((await itemOf(id)).blocked).toBeNull();
    await submit(attempt.id);
    expect(await itemOf(id)).toMatchObject({ blocked: 'attempts_used_up', question_count: 3, max_score: 10 });
  });
});
