import { AppError } from '#server/app-error.ts';
import { requireActor } from '#server/auth/actor.ts';
import { requireOwnAttempt } from '#server/features/attempts/ending/own-attempt.service.ts';
import { subscribeAttemptState } from '#server/features/attempts/reading/attempt-events.service.ts';
import type { SignedInContext } from '#server/http/context.ts';
import { openEventStream } from '#server/realtime/event-stream.ts';

/**
 * Streams the state and deadline of an own attempt, now and after each change. Ends when the browser leaves, the session
 * ends or the server stops.
 */
export async function watchAttempt(context: SignedInContext, attemptId: number): Promise<void> {
  const { app, token, request } = context;
  const { state, deadline_at, is_open } = await requireOwnAttempt(context, attemptId);
  const stream = openEventStream(app, context, {
    isAllowed: () =>
      requireActor(app, token, request.raw, { isWatching: true }).then(
        () => true,
        // A database error does not end the stream.
        (error: unknown) => !(error instanceof AppError),
      ),
    onClose: () => unsubscribe(),
  });
  const unsubscribe = subscribeAttemptState(app, attemptId, stream.send);
  stream.send({ state, deadline_at, is_closed: is_open === 0 });
}
