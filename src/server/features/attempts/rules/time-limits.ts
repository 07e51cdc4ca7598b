import { findAcceptedUntil } from '#contract/rules/late-work.ts';

/** Deadlines after which the server accepts no answers. Times in milliseconds; null = no limit. */

function findEarliestTime(...times: (number | null)[]): number | null {
  const givenTimes = times.filter((time) => time !== null);
  return givenTimes.length > 0 ? Math.min(...givenTimes) : null;
}

type TimeLimits = { time_limit_minutes: number | null; due_at: number | null; late_hours: number };

/**
 * The end of the time limit or of accepting work, whichever is earlier. A reopened attempt has used up its time limit, so
 * only the due time, with the hours for late work, ends it. `memberLimits` are the limits of each member; the latest deadline counts.
 */
export function computeAttemptDeadline(
  { started_at, reopened_at = null }: { started_at: number; reopened_at?: number | null | undefined },
  ...memberLimits: readonly TimeLimits[]
): number | null {
  const memberDeadlines = memberLimits.map(({ time_limit_minutes: minutes, ...dueRules }) => {
    const hasTimeLimit = minutes !== null && reopened_at === null;
    return findEarliestTime(hasTimeLimit ? started_at + minutes * 60_000 : null, findAcceptedUntil(dueRules));
  });
  return memberDeadlines.includes(null)
    ? null
    : Math.max(...memberDeadlines.filter((deadline) => deadline !== null));
}

/** The deadline of a question opened at `openedAt`; null if it has no time limit of its own. */
export function computeQuestionDeadline(
  openedAt: number,
  question: { time_limit_s?: number },
  attempt: { deadline_at: number | null },
): number | null {
  if (question.time_limit_s === undefined) return null;
  return findEarliestTime(openedAt + question.time_limit_s * 1_000, attempt.deadline_at);
}
