import { resultCodes } from '#contract/codes.ts';
import { fetchAttempt, submitAttempt } from '#player/features/attempt/attempt-calls.ts';
import { attemptIdOf, type SubmitRequest } from '#player/features/attempt/unsent/attempt-lane.ts';
import { serverClock } from '#player/shared/server-clock.ts';
import { storeAttempt } from '#player/storage/attempt-storage.ts';
import { ApiError } from '#ui/api/api-error.ts';
import type { Sender } from '#ui/unsent/unsent-kinds.ts';

const isSubmittedAlready = (error: unknown): boolean =>
  error instanceof ApiError && error.code === resultCodes.already_submitted;

/** Submits an attempt. The reply is the attempt, which this device stores, because no page may be open to do so. */
export const submitSender: Sender<SubmitRequest> = {
  toText: ({ title }) => `${title}\n`,
  send: async ([entry]) => {
    if (!entry) return [];
    const attemptId = attemptIdOf(entry.lane);
    const attempt = await submitAttempt(attemptId, entry.body.times).catch((error: unknown) => {
      if (!isSubmittedAlready(error)) throw error;
      return fetchAttempt(attemptId);
    });
    await storeAttempt(entry.person, attempt, serverClock.getOffset());
    return [{ isSent: true, reply: attempt }];
  },
};
