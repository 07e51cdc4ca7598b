/** Deadlines after which the server accepts no answers. Times in milliseconds; null = no limit. */

function earliest(...times: (number | null)[]): number | null {
  const given = times.filter((time) => time !== null);
  return given.length > 0 ? Math.min(...given) : null;
}

/** The end of the time limit or the due time, whichever is earlier. */
export function attemptDeadline(
  startedAt: number,
  courseware: { time_limit_minutes: number | null; due_at: number | null },
): number | null {
  const { time_limit_minutes: minutes, due_at } = courseware;
  return earliest(minutes === null ? null : startedAt + minutes * 60_000, due_at);
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
