import type { Db } from '#server/database/database.ts';
import type { Row } from '#server/database/schema.ts';
import * as deadlines from '#server/features/play/attempts/attempt-deadlines.repository.ts';
import { publishAttemptState } from '#server/features/play/attempts/attempt-events.ts';
import { attemptDeadline } from '#server/features/play/attempts/time-limits.ts';
import { effectiveRules } from '#server/features/play/exceptions/effective-rules.ts';
import type { App } from '#server/http/context.ts';

type Courseware = Pick<Row<'courseware'>, 'id' | 'time_limit_minutes' | 'due_at'>;

/** An attempt in progress with its new deadline; null = no deadline. */
export type MovedDeadline = Pick<Row<'attempt'>, 'id' | 'deadline_at'>;

type Running = deadlines.RunningAttempt;

async function changeEachDeadline(
  db: Db,
  coursewareId: number,
  chooseDeadline: (attempt: Running) => number | null,
): Promise<MovedDeadline[]> {
  const movedDeadlines: MovedDeadline[] = [];
  for (const attempt of await deadlines.listRunningAttempts(db, coursewareId)) {
    const deadline_at = chooseDeadline(attempt);
    if (deadline_at !== attempt.deadline_at) await deadlines.updateDeadline(db, attempt.id, deadline_at);
    movedDeadlines.push({ id: attempt.id, deadline_at });
  }
  return movedDeadlines;
}

/**
 * Updates the deadlines of the attempts in progress after the courseware's due time or time limit, or a student's
 * exception, has changed. Returns them for `publishDeadlines` after the commit.
 */
export function moveDeadlines(db: Db, courseware: Courseware): Promise<MovedDeadline[]> {
  return changeEachDeadline(db, courseware.id, (attempt) =>
    attemptDeadline(attempt, ...attempt.exceptions.map((exception) => effectiveRules(courseware, exception))),
  );
}

/** Sets the deadline of all attempts in progress to `now`, for closing. Returns them. */
export function endDeadlines(db: Db, coursewareId: number, now: number): Promise<MovedDeadline[]> {
  return changeEachDeadline(db, coursewareId, ({ deadline_at }) => Math.min(deadline_at ?? now, now));
}

/** Tells the students their new deadlines. Call it after the commit. */
export function publishDeadlines(
  app: App,
  movedDeadlines: readonly MovedDeadline[],
  is_closed: boolean,
): void {
  for (const { id, deadline_at } of movedDeadlines) {
    publishAttemptState(app, id, { state: 'in_progress', deadline_at, is_closed });
  }
}
