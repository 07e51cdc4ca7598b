import { changeKept, dropKept, keep, listKept, readKept } from '#player/storage.ts';
import type { Attempt } from './attempt-types.ts';
import { mergeOutboxes, type Outbox } from './outbox-core.ts';

/** An attempt and its outbox on this device. Keys name the student, so that siblings can share a tablet. */

/** `clockOffset`: what to add to the device's clock, as last known. */
type KeptAttempt = { attempt: Attempt; clockOffset: number };

const attemptKey = (studentId: number, attemptId: number) => `attempt:${studentId}:${attemptId}`;
const outboxKey = (studentId: number, attemptId: number) => `outbox:${studentId}:${attemptId}`;

export function readKeptAttempt(studentId: number, attemptId: number): Promise<KeptAttempt | undefined> {
  return readKept<KeptAttempt>(attemptKey(studentId, attemptId));
}

export function keepAttempt(studentId: number, attempt: Attempt, clockOffset: number): Promise<void> {
  return keep(attemptKey(studentId, attempt.id), { attempt, clockOffset } satisfies KeptAttempt);
}

export function outboxStorage(studentId: number, attemptId: number) {
  const key = outboxKey(studentId, attemptId);
  return {
    load: () => readKept<Outbox>(key),
    persist: (update: (stored: Outbox | undefined) => Outbox) => changeKept<Outbox>(key, update),
    drop: () => dropKept(key),
  };
}

/** Attempts of this student with something still to be sent. */
export async function listUnsent(studentId: number): Promise<number[]> {
  const prefix = `outbox:${studentId}:`;
  const keys = await listKept(prefix);
  const boxes = await Promise.all(keys.map(async (key) => ({ key, box: await readKept<Outbox>(key) })));
  return boxes
    .filter(({ box }) => box && (box.submit || Object.keys(mergeOutboxes(box, box).pending).length > 0))
    .map(({ key }) => Number(key.slice(prefix.length)));
}
