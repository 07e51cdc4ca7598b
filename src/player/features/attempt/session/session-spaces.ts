import type { SpaceSource } from '#form/space-source.ts';
import { uploadSpaceFile } from '#player/features/attempt/attempt-calls.ts';
import type { AttemptSpaces } from '#player/features/attempt/spaces/attempt-spaces.ts';
import { getPlayFileUrl } from '#player/features/attempt/spaces/play-file-url.ts';
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

function openSpaces(session: Session): Promise<AttemptSpaces> {
  session.spaces ??= loadSpaces(session);
  session.spaces.catch(() => {
    session.spaces = undefined;
  });
  return session.spaces;
}

/** The spaces of a session as the views of its type use them. */
export function createSpaceSource(session: Session): SpaceSource {
  return {
    me: { user_id: session.studentId, role: 'student' },
    attemptId: session.attempt.id,
    open: async (name, overlay) => (await openSpaces(session)).open(name, overlay),
    control: {
      state: () => session.spaceControl,
      subscribe: (listener) => {
        session.listeners.add(listener);
        return () => session.listeners.delete(listener);
      },
    },
    forms: { name: session.lane, title: session.attempt.name },
    uploadFile: (space, file, kind) => uploadSpaceFile(session.attempt.id, space, file, kind),
    fileUrl: getPlayFileUrl,
  };
}
