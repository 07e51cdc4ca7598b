import type { ApiReply } from '#contract/api.ts';
import type { Row } from '#server/database/schema.ts';
import type { App } from '#server/http/context.ts';

/** Tells teachers who are watching the courseware that an attempt changed. Call it after the commit. */
export function publishAttemptChange(app: App, attempt: { id: number; courseware_id: number }): void {
  app.bus.publish('courseware', attempt.courseware_id, { attempt_id: attempt.id });
}

type SavedAttempt = Pick<Row<'attempt'>, 'id' | 'courseware_id' | 'group_id' | 'state' | 'deadline_at'> & {
  is_open: number;
};

/**
 * Tells watching teachers that answers were saved, and the members of a group; of changed files, all devices of the
 * student. Call it after the commit.
 */
export function publishAttemptSaved(
  app: App,
  attempt: SavedAttempt,
  { hasFileChanges }: { hasFileChanges: boolean },
): void {
  publishAttemptChange(app, attempt);
  if (attempt.group_id === null && !hasFileChanges) return;
  const { id, state, deadline_at, is_open } = attempt;
  publishAttemptState(app, id, { state, deadline_at, is_closed: is_open === 0, has_answers: true });
}

export type AttemptState = ApiReply<'GET /play/live'>;

/** Tells the members of an attempt its new state and deadline. Call it after the commit. */
export function publishAttemptState(app: App, attemptId: number, state: AttemptState): void {
  app.bus.publish('attempt', attemptId, state);
}

/** Tells members and watching teachers that an attempt was submitted. Call it after the commit. */
export function publishAttemptSubmitted(app: App, attempt: Row<'attempt'>): void {
  publishAttemptChange(app, attempt);
  const { state, deadline_at, ended_by } = attempt;
  publishAttemptState(app, attempt.id, { state, deadline_at, is_closed: ended_by === 'closing' });
}

/** Returns the function that unsubscribes. */
export function subscribeAttemptState(
  app: App,
  attemptId: number,
  listener: (state: AttemptState) => void,
): () => void {
  return app.bus.subscribe('attempt', attemptId, listener);
}

/** Tells teachers who are watching the courseware that its people or exceptions changed. Call it after the commit. */
export function publishPeopleChange(app: App, coursewareId: number): void {
  app.bus.publish('courseware', coursewareId, { attempt_id: null });
}
