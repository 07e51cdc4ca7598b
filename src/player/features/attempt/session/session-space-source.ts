import type { SpaceSource } from '#form/space-source.ts';
import { uploadSpaceFile } from '#player/features/attempt/attempt-calls.ts';
import { getPlayFileUrl } from '#player/features/attempt/spaces/play-file-url.ts';
import type { Session } from './session.ts';
import { openSpaces } from './session-spaces.ts';

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
