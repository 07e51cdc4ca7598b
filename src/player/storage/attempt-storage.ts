import type { Attempt } from './attempt-types.ts';
import { deleteStored, listStoredKeys, readStored, updateStored, writeStored } from './device-storage.ts';
import { backUpOutbox, deleteOutboxBackup, listOutboxBackups, readOutboxBackup } from './outbox-backup.ts';
import { isEmptyOutbox, mergeOutboxes, type Outbox } from './outbox-rules.ts';
import { listAttemptsWithFiles } from './pending-files.ts';
import { listUnsentEntries } from './unsent-entries.ts';
import { upgradeAttempt, upgradeOutbox } from './upgrade-stored.ts';

/** An attempt and its outbox on this device. Keys name the student, so that siblings can share a tablet. */

/** `clockOffset`: milliseconds to add to the device's clock, as last known. */
type StoredAttempt = { attempt: Attempt; clockOffset: number };

const attemptKey = (studentId: number, attemptId: number) => `attempt:${studentId}:${attemptId}`;
const outboxKey = (studentId: number, attemptId: number) => `outbox:${studentId}:${attemptId}`;

export async function readStoredAttempt(
  studentId: number,
  attemptId: number,
): Promise<StoredAttempt | undefined> {
  const stored = await readStored<StoredAttempt>(attemptKey(studentId, attemptId));
  return stored && { ...stored, attempt: upgradeAttempt(stored.attempt) };
}

export function storeAttempt(studentId: number, attempt: Attempt, clockOffset: number): Promise<void> {
  return writeStored(attemptKey(studentId, attempt.id), { attempt, clockOffset } satisfies StoredAttempt);
}

function mergeWithBackup(stored: Outbox | undefined, backup: Outbox | undefined): Outbox | undefined {
  const outbox = stored && backup ? mergeOutboxes(stored, backup) : (stored ?? backup);
  return outbox && upgradeOutbox(outbox);
}

async function readOutbox(key: string): Promise<Outbox | undefined> {
  return mergeWithBackup(await readStored<Outbox>(key), readOutboxBackup(key));
}

async function updateOutbox(key: string, update: (stored: Outbox | undefined) => Outbox): Promise<void> {
  const backup = readOutboxBackup(key);
  await updateStored<Outbox>(key, (stored) => update(mergeWithBackup(stored, backup)));
  if (backup) deleteOutboxBackup(key);
}

export function outboxStorage(studentId: number, attemptId: number) {
  const key = outboxKey(studentId, attemptId);
  return {
    load: () => readOutbox(key),
    update: (update: (stored: Outbox | undefined) => Outbox) => updateOutbox(key, update),
    /** Stores a copy at once, for a page that is closing. */
    backUp: (outbox: Outbox) => {
      if (outbox.submit || !isEmptyOutbox(outbox)) backUpOutbox(key, outbox);
    },
    delete: () => {
      deleteOutboxBackup(key);
      return deleteStored(key);
    },
  };
}

type Unsent = { key: string; answers: number; isSubmit: boolean };

/** Outboxes under `prefix` that have unsent changes. */
async function readUnsent(prefix: string): Promise<Unsent[]> {
  const keys = new Set([...(await listStoredKeys(prefix)), ...listOutboxBackups(prefix)]);
  const outboxes = await Promise.all(
    [...keys].map(async (key): Promise<Unsent> => {
      const outbox = await readOutbox(key);
      if (!outbox) return { key, answers: 0, isSubmit: false };
      const { pending, submit } = mergeOutboxes(outbox, outbox);
      return { key, answers: Object.keys(pending).length, isSubmit: submit };
    }),
  );
  return outboxes.filter(({ answers, isSubmit }) => isSubmit || answers > 0);
}

/** Ids of this student's attempts that have unsent changes. */
export async function listUnsentAttempts(studentId: number): Promise<number[]> {
  const prefix = `outbox:${studentId}:`;
  const answered = (await readUnsent(prefix)).map(({ key }) => Number(key.slice(prefix.length)));
  const entries = await listUnsentEntries(studentId);
  return [...new Set([...answered, ...entries, ...(await listAttemptsWithFiles(studentId))])];
}

/** Counts the unsent answers and the attempts to submit of all students who use this device. */
export async function countUnsent(): Promise<{ answers: number; submits: number }> {
  const unsent = await readUnsent('outbox:');
  const entries = (await listUnsentEntries()).length + (await listAttemptsWithFiles()).length;
  return {
    answers: unsent.reduce((sum, { answers }) => sum + answers, entries),
    submits: unsent.filter(({ isSubmit }) => isSubmit).length,
  };
}
