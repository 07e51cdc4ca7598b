import { useEffect, useState } from 'react';
import { call } from '#ui/api/call.ts';
import type { RandomSlot, Slot } from '../model.ts';
import { toPoolKey } from '../slots.ts';

const delayMs = 300;

/** What the server takes: half-typed values match everything for the moment. */
function toFilter({ filter }: RandomSlot): RandomSlot['filter'] {
  const { tag, ...rest } = filter;
  return tag?.trim() ? { ...rest, tag: tag.trim() } : rest;
}

/** How many questions the bank has for each filter, by its key; undefined until the server has said so. */
export function usePoolCounts(slots: readonly Slot[]): (slot: RandomSlot) => number | undefined {
  const [countByKey, setCountByKey] = useState<ReadonlyMap<string, number>>(new Map());
  const randomSlots = slots.filter((slot) => slot.kind === 'random');
  const filters = JSON.stringify(
    [...new Map(randomSlots.map((slot) => [toPoolKey(slot), toFilter(slot)]))].map(([key, filter]) => ({
      key,
      filter,
    })),
  );
  useEffect(() => {
    const asked = JSON.parse(filters) as { key: string; filter: RandomSlot['filter'] }[];
    if (asked.length === 0) return undefined;
    const controller = new AbortController();
    const timer = setTimeout(() => {
      call(
        'POST /exam/pool_counts',
        { filters: asked.map(({ filter }) => filter) },
        { quiet: true, signal: controller.signal },
      ).then(
        ({ counts }) => setCountByKey(new Map(asked.map(({ key }, index) => [key, counts[index] ?? 0]))),
        // Without a reply the editor says nothing; completing checks again.
        () => undefined,
      );
    }, delayMs);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [filters]);
  return (slot) => countByKey.get(toPoolKey(slot));
}
