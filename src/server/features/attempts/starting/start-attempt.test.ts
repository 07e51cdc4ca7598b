import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { resultCodes } from '#contract/codes.ts';
import { deadlineGraceMs } from '#contract/limits.ts';
import { buildServer } from '#server/build-app.ts';
import { updateDeadlines } from '#server/features/attempts/ending/deadlines.service.ts';
import { submitOverdueAttempts } from '#server/features/attempts/ending/submit.service.ts';
import { openTestApp, type TestApp } from '#tests/support/test-app.ts';
import {
  buildQuiz,
  changeCourseware,
  insertRevision,
  placeCourseware,
  rightResponses,
  sentinel,
} from '#tests/support/test-courseware.ts';

let test: TestApp;

beforeAll(async () => {
  test = await openTestApp();
});
afterAll(() => test.close());

const as = 'student1' as const;
const start = (courseware_id: number, key?: string) =>
  test.get('POST /play/start', { courseware_id, key }, { as });
const refusal = async (courseware_id: number, person: 'student1' | 'outsider' | 'teacher' = as) =>
  (await test.call('POST /play/start', { courseware_id }, { as: person })).key;
const submit = (attempt_id: number) => test.get('POST /play/submit', { attempt_id }, { as });
const attemptsOf = (courseware_id: number) =>
  test.app.db
    .selectFrom('attempt')
    .selectAll()
    .where('courseware_id', '=', courseware_id)
    .orderBy('user_number')
    .execute();

