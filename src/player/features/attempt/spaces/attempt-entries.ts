import { classifyError } from '#player/features/attempt/attempt-calls.ts';
import { deleteStored, listStoredKeys, readStored, writeStored } from '#player/storage/device-storage.ts';
import { entryPrefix } from '#player/storage/unsent-entries.ts';
import { call } from '#ui/api/call.ts';
import {
  createEntryOutbox,
  type EntryChange,
  type EntryOutboxDeps,
  type EntryStorage,
} from './entry-outbox.ts';

/** Connects the entry outbox of an attempt with this device's storage and the server. */

function createEntryStorage(prefix: string): EntryStorage {
  return {
    load: async () => {
      const keys = await listStoredKeys(prefix);
      const rows = await Promise.all(keys.map((key) => readStored<EntryChange>(key)));
      return rows.filter((row) => row !== undefined);
    },
    write: (name, change) => writeStored(prefix + name, change),
    delete: async (names) => {
      await Promise.all(names.map((name) => deleteStored(prefix + name)));
    },
  };
}

type SaveLive = (entries: EntryChange[]) => ReturnType<EntryOutboxDeps['save']> | undefined;

export function openEntryOutbox(
  studentId: number,
  attempt_id: number,
  /** Saves over the live connection if there is one. */
  saveLive: SaveLive = () => undefined,
  onReply: EntryOutboxDeps['onReply'] = () => undefined,
) {
  return createEntryOutbox({
    storage: createEntryStorage(entryPrefix(studentId, attempt_id)),
    save: async (entries) =>
      (await saveLive(entries)) ??
      (await call('POST /play/save', { attempt_id, entries }, { quiet: true, timeoutMs: 12_000 })).entries,
    isInvalid: (error) => classifyError(error) === 'invalid',
    onReply,
  });
}
