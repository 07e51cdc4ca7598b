import { describe, expect, it } from 'vitest';
import type { AnswerChange } from '#player/features/attempt/unsent/attempt-lane.ts';
import { toResult } from './send-answers.ts';

const createChange = (seq: number, response: unknown = seq): AnswerChange => ({
  question_id: 'q',
  response,
  flagged: false,
  seq,
  time_ms: 0,
  check: false,
});
const send = (seq: number, result: 'saved' | 'stale' | 'locked' | 'late' | 'invalid', serverSeq?: number) =>
  toResult(
    { body: createChange(seq) },
    {
      question_id: 'q',
      result,
      answer: serverSeq === undefined ? null : { seq: serverSeq },
    },
  );

describe('a change that was made during a save', () => {
  it.each([
    ['above', 39, 41],
    ['above, where they are equal,', 40, 41],
    ['no higher than needed above', 41, 41],
  ])('is numbered %s the server’s', (_how, seq, raised) => {
    expect(send(5, 'stale', 40).rebase?.(createChange(seq, 'new'))).toEqual(createChange(raised, 'new'));
  });

  it('is numbered above the saved one, whatever the server has beside it', () => {
    expect(send(5, 'saved', 90).rebase?.(createChange(5, 'new'))).toEqual(createChange(6, 'new'));
    expect(send(5, 'saved').rebase?.(createChange(6))).toEqual(createChange(6));
  });
});

it.each([
  ['stale', 'conflict'],
  ['late', 'late'],
  ['locked', 'refused'],
  ['invalid', 'invalid'],
] as const)('takes the reply %s as %s', (result, failure) => {
  expect(send(3, result)).toMatchObject({ isSent: false, failure });
});

it('sends again what the reply does not mention', () => {
  expect(toResult({ body: createChange(3) }, undefined)).toEqual({ isSent: false, failure: 'server_away' });
});
