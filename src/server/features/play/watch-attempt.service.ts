import { AppError } from '#server/app-error.ts';
import { requireActor } from '#server/auth/actor.ts';
import { requireOwnAttempt } from '#server/features/attempts/ending/own-attempt.service.ts';
import { subscribeAttemptState } from '#server/features/attempts/reading/attempt-events.service.ts';
import type { SignedInContext } from '#server/http/context.ts';
import { openEventStream } from '#server/realtime/event-stream.ts';

/**
 * Streams the state and deadline of an own attempt, now, after each change and when a teacher has written. Ends when the
 * browser leaves, the session ends or the server stops.
 */
export async function watchAttempt(context: SignedInContext, attemptId: number): Promise<void> {
  const { app, actor, token, request } = context;
  const { state, deadline_at, is_open, group_id } = await requireOwnAttempt(context, attemptId);
  /** With the present state, because each event replaces the one before. A failure only leaves the message for later. */
  const tellOfMessage = () =>
    requireOwnAttempt(context, attemptId).then(
      (attempt) =>
        stream.send({
          state: attempt.state,
          deadline_at: attempt.deadline_at,
          is_closed: attempt.is_open === 0,
          has_message: true,
        }),
      () => undefined,
    );
  const stream = openEventStream(app, context, {
    isAllowed: () =>
      requireActor(app, token, request.raw, { isWatching: true }).then(
        () => true,
        // A database error does not end the stream.
        (error: unknown) => !(error instanceof AppError),
      ),
    onClose: () => {
      unsubscribe();
      unsubscribeMessages();
    },
  });
  const unsubscribe = subscribeAttemptState(app, attemptId, stream.send);
  const unsubscribeMessages = app.bus.subscribe('messages', actor.id, () => void tellOfMessage());
  // Mates may have saved since the attempt was read, or while the connection was lost.
  const news = group_id === null ? {} : { has_answers: true };
  stream.send({ state, deadline_at, is_closed: is_open === 0, ...news });
}
