import type { PartTimes } from './model.ts';

/**
 * Counts how long each part is on screen while the browser's page is visible. `now` returns milliseconds that never
 * decrease.
 */
export function createPartClock(earlier: PartTimes, now: () => number) {
  const spentById = new Map(Object.entries(earlier.parts));
  let last = earlier.last;
  let lastAt = earlier.last_at;
  let shownIds: readonly string[] = [];
  let isVisible = true;
  let since = now();

  function settle(): void {
    const passedMs = now() - since;
    since += passedMs;
    if (isVisible) for (const id of shownIds) spentById.set(id, (spentById.get(id) ?? 0) + passedMs);
  }

  return {
    show(ids: readonly string[]): void {
      settle();
      shownIds = ids;
      if (ids[0] === undefined) return;
      last = ids[0];
      lastAt = Date.now();
    },
    setVisible(visible: boolean): void {
      settle();
      isVisible = visible;
    },
    /** Raises each time to the given one if that is longer, for example counted on another device. */
    raiseTo({ parts }: PartTimes): void {
      for (const [id, ms] of Object.entries(parts)) spentById.set(id, Math.max(ms, spentById.get(id) ?? 0));
    },
    /** All times in whole milliseconds, and the part shown last (the first one if several were shown together). */
    read(): PartTimes {
      settle();
      const parts = [...spentById].map(([id, ms]) => [id, Math.min(dayMs, Math.round(ms))] as const);
      return {
        parts: Object.fromEntries(parts),
        ...(last !== undefined && { last }),
        ...(lastAt !== undefined && { last_at: lastAt }),
      };
    },
  };
}

const dayMs = 86_400_000;
