import { saveAnswers } from '#player/features/attempt/attempt-calls.ts';
import { type AnswerChange, attemptIdOf, raiseAbove } from '#player/features/attempt/unsent/attempt-lane.ts';
import type { UnsentEntry } from '#ui/unsent/unsent-entry.ts';
import type { Sender, SendResult } from '#ui/unsent/unsent-kinds.ts';
import type { Failure } from '#ui/unsent/unsent-rules.ts';
import { describeValue } from './describe-value.ts';

export type SaveReply<Answer extends { seq: number }> = {
  question_id: string;
  result: 'saved' | 'stale' | 'locked' | 'late' | 'invalid';
  answer: Answer | null;
};

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

/** Saves answers and traces. The replies come in the order of what was sent. */
export const answersSender: Sender<AnswerChange> = {
  toText: ({ title, body }) => `${title}\n\n${describeValue(body.response)}\n`,
  send: async (entries) => {
    const [first] = entries;
    if (!first) return [];
    const replies = await saveAnswers(
      attemptIdOf(first.lane),
      entries.map(({ body }) => body),
    );
    return entries.map((entry, index) => toResult(entry, replies[index]));
  },
};
