import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod';
import type { ApiInput } from '#contract/api.ts';
import { deadlineGraceMs, responseMaxBytes } from '#contract/limits.ts';
import { storeFirstShown, storeNewerAnswers } from '#server/features/attempts/rows/answers.repository.ts';
import { decideSave } from '#server/features/attempts/saving/decide-save.ts';
import { readRevision } from '#server/features/contents/revisions.service.ts';
import { openSession } from '#server/features/session/session.service.ts';
import { openTestApp, type TestApp } from '#tests/support/test-app.ts';
import {
  addStudents,
  buildQuiz,
  placeCourseware,
  rightResponses,
  sentinel,
  wrongResponses,
} from '#tests/support/test-courseware.ts';
import type { PersonKey } from '#tests/support/test-school.ts';

type Save = NonNullable<ApiInput<'POST /play/save'>['answers']>[number];

let test: TestApp;

beforeAll(async () => {
  test = await openTestApp();
});
afterAll(() => test.close());

async function start(
  settings: Parameters<typeof placeCourseware>[1] = {},
  options: Parameters<typeof placeCourseware>[2] = {},
  as: PersonKey = 'student1',
) {
  const courseware = await placeCourseware(test, settings, options);
  const attempt = await test.get('POST /play/start', { courseware_id: courseware.id }, { as });
  return { courseware, attempt, attempt_id: attempt.id };
}

async function save(attempt_id: number, answer: Save, as: PersonKey = 'student1') {
  const { answers } = await test.get('POST /play/save', { attempt_id, answers: [answer] }, { as });
  expect(answers).toHaveLength(1);
  return answers[0]!;
}

const stored = (attempt_id: number) =>
  test.app.db.selectFrom('answer').selectAll().where('attempt_id', '=', attempt_id).execute();

describe('saving an answer', () => {
  it('acknowledges it when it is in the database', async () => {
    const { attempt_id } = await start();
    test.advance(60_000);
    const reply = await save(attempt_id, {
      question_id: 'q1',
      response: rightResponses.q1,
      flagged: true,
      seq: 1,
      time_ms: 1500,
    });
    expect(reply).toMatchObject({
      result: 'saved',
      answer: { response: rightResponses.q1, flagged: true, locked: false, seq: 1, time_ms: 1500 },
    });
    expect(await stored(attempt_id)).toMatchObject([
      {
        question_id: 'q1',
        response: JSON.stringify(rightResponses.q1),
        seq: 1,
        flagged: 1,
        time_ms: 1500,
        score: null,
      },
    ]);
    const { answers } = await test.get('GET /play/attempt', { id: attempt_id }, { as: 'student1' });
    expect(answers).toMatchObject([{ question_id: 'q1', response: rightResponses.q1, seq: 1 }]);
  });

  it('changes nothing when it is repeated, and returns “saved”', async () => {
    const { attempt_id } = await start();
    const answer = { question_id: 'q1', response: rightResponses.q1, seq: 3 };
    await save(attempt_id, answer);
    const before = await stored(attempt_id);
    test.advance(1000);
    expect(await save(attempt_id, answer)).toMatchObject({ result: 'saved', answer: { seq: 3 } });
    expect(await stored(attempt_id)).toEqual(before);
  });

  it('keeps the newer answer, in any order of arrival', async () => {
    const { attempt_id } = await start();
    await save(attempt_id, { question_id: 'q1', response: rightResponses.q1, seq: 5 });
    expect(await save(attempt_id, { question_id: 'q1', response: wrongResponses.q1, seq: 4 })).toMatchObject({
      result: 'stale',
      answer: { response: rightResponses.q1, seq: 5 },
    });
    expect(await save(attempt_id, { question_id: 'q1', response: wrongResponses.q1, seq: 5 })).toMatchObject({
      result: 'stale',
    });
    expect(await save(attempt_id, { question_id: 'q1', response: null, seq: 6 })).toMatchObject({
      result: 'saved',
      answer: { response: null, seq: 6 },
    });
  });

  it('takes several answers at once, also several of the same question', async () => {
    const { attempt_id } = await start();
    const { answers } = await test.get(
      'POST /play/save',
      {
        attempt_id,
        answers: [
          { question_id: 'q1', response: wrongResponses.q1, seq: 1 },
          { question_id: 'q1', response: rightResponses.q1, seq: 3 },
          { question_id: 'q1', response: wrongResponses.q1, seq: 2 },
          { question_id: 'q3', response: rightResponses.q3, seq: 1 },
          { question_id: 'q9', response: rightResponses.q1, seq: 1 },
        ],
      },
      { as: 'student1' },
    );
    expect(answers.map(({ result }) => result)).toEqual(['saved', 'saved', 'stale', 'saved', 'invalid']);
    const seqs = (await stored(attempt_id)).map(({ question_id, seq }): [string, number] => [
      question_id,
      seq,
    ]);
    expect(Object.fromEntries(seqs)).toEqual({ q1: 3, q3: 1 });
  });

  it.each([
    ['a response of another kind', { question_id: 'q1', response: 'b', seq: 1 }],
    ['an unknown question', { question_id: 'q7', response: rightResponses.q1, seq: 1 }],
    ['the name of an inherited property', { question_id: '__proto__', response: rightResponses.q1, seq: 1 }],
    [
      'a text longer than the type takes',
      { question_id: 'q3', response: { blanks: { b1: 'x'.repeat(responseMaxBytes) } }, seq: 1 },
    ],
  ])('refuses %s as invalid and stores nothing', async (_, answer) => {
    const { attempt_id } = await start();
    expect(await save(attempt_id, answer)).toMatchObject({ result: 'invalid', answer: null });
    expect(await stored(attempt_id)).toEqual([]);
  });

  it('refuses a response over the size limit for all types', async () => {
    const { courseware } = await start();
    const { model, ...revision } = await readRevision(test.app, test.app.db, {
      revision_id: courseware.revisionId,
      courseware_id: courseware.id,
    });
    const target = {
      attemptId: 1,
      state: 'in_progress',
      started_at: 0,
      submitted_at: null,
      deadline_at: null,
      feedback_rule: 'never',
    } as const;
    const decide = (response: string) =>
      decideSave(
        { question_id: 'q1', response, files: [], flagged: false, seq: 1, time_ms: 0, check: false },
        undefined,
        target,
        { ...revision, model: { ...model, work: { ...model.work, response: z.string() } } },
        { now: 0 },
      ).result;
    expect(decide('字'.repeat(responseMaxBytes / 4))).toBe('saved');
    expect(decide('字'.repeat(responseMaxBytes / 2))).toBe('invalid');
  });

  it('refuses the attempt of somebody else, and one that does not exist', async () => {
    const { attempt_id } = await start();
    const answers = [{ question_id: 'q1', response: rightResponses.q1, seq: 1 }];
    expect((await test.call('POST /play/save', { attempt_id, answers }, { as: 'student2' })).key).toBe(
      'not_found',
    );
    const unknown = { attempt_id: 999_999, answers };
    expect((await test.call('POST /play/save', unknown, { as: 'student1' })).key).toBe('not_found');
    expect(await stored(attempt_id)).toEqual([]);
  });

  it('is late once the attempt is submitted, but still returns the stored answer', async () => {
    const { attempt_id } = await start();
    const first = { question_id: 'q1', response: rightResponses.q1, seq: 1 };
    await save(attempt_id, first);
    await test.get('POST /play/submit', { attempt_id }, { as: 'student1' });
    expect((await save(attempt_id, first)).result).toBe('saved');
    expect(await save(attempt_id, { question_id: 'q1', response: wrongResponses.q1, seq: 2 })).toMatchObject({
      result: 'late',
      answer: { response: rightResponses.q1 },
    });
  });
});

