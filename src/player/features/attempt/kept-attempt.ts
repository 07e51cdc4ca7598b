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

type Unsent = { key: string; answers: number; isSubmit: boolean };

/** Outboxes under `prefix` with something still to be sent. */
async function readUnsent(prefix: string): Promise<Unsent[]> {
  const keys = await listKept(prefix);
  const boxes = await Promise.all(
    keys.map(async (key): Promise<Unsent> => {
      const box = await readKept<Outbox>(key);
      if (!box) return { key, answers: 0, isSubmit: false };
      return { key, answers: Object.keys(mergeOutboxes(box, box).pending).length, isSubmit: box.submit };
    }),
  );
  return boxes.filter(({ answers, isSubmit }) => isSubmit || answers > 0);
}

/** Attempts of this student with something still to be sent. */
export async function listUnsent(studentId: number): Promise<number[]> {
  const prefix = `outbox:${studentId}:`;
  return (await readUnsent(prefix)).map(({ key }) => Number(key.slice(prefix.length)));
}

/** What this device holds of all its students together: answers, and attempts that were handed in. */
export async function countKept(): Promise<{ answers: number; submits: number }> {
  const unsent = await readUnsent('outbox:');
  return {
    answers: unsent.reduce((sum, { answers }) => sum + answers, 0),
    submits: unsent.filter(({ isSubmit }) => isSubmit).length,
  };
}