describe('starting', () => {
  it('gives the public content, pinned to the revision', async () => {
    const { id, revisionId, activityId } = await placeCourseware(test);
    const attempt = await start(id);
    expect(attempt).toMatchObject({
      courseware_id: id,
      number: 1,
      state: 'in_progress',
      deadline_at: null,
      max_score: 10,
      score: null,
      answers: [],
      display_language: 'en',
    });
    expect(attempt.questions.map((question) => question.id)).toEqual(['q1', 'q2', 'q3']);
    expect(JSON.stringify(attempt)).toContain('Which are prime?');
    expect(JSON.stringify(attempt)).not.toContain(sentinel);
    const newer = await insertRevision(test, buildQuiz({ q1TimeLimitS: 5 }), { id: activityId, number: 2 });
    await test.app.db
      .updateTable('courseware_record')
      .set({ revision_id: newer.revisionId })
      .where('id', '=', id)
      .execute();
    expect((await start(id)).questions[0]).not.toHaveProperty('time_limit_s');
    expect(await attemptsOf(id)).toMatchObject([{ revision_id: revisionId }]);
  });

  it('resumes on any device, and makes one attempt when two start at once', async () => {
    const { id } = await placeCourseware(test, { attempts_allowed: 0 });
    const attempts = await Promise.all([start(id), start(id), start(id), start(id, 'key-of-a-device')]);
    expect(new Set(attempts.map((attempt) => attempt.id)).size).toBe(1);
    expect((await start(id)).id).toBe(attempts[0]?.id);
    expect(await attemptsOf(id)).toHaveLength(1);
  });

  it('continues the attempt that another server has started meanwhile', async () => {
    const { id } = await placeCourseware(test);
    let faster: ReturnType<typeof start> | undefined;
    const db = test.app.db.withPlugin({
      transformQuery: ({ node }) => node,
      // The query finds no attempt; another call creates one before the query returns.
      transformResult: async ({ result }) => {
        if (result.rows.length === 0) await (faster ??= start(id));
        return result;
      },
    });
    const slower = await buildServer({ ...test.app, db }, { maxEventLoopDelayMs: 0 });
    const reply = await slower.inject({
      method: 'POST',
      url: '/api/play/start',
      headers: { token: await test.tokenOf(as) },
      payload: { courseware_id: id },
    });
    await slower.close();
    expect(reply.json<unknown>()).toMatchObject({ code: 1, data: { id: (await faster)?.id, number: 1 } });
    expect(await attemptsOf(id)).toHaveLength(1);
  });

  /**
   * Starts an attempt while the teacher changes the rules: after the start has read the courseware, before it
   * continues.
   */
  async function startWhileChanging(
    id: number,
    settings: Parameters<typeof changeCourseware>[2],
  ): Promise<{ code: number; data: { deadline_at: number | null } | null }> {
    let isChanged = false;
    const db = test.app.db.withPlugin({
      transformQuery: ({ node }) => node,
      transformResult: async ({ result }) => {
        if (result.rows.some((row) => row['attempts_allowed'] !== undefined) && !isChanged) {
          isChanged = true;
          await changeCourseware(test, id, settings);
        }
        return result;
      },
    });
    const server = await buildServer({ ...test.app, db }, { maxEventLoopDelayMs: 0 });
    const reply = await server.inject({
      method: 'POST',
      url: '/api/play/start',
      headers: { token: await test.tokenOf(as) },
      payload: { courseware_id: id },
    });
    await server.close();
    return reply.json();
  }

  it.each([
    ['a due time', () => ({ due_at: test.app.now() + 60_000 })],
    ['a time limit', () => ({ time_limit_minutes: 1 })],
  ])('holds to %s that the teacher set since it looked', async (_, buildSettings) => {
    const { id } = await placeCourseware(test);
    const { data } = await startWhileChanging(id, buildSettings());
    expect(data?.deadline_at).toBeGreaterThan(test.app.now());
  });

  it('makes no attempt where the teacher has closed it since it looked', async () => {
    const { id } = await placeCourseware(test);
    expect((await startWhileChanging(id, { is_open: 0 })).code).toBe(resultCodes.courseware_closed);
    expect(await attemptsOf(id)).toEqual([]);
  });

  it('starts one attempt for a repeated send, also after it was submitted', async () => {
    const { id } = await placeCourseware(test, { attempts_allowed: 0 });
    const first = await start(id, 'first-key');
    await submit(first.id);
    expect(await start(id, 'first-key')).toMatchObject({ id: first.id, state: 'submitted' });
    expect(await start(id, 'other-key')).toMatchObject({ number: 2, state: 'in_progress' });
  });

  it('refuses while it is closed, not open yet, past due or used up', async () => {
    const now = test.app.now();
    const closed = await placeCourseware(test, { is_open: 0 });
    const early = await placeCourseware(test, { open_at: now + 60_000 });
    const due = await placeCourseware(test, { due_at: now - 1 });
    const once = await placeCourseware(test, { attempts_allowed: 1 });
    await submit((await start(once.id)).id);
    expect(await refusal(closed.id)).toBe('courseware_closed');
    expect(await refusal(early.id)).toBe('not_open_yet');
    expect(await refusal(due.id)).toBe('past_due');
    expect(await refusal(once.id)).toBe('attempts_used_up');
    expect(await attemptsOf(early.id)).toEqual([]);
  });

  it('refuses students of another class, and teachers', async () => {
    const { id } = await placeCourseware(test);
    expect(await refusal(id, 'outsider')).toBe('not_found');
    expect(await refusal(id, 'teacher')).toBe('not_allowed');
    expect(await refusal(999_999)).toBe('not_found');
    expect((await test.call('GET /play/courseware', { id }, { as: 'outsider' })).key).toBe('not_found');
  });

  it('shuffles differently for each attempt, and the same way each time an attempt is read', async () => {
    const { id } = await placeCourseware(test, { shuffle: 1, attempts_allowed: 0 });
    const orders = new Set<string>();
    for (let number = 1; number <= 8; number += 1) {
      const { id: attemptId, content } = await start(id);
      expect((await start(id)).content).toEqual(content);
      expect((await submit(attemptId)).content).toEqual(content);
      orders.add(JSON.stringify(content));
    }
    // There are 72 orders, so eight attempts are practically never all the same.
    expect(orders.size).toBeGreaterThan(1);
    expect(await attemptsOf(id)).toMatchObject(Array.from({ length: 8 }, () => ({ shuffle: 1 })));
  });
});

