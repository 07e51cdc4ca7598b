import type { ApiReply } from '#contract/api.ts';
import type { App } from '#server/app.ts';
import type { Tx } from '#server/database/database.ts';
import type { Row } from '#server/database/schema.ts';
import { publish } from '#server/realtime/bus.ts';

/** Tells teachers who are watching the courseware that an attempt changed. */
export function publishAttemptChange(app: App, tx: Tx, attempt: { id: number; courseware_id: number }): void {
  publish(app, tx, 'courseware', attempt.courseware_id, { attempt_id: attempt.id });
}

type SavedAttempt = Pick<Row<'attempt'>, 'id' | 'courseware_id' | 'group_id' | 'state' | 'deadline_at'> & {
  is_open: number;
};

/**
 * Tells watching teachers that answers were saved, and the members of a group; of changed files, all devices of the
 * student.
 */
export function publishAttemptSaved(
  app: App,
  tx: Tx,
  attempt: SavedAttempt,
  { hasFileChanges }: { hasFileChanges: boolean },
): void {
  publishAttemptChange(app, tx, attempt);
  if (attempt.group_id === null && !hasFileChanges) return;
  const { id, state, deadline_at, is_open } = attempt;
  publishAttemptState(app, tx, id, { state, deadline_at, is_closed: is_open === 0, has_answers: true });
}

export type AttemptState = ApiReply<'GET /play/live'>;

/** Tells the members of an attempt its new state and deadline. */
export function publishAttemptState(app: App, tx: Tx, attemptId: number, state: AttemptState): void {
  publish(app, tx, 'attempt', attemptId, state);
}

/** Tells members and watching teachers that an attempt was submitted. */
export function publishAttemptSubmitted(app: App, tx: Tx, attempt: Row<'attempt'>): void {
  publishAttemptChange(app, tx, attempt);
  const { state, deadline_at, ended_by } = attempt;
  publishAttemptState(app, tx, attempt.id, { state, deadline_at, is_closed: ended_by === 'closing' });
}

/** Returns the function that unsubscribes. */
export function subscribeAttemptState(
  app: App,
  attemptId: number,
  listener: (state: AttemptState) => void,
): () => void {
  return app.bus.subscribe('attempt', attemptId, listener);
}

/** Tells teachers who are watching the courseware that its people or exceptions changed. */
export function publishPeopleChange(app: App, tx: Tx, coursewareId: number): void {
  publish(app, tx, 'courseware', coursewareId, { attempt_id: null });
}
