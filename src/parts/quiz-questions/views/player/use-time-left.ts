import type { AnswerState, PlayerProps } from '#form/activity-views.ts';
import { useNow } from './use-now.ts';

/** Whether the student sees what the answer is worth, so that its time does not matter any more. */
export const hasFeedback = (answer: AnswerState | undefined): boolean =>
  answer?.mark !== undefined || answer?.key !== undefined;

/** Milliseconds that are left for a question with a time limit, during work; undefined before its time runs. */
export function useTimeLeft(answer: AnswerState | undefined, mode: PlayerProps['mode']): number | undefined {
  const deadlineAt = mode === 'work' ? answer?.deadlineAt : undefined;
  const now = useNow(deadlineAt !== undefined && !hasFeedback(answer));
  return deadlineAt === undefined ? undefined : deadlineAt - now;
}