describe('deadlines', () => {
  it('is the earlier of time limit and due time', async () => {
    const now = test.app.now();
    const dueFirst = await placeCourseware(test, { due_at: now + 300_000, time_limit_minutes: 10 });
    expect((await start(dueFirst.id)).deadline_at).toBe(now + 300_000);
    const limitFirst = await placeCourseware(test, { due_at: now + 3_600_000, time_limit_minutes: 10 });
    const attempt = await start(limitFirst.id);
    expect(attempt.deadline_at).toBe(attempt.started_at + 600_000);
  });

  it('takes saves and submissions within the grace, dated to the deadline', async () => {
    const { id } = await placeCourseware(test, { time_limit_minutes: 1 });
    const attempt = await start(id);
    test.advance(60_000 + deadlineGraceMs - 500);
    const { answers } = await test.get(
      'POST /play/save',
      { attempt_id: attempt.id, answers: [{ question_id: 'q1', response: rightResponses.q1, seq: 1 }] },
      { as },
    );
    expect(answers[0]?.result).toBe('saved');
    expect(await submit(attempt.id)).toMatchObject({
      state: 'submitted',
      submitted_at: attempt.deadline_at,
      score: 2,
    });
  });

  it('submits the saved answers when the student next looks', async () => {
    const { id } = await placeCourseware(test, { time_limit_minutes: 1 });
    const attempt = await start(id);
    const answers = [{ question_id: 'q2', response: rightResponses.q2, seq: 1 }];
    await test.get('POST /play/save', { attempt_id: attempt.id, answers }, { as });
    test.advance(60_000 + deadlineGraceMs + 1_000);
    const late = [{ question_id: 'q1', response: rightResponses.q1, seq: 1 }];
    expect(
      (await test.get('POST /play/save', { attempt_id: attempt.id, answers: late }, { as })).answers[0],
    ).toEqual({
      question_id: 'q1',
      result: 'late',
      answer: null,
    });
    const shown = { attempt_id: attempt.id, question_id: 'q1' };
    expect((await test.call('POST /play/show_question', shown, { as })).key).toBe('time_is_up');
    expect(await test.get('GET /play/attempt', { id: attempt.id }, { as })).toMatchObject({
      state: 'submitted',
      submitted_at: attempt.deadline_at,
      score: 3,
    });
    expect(await attemptsOf(id)).toMatchObject([{ state: 'submitted', score: 3, max_score: 10 }]);
    expect(await refusal(id)).toBe('attempts_used_up');
  });

  it('is found by the home page, by the teacher and by the sweep', async () => {
    const byHome = await placeCourseware(test, { time_limit_minutes: 1 });
    const byTeacher = await placeCourseware(test, { time_limit_minutes: 1 });
    const bySweep = await placeCourseware(test, { time_limit_minutes: 1 });
    const running = await placeCourseware(test, { time_limit_minutes: 600 });
    for (const { id } of [byHome, byTeacher, bySweep, running]) await start(id);
    test.advance(60_000 + deadlineGraceMs + 1_000);
    const grid = await test.get('GET /study/grid', { courseware_id: byTeacher.id }, { as: 'teacher' });
    expect(grid.rows.find(({ user_id }) => user_id === test.school.people.student1)?.state).toBe('submitted');
    expect((await attemptsOf(byHome.id))[0]?.state).toBe('in_progress');
    const { items } = await test.get('GET /play/home', {}, { as });
    expect(items.find(({ courseware_id }) => courseware_id === byHome.id)?.attempts[0]?.state).toBe(
      'submitted',
    );
    // The home page has submitted this one too, because it belongs to the same student.
    expect((await attemptsOf(bySweep.id))[0]?.state).toBe('submitted');
    expect((await attemptsOf(running.id))[0]?.state).toBe('in_progress');
  });

  it('is swept without anybody looking', async () => {
    const { id } = await placeCourseware(test, { time_limit_minutes: 1 });
    await start(id);
    expect(await submitOverdueAttempts(test.app)).toBe(0);
    test.advance(60_000 + deadlineGraceMs + 1_000);
    expect(await submitOverdueAttempts(test.app)).toBe(1);
    expect((await attemptsOf(id))[0]).toMatchObject({ state: 'submitted', score: 0 });
    expect(await submitOverdueAttempts(test.app)).toBe(0);
  });

  it('moves with the courseware when the teacher changes it', async () => {
    const { id } = await placeCourseware(test, { due_at: test.app.now() + 60_000 });
    await start(id);
    const later = test.app.now() + 600_000;
    await changeCourseware(test, id, { due_at: later });
    await updateDeadlines(test.app, test.app.db, {
      id,
      due_at: later,
      late_hours: 0,
      time_limit_minutes: null,
    });
    expect((await start(id)).deadline_at).toBe(later);
  });
});

