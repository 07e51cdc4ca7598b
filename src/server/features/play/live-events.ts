import type { App } from '#server/http/context.ts';

/** What happened to an attempt, for those who watch its courseware. Call it after the commit. */
export function publishAttempt(
  app: App,
  attempt: { id: number; user_id: number; courseware_id: number },
): void {
  app.channels.publish(`courseware:${attempt.courseware_id}`, {
    attempt_id: attempt.id,
    user_id: attempt.user_id,
  });
}
