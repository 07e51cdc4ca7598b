import type { UnsentEntry } from '#ui/unsent/unsent-entry.ts';
import type { SendResult } from '#ui/unsent/unsent-kinds.ts';
import type { Failure } from '#ui/unsent/unsent-rules.ts';

/** Rules of unsent answers: their numbers, and what the replies to a save mean. Pure, no clock, no network. */

export type AnswerChange = {
  question_id: string;
  response: unknown;
  flagged: boolean;
  /** Orders the changes of one question across devices; see `nextSeq`. */
  seq: number;
  time_ms: number;
  check: boolean;
};

export type SaveReply<Answer extends { seq: number }> = {
  question_id: string;
  result: 'saved' | 'stale' | 'locked' | 'late' | 'invalid';
  answer: Answer | null;
};

const seqUnitMs = 100;

/**
 * The number of a new change: above every known one of this question, and at least the tenths of seconds since the
 * attempt began. So the later of two edits wins, also when they are made on two devices of which one is offline.
 */
export function nextSeq(knownSeqs: readonly number[], sinceStartMs: number): number {
  return Math.max(Math.max(0, ...knownSeqs) + 1, Math.floor(sinceStartMs / seqUnitMs));
}

/** Of two changes with the same number the later one stays. */
export const replacesAnswer = (added: AnswerChange, stored: AnswerChange): boolean => added.seq >= stored.seq;

/** Numbers a change above `settledSeq`, up to which the server takes nothing any more. */
export const raiseAbove =
  (settledSeq: number) =>
  (change: AnswerChange): AnswerChange =>
    change.seq <= settledSeq ? { ...change, seq: settledSeq + 1 } : change;

const failureByResult: Readonly<Record<Exclude<SaveReply<never>['result'], 'saved'>, Failure>> = {
  stale: 'conflict',
  late: 'late',
  locked: 'refused',
  invalid: 'invalid',
};

/** The result for a sent change; `reply` is passed on to the page that shows the attempt. */
export function toResult<Answer extends { seq: number }>(
  { body: sentChange }: Pick<UnsentEntry<AnswerChange>, 'body'>,
  reply: SaveReply<Answer> | undefined,
): SendResult<AnswerChange> {
  if (!reply) return { isSent: false, failure: 'server_away' };
  const serverSeq = reply.answer?.seq ?? sentChange.seq;
  if (reply.result === 'saved') return { isSent: true, reply, rebase: raiseAbove(sentChange.seq) };
  const failure = failureByResult[reply.result];
  return failure === 'conflict'
    ? { isSent: false, failure, reply, rebase: raiseAbove(Math.max(sentChange.seq, serverSeq)) }
    : { isSent: false, failure, reply };
}