describe('submitting', () => {
  it('gives the same reply again and marks once', async () => {
    const { id } = await placeCourseware(test);
    const attempt = await start(id);
    const answers = [
      { question_id: 'q1', response: rightResponses.q1, seq: 1, time_ms: 2_000 },
      { question_id: 'q3', response: rightResponses.q3, seq: 1, time_ms: 3_000 },
    ];
    test.advance(60_000);
    await test.get('POST /play/save', { attempt_id: attempt.id, answers }, { as });
    const replies = await Promise.all([submit(attempt.id), submit(attempt.id)]);
    const again = await submit(attempt.id);
    for (const reply of replies) expect({ ...reply, server_now: 0 }).toEqual({ ...again, server_now: 0 });
    expect(again).toMatchObject({ state: 'submitted', score: 7, max_score: 10, needs_teacher: false });
    expect((await attemptsOf(id))[0]).toMatchObject({ time_ms: 5_000, score: 7 });
  });

  it('counts the time after an answer and on a question left out, and leaves the answers as they are', async () => {
    const { id } = await placeCourseware(test);
    const attempt = await start(id);
    const answers = [
      { question_id: 'q1', response: rightResponses.q1, seq: 1, time_ms: 2_000 },
      { question_id: 'q2', response: rightResponses.q2, seq: 1, time_ms: 9_000 },
    ];
    test.advance(60_000);
    await test.get('POST /play/save', { attempt_id: attempt.id, answers }, { as });
    const times = { q1: 11_000, q2: 1_000, q3: 20_000, gone: 5_000 };
    const done = await test.get('POST /play/submit', { attempt_id: attempt.id, times }, { as });
    const given = Object.fromEntries(done.answers.map((answer) => [answer.question_id, answer]));
    expect(given['q1']).toMatchObject({ response: rightResponses.q1, time_ms: 11_000, seq: 1 });
    expect(given['q2']).toMatchObject({ response: rightResponses.q2, time_ms: 9_000 });
    expect(given['q3']).toMatchObject({ response: null, time_ms: 20_000 });
    expect(given['gone']).toBeUndefined();
    expect((await attemptsOf(id))[0]).toMatchObject({ time_ms: 40_000 });
  });

  it('never counts more time than passed', async () => {
    const { id } = await placeCourseware(test);
    const attempt = await start(id);
    const answers = [{ question_id: 'q1', response: rightResponses.q1, seq: 1, time_ms: 80_000_000 }];
    await test.get('POST /play/save', { attempt_id: attempt.id, answers }, { as });
    test.advance(5_000);
    await submit(attempt.id);
    expect((await attemptsOf(id))[0]?.time_ms).toBeLessThan(60_000);
  });

  it('refuses attempts of others', async () => {
    const { id } = await placeCourseware(test);
    const attempt = await start(id);
    const foreign = { as: 'student2' } as const;
    expect((await test.call('POST /play/submit', { attempt_id: attempt.id }, foreign)).key).toBe('not_found');
    expect((await test.call('GET /play/attempt', { id: attempt.id }, foreign)).key).toBe('not_found');
    expect((await attemptsOf(id))[0]?.state).toBe('in_progress');
  });
});