describe('checking an answer at once', () => {
  it('locks it and gives mark and key', async () => {
    const { attempt_id } = await start({ feedback_rule: 'at_once' });
    const unchecked = await save(attempt_id, { question_id: 'q1', response: wrongResponses.q1, seq: 1 });
    expect(unchecked.answer).not.toHaveProperty('key');
    // A check may be requested without a further change.
    const checked = await save(attempt_id, {
      question_id: 'q1',
      response: wrongResponses.q1,
      seq: 1,
      check: true,
    });
    expect(checked).toMatchObject({
      result: 'saved',
      answer: {
        locked: true,
        mark: { score: 0, max_score: 2, needs_teacher: false },
        key: { options: ['b'] },
      },
    });
    expect(await save(attempt_id, { question_id: 'q1', response: rightResponses.q1, seq: 2 })).toMatchObject({
      result: 'locked',
      answer: { response: wrongResponses.q1 },
    });
    const repeated = await save(attempt_id, {
      question_id: 'q1',
      response: wrongResponses.q1,
      seq: 1,
      check: true,
    });
    expect(repeated).toMatchObject({ result: 'saved', answer: { locked: true, mark: { score: 0 } } });
  });

  it('does nothing where the feedback comes later', async () => {
    const { attempt_id } = await start({ feedback_rule: 'after_submit' });
    const reply = await save(attempt_id, {
      question_id: 'q1',
      response: rightResponses.q1,
      seq: 1,
      check: true,
    });
    expect(reply).toMatchObject({ result: 'saved', answer: { locked: false } });
    expect(JSON.stringify(reply)).not.toContain('mark');
    expect(JSON.stringify(reply)).not.toContain(sentinel);
  });
});

