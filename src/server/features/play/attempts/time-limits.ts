import { deadlineGraceMs } from '#contract/limits.ts';

/** When the server stops taking answers. Times in milliseconds; null = no limit. */

function earliest(...times: (number | null)[]): number | null {
  const given = times.filter((time) => time !== null);
  return given.length > 0 ? Math.min(...given) : null;
}

/** Earliest of the time limit counted from the start and the due time. */
export function attemptDeadline(
  startedAt: number,
  courseware: { time_limit_minutes: number | null; due_at: number | null },
): number | null {
  const { time_limit_minutes: minutes, due_at } = courseware;
  return earliest(minutes === null ? null : startedAt + minutes * 60_000, due_at);
}

/** Of one question opened at `openedAt`; null where it has no limit of its own. */
export function questionDeadline(
  openedAt: number,
  question: { time_limit_s?: number },
  attempt: { deadline_at: number | null },
): number | null {
  if (question.time_limit_s === undefined) return null;
  return earliest(openedAt + question.time_limit_s * 1_000, attempt.deadline_at);
}

/** Whether nothing is taken any more: what the network delayed still counts for a while. */
export function isOver(deadline: number | null, now: number): boolean {
  return deadline !== null && now > deadline + deadlineGraceMs;
}
