import type { EntryChange, EntryStorage } from '#player/features/attempt/entry-outbox.ts';
import { dropKept, keep, listKept, readKept } from '#player/storage.ts';

/** Rows of unsent entries on this device; their keys name the student and the attempt. */

const prefixOf = (studentId: number, attemptId: number) => `entry:${studentId}:${attemptId}:`;

export function entryStorage(studentId: number, attemptId: number): EntryStorage {
  const prefix = prefixOf(studentId, attemptId);
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

/** How many entries each attempt of the student has on this device; of all its students with undefined. */
export async function countEntries(studentId?: number): Promise<Map<number, number>> {
  const counts = new Map<number, number>();
  for (const key of await listKept(studentId === undefined ? 'entry:' : `entry:${studentId}:`)) {
    const attemptId = Number(key.split(':')[2]);
    counts.set(attemptId, (counts.get(attemptId) ?? 0) + 1);
  }
  return counts;
}

export async function hasEntries(studentId: number, attemptId: number): Promise<boolean> {
  return (await listKept(prefixOf(studentId, attemptId))).length > 0;
}
