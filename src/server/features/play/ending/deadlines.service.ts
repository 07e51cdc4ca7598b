import type { Db } from '#server/database/database.ts';
import type { Row } from '#server/database/schema.ts';
import { publishAttemptState } from '#server/features/play/attempts/attempt-events.ts';
import * as attempts from '#server/features/play/attempts/attempts.repository.ts';
import { attemptDeadline } from '#server/features/play/attempts/time-limits.ts';
import type { App } from '#server/http/context.ts';

type Courseware = Pick<Row<'courseware'>, 'id' | 'time_limit_minutes' | 'due_at'>;

/** An attempt in progress with its new deadline; null = none. */
export type MovedDeadline = Pick<Row<'attempt'>, 'id' | 'deadline_at'>;

type Running = MovedDeadline & Pick<Row<'attempt'>, 'started_at'>;

async function moveEach(
  db: Db,
  coursewareId: number,
  chooseDeadline: (attempt: Running) => number | null,
): Promise<MovedDeadline[]> {
  const moved: MovedDeadline[] = [];
  for (const attempt of await attempts.listRunningAttempts(db, coursewareId)) {
    const deadline_at = chooseDeadline(attempt);
    if (deadline_at !== attempt.deadline_at) await attempts.updateDeadline(db, attempt.id, deadline_at);
    moved.push({ id: attempt.id, deadline_at });
  }
  return moved;
}

/**
 * Gives attempts in progress the deadline they have under the courseware's changed due time and time limit. Gives back
 * all of them, to be told with `tellDeadlines` after the commit.
 */
export function moveDeadlines(db: Db, courseware: Courseware): Promise<MovedDeadline[]> {
  return moveEach(db, courseware.id, ({ started_at }) => attemptDeadline(started_at, courseware));
}

/** Ends the time of all attempts in progress at `now`, as closing does. Gives back all of them. */
export function endDeadlines(db: Db, coursewareId: number, now: number): Promise<MovedDeadline[]> {
  return moveEach(db, coursewareId, ({ deadline_at }) => Math.min(deadline_at ?? now, now));
}

/** Tells the students when their time is over. */
export function tellDeadlines(app: App, moved: readonly MovedDeadline[], is_closed: boolean): void {
  for (const { id, deadline_at } of moved) {
    publishAttemptState(app, id, { state: 'in_progress', deadline_at, is_closed });
  }
}
