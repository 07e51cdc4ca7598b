import type { AttemptSpaces } from '#player/features/attempt/spaces/attempt-spaces.ts';
import type { Session } from './session.ts';
import { announceChange } from './session-state.ts';

/** The spaces of a session. Their code loads when a type opens one. */

async function loadSpaces(session: Session): Promise<AttemptSpaces> {
  const { createAttemptSpaces } = await import('#player/features/attempt/spaces/attempt-spaces.ts');
  return createAttemptSpaces({
    attemptId: session.attempt.id,
    startedAt: session.attempt.started_at,
    queue: session.queue,
    studentId: session.studentId,
    title: session.attempt.name,
    onControl: (control) => {
      session.spaceControl = control;
      announceChange(session);
    },
  });
}

export function openSpaces(session: Session): Promise<AttemptSpaces> {
  session.spaces ??= loadSpaces(session);
  session.spaces.catch(() => {
    session.spaces = undefined;
  });
  return session.spaces;
}
