import { comparePlaces, textOfKey, type UnsentEntry } from '#ui/unsent/unsent-entry.ts';
import type { UnsentStore } from '#ui/unsent/unsent-store.ts';

/** The storage of a simulated device. It outlives the queues of its pages. */
export function createMemoryStore(): UnsentStore {
  const entries = new Map<string, UnsentEntry>();
  return {
    change: async (changes) => {
      const results = changes.map(({ ref, change }) => {
        const next = change(entries.get(textOfKey(ref)));
        if (next) entries.set(textOfKey(ref), next);
        else entries.delete(textOfKey(ref));
        return next;
      });
      return { results, isStored: true };
    },
    list: async (person, lane) =>
      [...entries.values()]
        .filter((entry) => entry.person === person && (lane === undefined || entry.lane === lane))
        .sort(comparePlaces),
    count: async () => entries.size,
    restoreCopies: async () => undefined,
    copyUnstored: () => undefined,
    isBeingWritten: () => false,
    isInMemory: () => false,
  };
}
