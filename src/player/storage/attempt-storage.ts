import type { Attempt } from './attempt-types.ts';
import { readStored, writeStored } from './device-storage.ts';
import { listAttemptsWithFiles } from './pending-files.ts';
import type { ReplyKey } from './reply-key.ts';
import { storedOutbox } from './stored-outbox.ts';
import { listUnsentEntries } from './unsent-entries.ts';
import { listUnsentOutboxes } from './unsent-outboxes.ts';
import { upgradeAttempt } from './upgrade-stored.ts';

/** An attempt and its outbox on this device. Keys name the student, so that siblings can share a tablet. */

/** `clockOffset`: milliseconds to add to the device's clock, as last known. */
type StoredAttempt = { attempt: Attempt; clockOffset: number };

const attemptKey = (studentId: number, attemptId: number): ReplyKey => `attempt:${studentId}:${attemptId}`;
const outboxKey = (studentId: number, attemptId: number) => `outbox:${studentId}:${attemptId}`;

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

/** The outbox of an attempt on this device. */
export function outboxStorage(studentId: number, attemptId: number) {
  return storedOutbox(outboxKey(studentId, attemptId));
}

/** Ids of this student's attempts that have unsent changes. */
export async function listUnsentAttempts(studentId: number): Promise<number[]> {
  const prefix = `outbox:${studentId}:`;
  const answeredIds = (await listUnsentOutboxes(prefix)).map(({ key }) => Number(key.slice(prefix.length)));
  const attemptIdsWithEntries = await listUnsentEntries(studentId);
  return [
    ...new Set([...answeredIds, ...attemptIdsWithEntries, ...(await listAttemptsWithFiles(studentId))]),
  ];
}
