import { expect, it } from 'vitest';
import { traceId } from '#form/trace-id.ts';
import type { Attempt } from '#player/storage/attempt-types.ts';
import type { FormerOutbox } from './former-work.ts';
import { upgradeAttempt, upgradeOutbox } from './upgrade-stored.ts';

const attempt = (questions: object[], answers: object[]) =>
  ({ id: 7, questions, answers }) as unknown as Attempt;

it('upgrades an attempt of an earlier version and leaves a current one unchanged', () => {
  const storedAttempt = attempt(
    [{ id: 'q1', title: 'One', maxScore: 2, timeLimitS: 30 }],
    [{ question_id: 'q1', seq: 4, mark: { score: 1, maxScore: 2, needsTeacher: false } }],
  );
  const now = attempt(
    [{ id: 'q1', title: 'One', max_score: 2, time_limit_s: 30, marked_by: 'machine' }],
    [{ question_id: 'q1', seq: 4, mark: { score: 1, max_score: 2, needs_teacher: false } }],
  );
  expect(upgradeAttempt(storedAttempt)).toEqual(now);
  expect(upgradeAttempt(now)).toEqual(now);
});

it('finds a trace under its new id', () => {
  const storedAttempt = attempt(
    [{ id: 'reading', title: 'Book', maxScore: 0 }],
    [{ question_id: 'reading', seq: 3 }],
  );
  expect(upgradeAttempt(storedAttempt)).toMatchObject({
    questions: [],
    answers: [{ question_id: traceId, seq: 3 }],
  });
});

it('still sends traces and answers from before the update', () => {
  const change = { response: { opened_at: 5 }, flagged: false, seq: 9, time_ms: 100, check: false };
  const storedOutbox: FormerOutbox = {
    pending: { reading: { ...change, question_id: 'reading' }, q1: { ...change, question_id: 'q1' } },
    settled: { reading: 8 },
    submit: true,
  };
  expect(upgradeOutbox(storedOutbox)).toEqual({
    pending: { [traceId]: { ...change, question_id: traceId }, q1: { ...change, question_id: 'q1' } },
    settled: { [traceId]: 8 },
    submit: true,
  });
});
