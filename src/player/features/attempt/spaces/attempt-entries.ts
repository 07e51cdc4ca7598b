import { judgeFailure } from '#player/features/attempt/attempt-calls.ts';
import { dropKept, keep, listKept, readKept } from '#player/storage/device-storage.ts';
import { entryPrefix } from '#player/storage/unsent-entries.ts';
import { call } from '#ui/api/call.ts';
import { createEntryOutbox, type EntryChange, type EntryDeps, type EntryStorage } from './entry-outbox.ts';

/** The entries of an attempt on this device, and how they reach the server. Loaded where there are some. */

function entryStorage(prefix: string): EntryStorage {
  return {
    load: async () => {
      const rows = await Promise.all((await listKept(prefix)).map((key) => readKept<EntryChange>(key)));
      return rows.filter((row) => row !== undefined);
    },
    keep: (name, change) => keep(prefix + name, change),
    drop: async (names) => {
      await Promise.all(names.map((name) => dropKept(prefix + name)));
    },
  };
}

export function openEntries(
  studentId: number,
  attempt_id: number,
  onReply: EntryDeps['onReply'] = () => undefined,
) {
  return createEntryOutbox({
    storage: entryStorage(entryPrefix(studentId, attempt_id)),
    save: async (entries) =>
      (await call('POST /play/save', { attempt_id, entries }, { quiet: true, timeoutMs: 12_000 })).entries,
    isUnreadable: (error) => judgeFailure(error) === 'invalid',
    onReply,
  });
}
