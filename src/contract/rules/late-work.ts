import type { AttemptEnding, AttemptState } from '#contract/choices.ts';
import { isDeadlineOver } from '#contract/rules/deadline.ts';

/** Late work: what is handed in after the due time, while the courseware still accepts it. Pure; times in milliseconds. */

export type LateRules = { due_at: number | null; late_hours: number };

/**
 * Until when work is accepted: the due time and the hours for late work. Null without a due time. `due_at` is the
 * student's own, with the student's exception.
 */
export function findAcceptedUntil({ due_at, late_hours }: LateRules): number | null {
  return due_at === null ? null : due_at + late_hours * 3_600_000;
}

/** The time from which on and the time until which work is late; undefined if no late work is accepted. */
export function findLateTime({ due_at, late_hours }: LateRules): { from: number; until: number } | undefined {
  if (due_at === null || late_hours === 0) return undefined;
  return { from: due_at, until: due_at + late_hours * 3_600_000 };
}

type EndedAttempt = {
  state: AttemptState;
  ended_by: AttemptEnding | null;
  started_at: number;
  submitted_at: number | null;
  last_saved_at: number | null;
};

/**
 * Whether submitted work is late: handed in after the student's due time and the grace for slow networks. What the
 * student did not hand in, and the server has submitted, is as late as its last save: nobody is late by having forgotten
 * to press a button. Follows the present due time, also for work from before it was moved.
 */
export function isLateWork(attempt: EndedAttempt, dueAt: number | null): boolean {
  if (attempt.state !== 'submitted' || attempt.submitted_at === null) return false;
  const lastWorkAt = Math.max(attempt.started_at, attempt.last_saved_at ?? 0);
  const countsAt = attempt.ended_by === 'student' ? attempt.submitted_at : lastWorkAt;
  return isDeadlineOver(dueAt, countsAt);
}
