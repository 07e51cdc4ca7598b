import type { PartTimes } from './model.ts';

/**
 * Counts how long each part is on screen while the browser's page is visible. `now` returns milliseconds that never
 * decrease.
 */
export function createPartClock(earlierTimes: PartTimes, now: () => number) {
  const shownMsByPart = new Map(Object.entries(earlierTimes.parts));
  let lastShownId = earlierTimes.last;
  let lastShownAt = earlierTimes.last_at;
  let shownIds: readonly string[] = [];
  let isVisible = true;
  let countedUntil = now();

  function addPassedTime(): void {
    const passedMs = now() - countedUntil;
    countedUntil += passedMs;
    if (isVisible) for (const id of shownIds) shownMsByPart.set(id, (shownMsByPart.get(id) ?? 0) + passedMs);
  }

  return {
    show(ids: readonly string[]): void {
      addPassedTime();
      shownIds = ids;
      if (ids[0] === undefined) return;
      lastShownId = ids[0];
      lastShownAt = Date.now();
    },
    setVisible(isNowVisible: boolean): void {
      addPassedTime();
      isVisible = isNowVisible;
    },
    /** Raises each time to the given one if that is longer, for example counted on another device. */
    raiseTimes({ parts }: PartTimes): void {
      for (const [id, ms] of Object.entries(parts))
        shownMsByPart.set(id, Math.max(ms, shownMsByPart.get(id) ?? 0));
    },
    /** All times in whole milliseconds, and the part shown last (the first one if several were shown together). */
    readTimes(): PartTimes {
      addPassedTime();
      const roundedTimes = [...shownMsByPart].map(
        ([id, ms]) => [id, Math.min(dayMs, Math.round(ms))] as const,
      );
      return {
        parts: Object.fromEntries(roundedTimes),
        ...(lastShownId !== undefined && { last: lastShownId }),
        ...(lastShownAt !== undefined && { last_at: lastShownAt }),
      };
    },
  };
}

const dayMs = 86_400_000;
