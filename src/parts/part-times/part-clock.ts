import type { PartTimes } from './model.ts';

/**
 * Counts how long each part is before the student's eyes: those on screen, while the page itself can be seen.
 * `now` tells milliseconds that only grow.
 */
export function createPartClock(given: PartTimes, now: () => number) {
  const spent = new Map(Object.entries(given.parts));
  let last = given.last;
  let lastAt = given.last_at;
  let shown: readonly string[] = [];
  let isVisible = true;
  let since = now();

  function settle(): void {
    const passed = now() - since;
    since += passed;
    if (isVisible) for (const id of shown) spent.set(id, (spent.get(id) ?? 0) + passed);
  }

  return {
    show(ids: readonly string[]): void {
      settle();
      shown = ids;
      if (ids[0] === undefined) return;
      last = ids[0];
      lastAt = Date.now();
    },
    setVisible(visible: boolean): void {
      settle();
      isVisible = visible;
    },
    /** What was counted elsewhere, e.g. on another device: never less than that. */
    assume({ parts }: PartTimes): void {
      for (const [id, ms] of Object.entries(parts)) spent.set(id, Math.max(ms, spent.get(id) ?? 0));
    },
    /** All times so far in whole milliseconds, and the first part of those shown last. */
    read(): PartTimes {
      settle();
      const parts = [...spent].map(([id, ms]) => [id, Math.min(dayMs, Math.round(ms))] as const);
      return {
        parts: Object.fromEntries(parts),
        ...(last !== undefined && { last }),
        ...(lastAt !== undefined && { last_at: lastAt }),
      };
    },
  };
}

const dayMs = 86_400_000;
