import type { AttemptSpaces } from '#player/features/attempt/spaces/attempt-spaces.ts';
import { listUnsentEntries } from '#player/storage/unsent-entries.ts';
import type { Session } from './session.ts';
import { announceChange } from './session-state.ts';

/** The spaces of a session. Their code loads when a type opens one. */

async function loadSpaces(session: Session): Promise<AttemptSpaces> {
  const { createAttemptSpaces } = await import('#player/features/attempt/spaces/attempt-spaces.ts');
  return createAttemptSpaces({
    studentId: session.studentId,
    attemptId: session.attempt.id,
    startedAt: session.attempt.started_at,
    sender: session.sender,
    onRefused: (result) => {
      const refusedCounts = session.refusedEntryCounts;
      session.refusedEntryCounts = { ...refusedCounts, [result]: (refusedCounts[result] ?? 0) + 1 };
      announceChange(session);
    },
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

/** Opens the spaces if an earlier visit left unsent entries; the spaces then attach their own outbox. */
export async function openSpacesWithUnsentEntries(session: Session): Promise<undefined> {
  const { studentId, attempt } = session;
  if ((await listUnsentEntries(studentId)).includes(attempt.id)) await openSpaces(session);
}
