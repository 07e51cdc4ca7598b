import type { StoredFile } from '#form/activity-type.ts';
import { runAlone } from '#player/features/attempt/attempt-calls.ts';
import type { AttemptUploads } from '#player/features/attempt/files/attempt-uploads.ts';
import { listAttemptsWithFiles } from '#player/storage/pending-files.ts';
import { syncWithServer } from './server-sync.ts';
import type { Session } from './session.ts';
import { announceChange } from './session-state.ts';

/** The uploads of a session. Their code loads when a type needs it, or when an earlier visit left unsent files. */

/** Adds a file to its answer unless it is already there; false if the answer can no longer change. */
export type AddFile = (questionId: string, file: StoredFile) => boolean;

async function loadUploads(session: Session, addFile: AddFile): Promise<AttemptUploads> {
  const { openAttemptUploads } = await import('#player/features/attempt/files/open-attempt-uploads.ts');
  const { studentId, sender } = session;
  const { id } = session.attempt;
  const uploads = openAttemptUploads(studentId, id, {
    attachFile: async (questionId, file) => {
      const isAdded = addFile(questionId, file);
      await sender.whenStored();
      return isAdded;
    },
    lock: (run) => runAlone(`player-files-${id}`, run),
    onSentElsewhere: () => void sender.flush().then(() => syncWithServer(session)),
    onChange: (count) => {
      session.uploadCount = count;
      announceChange(session);
    },
  });
  await uploads.resume();
  return uploads;
}

export function openUploads(session: Session, addFile: AddFile): Promise<AttemptUploads> {
  session.uploads ??= loadUploads(session, addFile);
  session.uploads.catch(() => {
    session.uploads = undefined;
  });
  return session.uploads;
}

/** Continues with the files that an earlier visit left unsent. */
export async function resumeUploads(session: Session, addFile: AddFile): Promise<void> {
  const { studentId, attempt } = session;
  if ((await listAttemptsWithFiles(studentId)).includes(attempt.id)) await openUploads(session, addFile);
}
