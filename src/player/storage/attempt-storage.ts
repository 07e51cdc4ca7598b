import { changeKept, dropKept, keep, listKept, readKept } from '#player/storage/device-storage.ts';
import type { Attempt } from './attempt-types.ts';
import { dropHeldOutbox, holdOutbox, listHeldOutboxes, readHeldOutbox } from './outbox-backup.ts';
import { isEmptyOutbox, mergeOutboxes, type Outbox } from './outbox-rules.ts';
import { listEntries } from './unsent-entries.ts';
import { upgradeAttempt, upgradeOutbox } from './upgrade-stored.ts';

/** An attempt and its outbox on this device. Keys name the student, so that siblings can share a tablet. */

/** `clockOffset`: what to add to the device's clock, as last known. */
type KeptAttempt = { attempt: Attempt; clockOffset: number };

const attemptKey = (studentId: number, attemptId: number) => `attempt:${studentId}:${attemptId}`;
const outboxKey = (studentId: number, attemptId: number) => `outbox:${studentId}:${attemptId}`;

export async function readKeptAttempt(
  studentId: number,
  attemptId: number,
): Promise<KeptAttempt | undefined> {
  const kept = await readKept<KeptAttempt>(attemptKey(studentId, attemptId));
  return kept && { ...kept, attempt: upgradeAttempt(kept.attempt) };
}

export function keepAttempt(studentId: number, attempt: Attempt, clockOffset: number): Promise<void> {
  return keep(attemptKey(studentId, attempt.id), { attempt, clockOffset } satisfies KeptAttempt);
}

function joinBoxes(one: Outbox | undefined, other: Outbox | undefined): Outbox | undefined {
  return one && other ? mergeOutboxes(one, other) : (one ?? other);
}

async function readBox(key: string): Promise<Outbox | undefined> {
  const box = joinBoxes(await readKept<Outbox>(key), readHeldOutbox(key));
  return box && upgradeOutbox(box);
}

async function changeBox(key: string, update: (stored: Outbox | undefined) => Outbox): Promise<void> {
  const held = readHeldOutbox(key);
  await changeKept<Outbox>(key, (stored) => {
    const box = joinBoxes(stored, held);
    return update(box && upgradeOutbox(box));
  });
  if (held) dropHeldOutbox(key);
}

export function outboxStorage(studentId: number, attemptId: number) {
  const key = outboxKey(studentId, attemptId);
  return {
    load: () => readBox(key),
    persist: (update: (stored: Outbox | undefined) => Outbox) => changeBox(key, update),
    /** At once, for a page that is going away. */
    hold: (box: Outbox) => {
      if (box.submit || !isEmptyOutbox(box)) holdOutbox(key, box);
    },
    drop: () => {
      dropHeldOutbox(key);
      return dropKept(key);
    },
  };
}

type Unsent = { key: string; answers: number; isSubmit: boolean };

/** Outboxes under `prefix` with something still to be sent. */
async function readUnsent(prefix: string): Promise<Unsent[]> {
  const keys = new Set([...(await listKept(prefix)), ...listHeldOutboxes(prefix)]);
  const boxes = await Promise.all(
    [...keys].map(async (key): Promise<Unsent> => {
      const box = await readBox(key);
      if (!box) return { key, answers: 0, isSubmit: false };
      return { key, answers: Object.keys(mergeOutboxes(box, box).pending).length, isSubmit: box.submit };
    }),
  );
  return boxes.filter(({ answers, isSubmit }) => isSubmit || answers > 0);
}

/** Attempts of this student with something still to be sent. */
export async function listUnsent(studentId: number): Promise<number[]> {
  const prefix = `outbox:${studentId}:`;
  const answered = (await readUnsent(prefix)).map(({ key }) => Number(key.slice(prefix.length)));
  return [...new Set([...answered, ...(await listEntries(studentId))])];
}

/** What this device holds of all its students together: answers, and attempts that were handed in. */
export async function countKept(): Promise<{ answers: number; submits: number }> {
  const unsent = await readUnsent('outbox:');
  const entries = (await listEntries()).length;
  return {
    answers: unsent.reduce((sum, { answers }) => sum + answers, entries),
    submits: unsent.filter(({ isSubmit }) => isSubmit).length,
  };
}
