import {
  judgeFailure,
  runAlone,
  saveChanges,
  submitAttempt,
} from '#player/features/attempt/attempt-calls.ts';
import { currentStudent } from '#player/session.ts';
import { serverClock } from '#player/shared/server-clock.ts';
import { keepAttempt, listUnsent, outboxStorage } from '#player/storage/attempt-storage.ts';
import { listEntries } from '#player/storage/unsent-entries.ts';
import { createOutbox, type OutboxPart } from './outbox-sender.ts';

/** Sends what earlier visits left on this device, e.g. answers given just before the network went. */

async function findEntries(studentId: number, attemptId: number): Promise<OutboxPart | undefined> {
  if (!(await listEntries(studentId)).includes(attemptId)) return undefined;
  return (await import('#player/features/attempt/spaces/attempt-entries.ts')).openEntries(
    studentId,
    attemptId,
  );
}

async function sendOne(studentId: number, attemptId: number): Promise<void> {
  const storage = outboxStorage(studentId, attemptId);
  const outbox = createOutbox({
    ...storage,
    save: (changes) => saveChanges(attemptId, changes),
    submit: async () => {
      await keepAttempt(studentId, await submitAttempt(attemptId), serverClock.offset());
      await storage.drop();
    },
    lock: (run) => runAlone(`player-outbox-${attemptId}`, run),
    judge: judgeFailure,
    findPart: () => findEntries(studentId, attemptId),
    onReplies: () => undefined,
    onChange: () => undefined,
  });
  await outbox.flush();
  outbox.close();
  if (outbox.status() === 'submitted') await storage.drop();
}

/** Resolves to how many attempts still wait. */
export async function sendUnsent(studentId: number): Promise<number> {
  for (const attemptId of await listUnsent(studentId)) {
    // Somebody else may have signed in on this device meanwhile.
    if (currentStudent()?.id === studentId) await sendOne(studentId, attemptId);
  }
  return (await listUnsent(studentId)).length;
}
