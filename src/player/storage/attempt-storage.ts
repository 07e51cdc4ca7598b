import type { Attempt } from './attempt-types.ts';
import { readStored, writeStored } from './device-storage.ts';
import { upgradeAttempt } from './former/upgrade-stored.ts';
import type { ReplyKey } from './reply-key.ts';

/** Copies of attempts on this device, to open them without network. Keys name the student, so that siblings can share a tablet. */

/** `clockOffset`: milliseconds to add to the device's clock, as last known. */
type StoredAttempt = { attempt: Attempt; clockOffset: number };

const attemptKey = (studentId: number, attemptId: number): ReplyKey => `attempt:${studentId}:${attemptId}`;

/** Reads the copy of an attempt on this device. */
export async function readStoredAttempt(
  studentId: number,
  attemptId: number,
): Promise<StoredAttempt | undefined> {
  const storedAttempt = await readStored<StoredAttempt>(attemptKey(studentId, attemptId));
  return storedAttempt && { ...storedAttempt, attempt: upgradeAttempt(storedAttempt.attempt) };
}

/** Stores a copy of an attempt on this device. */
export function storeAttempt(studentId: number, attempt: Attempt, clockOffset: number): Promise<void> {
  return writeStored(attemptKey(studentId, attempt.id), { attempt, clockOffset } satisfies StoredAttempt);
}
