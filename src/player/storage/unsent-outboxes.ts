import { listStoredKeys } from './device-storage.ts';
import { listOutboxBackups } from './outbox-backup.ts';
import { mergeOutboxes } from './outbox-rules.ts';
import { listAttemptsWithFiles } from './pending-files.ts';
import { readOutbox } from './stored-outbox.ts';
import { listUnsentEntries } from './unsent-entries.ts';

type Unsent = { key: string; answers: number; isSubmit: boolean };

/** Outboxes under `prefix` that have unsent changes. */
export async function readUnsent(prefix: string): Promise<Unsent[]> {
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

/** Counts the unsent answers and the attempts to submit of all students who use this device. */
export async function countUnsent(): Promise<{ answers: number; submits: number }> {
  const unsentOutboxes = await readUnsent('outbox:');
  const entries = (await listUnsentEntries()).length + (await listAttemptsWithFiles()).length;
  return {
    answers: unsentOutboxes.reduce((sum, { answers }) => sum + answers, entries),
    submits: unsentOutboxes.filter(({ isSubmit }) => isSubmit).length,
  };
}
