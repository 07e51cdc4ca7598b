import { saveAnswers } from '#player/features/attempt/attempt-calls.ts';
import { type AnswerChange, toResult } from '#player/features/attempt/unsent/answer-rules.ts';
import { attemptIdOf } from '#player/features/attempt/unsent/attempt-lane.ts';
import type { Sender } from '#ui/unsent/unsent-kinds.ts';
import { describeValue } from './describe-value.ts';

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