describe("a question's own time limit", () => {
  const show = (attempt_id: number) =>
    test.get('POST /play/show_question', { attempt_id, question_id: 'q1' }, { as: 'student1' });

  it('runs from the first time it is opened', async () => {
    const { attempt_id } = await start({}, { content: buildQuiz({ q1TimeLimitS: 30 }) });
    const first = await show(attempt_id);
    expect(first.answer.deadline_at).toBe(first.server_now + 30_000);
    test.advance(10_000);
    expect((await show(attempt_id)).answer.deadline_at).toBe(first.answer.deadline_at);
    expect((await save(attempt_id, { question_id: 'q1', response: rightResponses.q1, seq: 1 })).result).toBe(
      'saved',
    );
    test.advance(20_000 + deadlineGraceMs + 1000);
    expect(await save(attempt_id, { question_id: 'q1', response: wrongResponses.q1, seq: 2 })).toMatchObject({
      result: 'late',
      answer: { response: rightResponses.q1, locked: true },
    });
    // Questions without a time limit can still be answered.
    expect((await save(attempt_id, { question_id: 'q2', response: rightResponses.q2, seq: 1 })).result).toBe(
      'saved',
    );
  });

  it('allows the network three seconds, no more: 5 seconds stay 5', async () => {
    const { attempt_id } = await start({}, { content: buildQuiz({ q1TimeLimitS: 5 }) });
    test.stopClock();
    await show(attempt_id);
    test.advance(5_000 + 2_900);
    expect((await save(attempt_id, { question_id: 'q1', response: wrongResponses.q1, seq: 1 })).result).toBe(
      'saved',
    );
    test.advance(200);
    expect((await save(attempt_id, { question_id: 'q1', response: rightResponses.q1, seq: 2 })).result).toBe(
      'late',
    );
  });

  it('ends with the attempt', async () => {
    const settings = { due_at: test.app.now() + 10_000 };
    const { attempt_id } = await start(settings, { content: buildQuiz({ q1TimeLimitS: 60 }) });
    expect((await show(attempt_id)).answer.deadline_at).toBe(settings.due_at);
  });

  it('keeps its first deadline when two devices open it at once', async () => {
    const { attempt_id } = await start({}, { content: buildQuiz({ q1TimeLimitS: 30 }) });
    const replies = await Promise.all([show(attempt_id), show(attempt_id), show(attempt_id)]);
    expect(new Set(replies.map(({ answer }) => answer.deadline_at)).size).toBe(1);
    // Another process may have read the answers before the first start was stored.
    const rows = await stored(attempt_id);
    await storeFirstShown(
      test.app.db,
      rows.map((row) => ({ ...row, shown_at: row.saved_at + 9_000, deadline_at: row.saved_at + 39_000 })),
    );
    expect(rows).toHaveLength(1);
    expect(await stored(attempt_id)).toEqual(rows);
  });

  it('refuses unknown questions and attempts that are over', async () => {
    const { attempt_id } = await start();
    const unknown = { attempt_id, question_id: 'q9' };
    expect((await test.call('POST /play/show_question', unknown, { as: 'student1' })).key).toBe('not_found');
    await test.get('POST /play/submit', { attempt_id }, { as: 'student1' });
    const over = { attempt_id, question_id: 'q1' };
    expect((await test.call('POST /play/show_question', over, { as: 'student1' })).key).toBe(
      'already_submitted',
    );
  });
});

describe('many at once', () => {
  it('leaves the newer answer in the database, even if another process has read an older one', async () => {
    const { attempt_id } = await start({ feedback_rule: 'at_once' });
    await save(attempt_id, { question_id: 'q1', response: rightResponses.q1, seq: 5 });
    const [row] = await stored(attempt_id);
    const store = (change: Partial<NonNullable<typeof row>>) =>
      storeNewerAnswers(test.app.db, [{ ...row!, response: '{}', ...change }]);
    expect(await store({ seq: 4 })).toEqual([]);
    expect(await store({ seq: 5 })).toEqual([]);
    expect(await stored(attempt_id)).toEqual([row]);
    await save(attempt_id, { question_id: 'q1', response: rightResponses.q1, seq: 5, check: true });
    expect(await store({ seq: 6 })).toEqual([]);
    expect(await stored(attempt_id)).toMatchObject([{ seq: 5, locked: 1, response: row?.response }]);
  });

  it('loses and doubles nothing of 200 parallel saves', async () => {
    const courseware = await placeCourseware(test);
    const students = await addStudents(test, 40);
    const attempts = await Promise.all(
      students.map(async ({ id }) => {
        const token = await openSession(test.app, id);
        const { id: attempt_id } = await test.get(
          'POST /play/start',
          { courseware_id: courseware.id },
          { token },
        );
        return { token, attempt_id };
      }),
    );
    const replies = await Promise.all(
      attempts.flatMap(({ token, attempt_id }) =>
        [3, 1, 2, 5, 4].map(async (seq) => {
          const answer = {
            question_id: seq > 3 ? 'q2' : 'q1',
            response: seq > 3 ? rightResponses.q2 : rightResponses.q1,
            seq,
          };
          const { answers } = await test.get('POST /play/save', { attempt_id, answers: [answer] }, { token });
          return answers[0]!;
        }),
      ),
    );
    expect(replies).toHaveLength(200);
    expect(replies.filter(({ result }) => result !== 'saved' && result !== 'stale')).toEqual([]);
    const rows = await test.app.db
      .selectFrom('answer')
      .innerJoin('attempt', 'attempt.id', 'answer.attempt_id')
      .select(['answer.attempt_id', 'question_id', 'seq'])
      .where('attempt.courseware_id', '=', courseware.id)
      .execute();
    expect(rows).toHaveLength(80);
    expect(new Set(rows.map(({ question_id, seq }) => `${question_id} ${seq}`))).toEqual(
      new Set(['q1 3', 'q2 5']),
    );
  });
});
