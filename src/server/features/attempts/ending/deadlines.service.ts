import type { App } from '#server/app.ts';
import type { Db, Tx } from '#server/database/database.ts';
import type { Row } from '#server/database/schema.ts';
import { publishAttemptState } from '#server/features/attempts/reading/attempt-events.service.ts';
import { readServerLimits } from '#server/features/attempts/reading/server-limits.service.ts';
import * as deadlines from '#server/features/attempts/rows/attempt-deadlines.repository.ts';
import { effectiveRules } from '#server/features/attempts/rules/effective-rules.ts';
import { computeAttemptDeadline } from '#server/features/attempts/rules/time-limits.ts';

type CoursewareLimits = Pick<Row<'courseware'>, 'id' | 'time_limit_minutes' | 'due_at' | 'late_hours'>;

/** An attempt in progress with its new deadline; null = no deadline. */
export type AttemptDeadline = Pick<Row<'attempt'>, 'id' | 'deadline_at'>;

type RunningAttempt = deadlines.RunningAttempt;

async function changeDeadlines(
  db: Db,
  attempts: readonly RunningAttempt[],
  chooseDeadline: (attempt: RunningAttempt) => number | null,
): Promise<AttemptDeadline[]> {
  const attemptDeadlines: AttemptDeadline[] = [];
  for (const attempt of attempts) {
    const deadline_at = chooseDeadline(attempt);
    if (deadline_at !== attempt.deadline_at) await deadlines.updateDeadline(db, attempt.id, deadline_at);
    attemptDeadlines.push({ id: attempt.id, deadline_at });
  }
  return attemptDeadlines;
}

/**
 * Updates the deadlines of the attempts in progress after the courseware's due time or time limit, or a student's
 * exception, has changed. Returns them for `publishDeadlines`.
 */
export async function updateDeadlines(
  app: App,
  db: Db,
  courseware: CoursewareLimits,
): Promise<AttemptDeadline[]> {
  const attempts = await deadlines.listRunningAttempts(db, courseware.id);
  const limitsFor = await readServerLimits(app, db, attempts, [courseware]);
  return changeDeadlines(db, attempts, (attempt) => {
    const limits = limitsFor(attempt, courseware);
    const memberLimits = attempt.exceptions.map((exception) => effectiveRules(limits, exception));
    return computeAttemptDeadline(attempt, ...memberLimits);
  });
}

/** Sets the deadline of all attempts in progress to `now`, for closing. Returns them. */
export async function setDeadlinesToNow(
  db: Db,
  coursewareId: number,
  now: number,
): Promise<AttemptDeadline[]> {
  const attempts = await deadlines.listRunningAttempts(db, coursewareId);
  return changeDeadlines(db, attempts, ({ deadline_at }) => Math.min(deadline_at ?? now, now));
}

/** Tells the students their new deadlines. */
export function publishDeadlines(
  app: App,
  tx: Tx,
  attemptDeadlines: readonly AttemptDeadline[],
  is_closed: boolean,
): void {
  for (const { id, deadline_at } of attemptDeadlines) {
    publishAttemptState(app, tx, id, { state: 'in_progress', deadline_at, is_closed });
  }
}
