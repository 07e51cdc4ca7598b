import {
  classifyError,
  fetchAttempt,
  runAlone,
  saveChanges,
  submitAttempt,
} from '#player/features/attempt/attempt-calls.ts';
import { getCurrentStudent } from '#player/session.ts';
import { serverClock } from '#player/shared/server-clock.ts';
import { listUnsentAttempts, outboxStorage, storeAttempt } from '#player/storage/attempt-storage.ts';
import { deletePendingFiles, listAttemptsWithFiles } from '#player/storage/pending-files.ts';
import { listUnsentEntries } from '#player/storage/unsent-entries.ts';
import type { AttachedOutbox } from './outbox-deps.ts';
import { createOutboxSender } from './outbox-sender.ts';

/** Sends answers that earlier visits left on this device, e.g. given just before the network failed. */

async function findEntryOutbox(studentId: number, attemptId: number): Promise<AttachedOutbox | undefined> {
  if (!(await listUnsentEntries(studentId)).includes(attemptId)) return undefined;
  const { openEntryOutbox } = await import('#player/features/attempt/spaces/attempt-entries.ts');
  return openEntryOutbox(studentId, attemptId);
}

async function sendAttempt(studentId: number, attemptId: number): Promise<void> {
  const storage = outboxStorage(studentId, attemptId);
  const sender = createOutboxSender({
    ...storage,
    save: (changes) => saveChanges(attemptId, changes),
    submit: async () => {
      await storeAttempt(studentId, await submitAttempt(attemptId), serverClock.getOffset());
      await storage.delete();
    },
    lock: (run) => runAlone(`player-outbox-${attemptId}`, run),
    classifyError,
    findAttachedOutbox: () => findEntryOutbox(studentId, attemptId),
    onReplies: () => undefined,
    onChange: () => undefined,
  });
  await sender.flush();
  sender.close();
  if (sender.getStatus() === 'submitted') await storage.delete();
}

/** Deletes the unsent files of an attempt that has ended, because nobody can hand them in any more. */
async function dropLateFiles(studentId: number, attemptId: number): Promise<void> {
  if (!(await listAttemptsWithFiles(studentId)).includes(attemptId)) return;
  const attempt = await fetchAttempt(attemptId).catch(() => undefined);
  if (attempt?.state === 'submitted') await deletePendingFiles(studentId, attemptId);
}

/** Resolves to the number of attempts that are still unsent. */
export async function sendUnsent(studentId: number): Promise<number> {
  for (const attemptId of await listUnsentAttempts(studentId)) {
    // Somebody else may have signed in on this device meanwhile.
    if (getCurrentStudent()?.id !== studentId) break;
    await sendAttempt(studentId, attemptId);
    await dropLateFiles(studentId, attemptId);
  }
  return (await listUnsentAttempts(studentId)).length;
}
