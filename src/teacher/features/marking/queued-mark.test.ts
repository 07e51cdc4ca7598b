import { describe, expect, it } from 'vitest';
import {
  afterRefusal,
  afterResult,
  type GivenMark,
  type MarkResult,
  type QueuedMark,
} from './queued-mark.ts';

const sentMark: GivenMark = { attempt_id: 1, question_id: 'q', seen: 0, score: 1, comment: '' };
const queue = (mark: GivenMark): QueuedMark => ({ mark, state: 'waiting' });
const newerMark = { ...sentMark, score: 2 };
const newest = { number: 4 } as MarkResult['newest'];
const result = (is_stored: boolean) => ({ is_stored, newest }) as MarkResult;

describe('a mark that the server has answered', () => {
  it('is done once it is stored, unless the teacher has changed it meanwhile', () => {
    expect(afterResult(queue(sentMark), sentMark, result(true))).toBeUndefined();
    expect(afterResult(undefined, sentMark, result(true))).toBeUndefined();
    expect(afterResult(queue(newerMark), sentMark, result(true))).toEqual(queue({ ...newerMark, seen: 4 }));
  });

  it('keeps what the teacher gave last when a colleague was faster', () => {
    const conflict = { state: 'conflict', newest };
    expect(afterResult(queue(sentMark), sentMark, result(false))).toEqual({ mark: sentMark, ...conflict });
    expect(afterResult(queue(newerMark), sentMark, result(false))).toEqual({ mark: newerMark, ...conflict });
  });

  it('is sent again after a refusal if the teacher has changed it', () => {
    expect(afterRefusal(queue(sentMark), sentMark, 'no')).toEqual({
      mark: sentMark,
      state: 'refused',
      message: 'no',
    });
    expect(afterRefusal(queue(newerMark), sentMark, 'no')).toEqual(queue(newerMark));
  });
});
