/** Deadlines after which the server accepts no answers. Times in milliseconds; null = no limit. */

function earliest(...times: (number | null)[]): number | null {
  const givenTimes = times.filter((time) => time !== null);
  return givenTimes.length > 0 ? Math.min(...givenTimes) : null;
}

type Limits = { time_limit_minutes: number | null; due_at: number | null };

/**
 * The time limit or the due time, whichever ends earlier. A reopened attempt has used up its time limit, so only the
 * due time ends it. `rules`: those of each member; the latest end counts.
 */
export function attemptDeadline(
  { started_at, reopened_at = null }: { started_at: number; reopened_at?: number | null | undefined },
  ...rules: readonly Limits[]
): number | null {
  const ends = rules.map(({ time_limit_minutes: minutes, due_at }) => {
    const hasClock = minutes !== null && reopened_at === null;
    return earliest(hasClock ? started_at + minutes * 60_000 : null, due_at);
  });
  return ends.includes(null) ? null : Math.max(...ends.filter((end) => end !== null));
}

/** The deadline of a question opened at `openedAt`; null if it has no time limit of its own. */
export function questionDeadline(
  openedAt: number,
  question: { time_limit_s?: number },
  attempt: { deadline_at: number | null },
): number | null {
  if (question.time_limit_s === undefined) return null;
  return earliest(openedAt + question.time_limit_s * 1_000, attempt.deadline_at);
}
