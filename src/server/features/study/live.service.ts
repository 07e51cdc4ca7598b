import { AppError } from '#server/app-error.ts';
import { requireActor } from '#server/auth/actor.ts';
import { requireStudyCourseware } from '#server/features/study/class-work/courseware-study.ts';
import type { SignedInContext } from '#server/http/context.ts';
import { openEventStream } from '#server/realtime/event-stream.ts';

/** Changes are collected for this long, so that a class that answers at the same time causes few messages. */
const collectMs = 200;

/**
 * Streams the ids of changed attempts of a courseware, each at most once per `collectMs`, until the browser leaves, the
 * access ends or the server stops.
 */
export async function watchCourseware(context: SignedInContext, coursewareId: number): Promise<void> {
  const { app, token, request, actor } = context;
  await requireStudyCourseware(context, coursewareId);
  const messageByText = new Map<unknown, unknown>();
  let timer: NodeJS.Timeout | undefined;
  const sendCollected = () => {
    timer = undefined;
    for (const message of messageByText.values()) stream.send(message);
    messageByText.clear();
  };
  const unsubscribe = app.bus.subscribe('courseware', coursewareId, (message) => {
    messageByText.set(JSON.stringify(message), message);
    timer ??= setTimeout(sendCollected, collectMs);
  });
  const unsubscribeAccess = app.bus.subscribe('access', actor.id, () => stream.check());
  const stream = openEventStream(app, context, {
    isAllowed: () =>
      requireActor(app, token, request.raw, { isWatching: true })
        .then((person) => requireStudyCourseware({ ...context, actor: person }, coursewareId))
        .then(
          () => true,
          // A database error does not end the stream.
          (error: unknown) => !(error instanceof AppError),
        ),
    onClose: () => {
      clearTimeout(timer);
      unsubscribe();
      unsubscribeAccess();
    },
  });
}
