import type { ApiReply } from '#contract/api.ts';
import type { Row } from '#server/database/schema.ts';
import type { App } from '#server/http/context.ts';

/** What happened to an attempt, for those who watch its courseware. Call it after the commit. */
export function publishAttempt(app: App, attempt: { id: number; courseware_id: number }): void {
  app.bus.publish('courseware', attempt.courseware_id, { attempt_id: attempt.id });
}

export type AttemptState = ApiReply<'GET /play/live'>;

/** State and deadline of an attempt, for its members. Call it after the commit. */
export function publishAttemptState(app: App, attemptId: number, state: AttemptState): void {
  app.bus.publish('attempt', attemptId, state);
}

/** A submitted attempt, for its members and for those who watch its courseware. Call it after the commit. */
export function publishSubmitted(app: App, attempt: Row<'attempt'>): void {
  publishAttempt(app, attempt);
  const { state, deadline_at, ended_by } = attempt;
  publishAttemptState(app, attempt.id, { state, deadline_at, is_closed: ended_by === 'closing' });
}

/** Returns the function that ends the subscription. */
export function subscribeAttemptState(
  app: App,
  attemptId: number,
  listener: (state: AttemptState) => void,
): () => void {
  return app.bus.subscribe('attempt', attemptId, listener);
}

/** That guests came or were removed, for the same people. */
export function publishGuests(app: App, coursewareId: number): void {
  app.bus.publish('courseware', coursewareId, { attempt_id: null });
}
