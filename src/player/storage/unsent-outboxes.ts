import { listStoredKeys } from './device-storage.ts';
import { listOutboxBackups } from './outbox-backup.ts';
import { mergeOutboxes } from './outbox-rules.ts';
import { listAttemptsWithFiles } from './pending-files.ts';
import { readOutbox } from './stored-outbox.ts';
import { listUnsentEntries } from './unsent-entries.ts';

type UnsentOutbox = { key: string; answerCount: number; isSubmit: boolean };

/** Outboxes under `prefix` that have unsent changes. */
export async function listUnsentOutboxes(prefix: string): Promise<UnsentOutbox[]> {
  const keys = new Set([...(await listStoredKeys(prefix)), ...listOutboxBackups(prefix)]);
  const outboxes = await Promise.all(
    [...keys].map(async (key): Promise<UnsentOutbox> => {
      const outbox = await readOutbox(key);
      if (!outbox) return { key, answerCount: 0, isSubmit: false };
      const { pending, submit } = mergeOutboxes(outbox, outbox);
      return { key, answerCount: Object.keys(pending).length, isSubmit: submit };
    }),
  );
  return outboxes.filter(({ answerCount, isSubmit }) => isSubmit || answerCount > 0);
}

/** Counts the unsent answers and the attempts to submit of all students who use this device. */
export async function countUnsent(): Promise<{ answerCount: number; submitCount: number }> {
  const unsentOutboxes = await listUnsentOutboxes('outbox:');
  const entryAndFileCount = (await listUnsentEntries()).length + (await listAttemptsWithFiles()).length;
  return {
    answerCount: unsentOutboxes.reduce((sum, { answerCount }) => sum + answerCount, entryAndFileCount),
    submitCount: unsentOutboxes.filter(({ isSubmit }) => isSubmit).length,
  };
}
