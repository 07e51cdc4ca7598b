import type { MarkState } from '#contract/choices.ts';
import { calculateMean, type ScoredWork, scoreShare } from '#contract/rules/class-figures.ts';

/** What a student's mark book says of each activity, and the total of them. Pure; times in milliseconds. */

export type BookedWork = {
  is_assigned: boolean;
  is_excused: boolean;
  /** The attempt that counts. */
  attempt: ScoredWork | undefined;
  /** Until when work is accepted; null without an end. */
  accepted_until: number | null;
};

/** An excused student stays excused after submitting: the mark is shown nowhere else in the class's figures either. */
export function findMarkState(work: BookedWork, now: number): MarkState {
  const { is_assigned, is_excused, attempt, accepted_until } = work;
  if (is_excused) return 'excused';
  if (attempt) return attempt.needs_teacher ? 'waiting' : 'marked';
  if (!is_assigned) return 'not_for';
  return accepted_until !== null && accepted_until <= now ? 'missing' : 'open';
}

export type BookedMark = { state: MarkState; share: number | null };

/** The share is that of `scoreShare`, for marked work alone. */
export function bookMark(work: BookedWork, now: number): BookedMark {
  const state = findMarkState(work, now);
  return { state, share: state === 'marked' && work.attempt ? scoreShare(work.attempt) : null };
}

/** `share`: null without a marked activity. `marked` of `expected` activities are in it. */
export type MarkTotal = { share: number | null; marked: number; expected: number };

/**
 * The mean of the marked activities, each of the same weight. What is missing or waits is not 0: the numbers say that it
 * is not in the mean. Expected is everything that is for the student, but for what the student is excused from.
 */
export function summarizeMarks(marks: readonly BookedMark[]): MarkTotal {
  const expected = marks.filter(({ state }) => state !== 'excused' && state !== 'not_for');
  return {
    share: calculateMean(expected.map(({ share }) => share)),
    marked: expected.filter(({ share }) => share !== null).length,
    expected: expected.length,
  };
}
