import { AppError } from '#server/app-error.ts';

/**
 * Runs few pieces of heavy work at the same time. Lanes take turns, so that a long queue in one lane does not delay the
 * others; the lane `firstLane` goes first.
 */

export const firstLane = '';

export type FairQueue = {
  /**
   * Runs `before` immediately and `action` when its turn comes. Refuses with 'overloaded' before running anything if the lane
   * is full, and instead of `action` if the turn comes too late for anybody to wait for it.
   */
  run: <T>(lane: string, before: () => Promise<void>, action: () => Promise<T>) => Promise<T>;
};

export type FairQueueLimits = {
  maxRunning: number;
  /** Limits of waiting and running work: of one lane, and of all lanes except the first. */
  maxPerLane: number;
  maxInOtherLanes: number;
  maxWaitMs: number;
};

export function createFairQueue({
  maxRunning,
  maxPerLane,
  maxInOtherLanes,
  maxWaitMs,
}: FairQueueLimits): FairQueue {
  const unfinishedByLane = new Map<string, number>();
  /** Waiting work by lane, in the order of the lanes' turns. */
  const waitingByLane = new Map<string, (() => void)[]>();
  let runningCount = 0;
  let unfinishedInOtherLanes = 0;

  const changeUnfinished = (lane: string, change: 1 | -1) => {
    const count = (unfinishedByLane.get(lane) ?? 0) + change;
    if (count === 0) unfinishedByLane.delete(lane);
    else unfinishedByLane.set(lane, count);
    if (lane !== firstLane) unfinishedInOtherLanes += change;
  };
  const startNext = () => {
    const lane = waitingByLane.has(firstLane) ? firstLane : waitingByLane.keys().next().value;
    if (lane === undefined || runningCount >= maxRunning) return;
    const [firstStart, ...laterStarts] = waitingByLane.get(lane) ?? [];
    waitingByLane.delete(lane);
    if (laterStarts.length > 0) waitingByLane.set(lane, laterStarts);
    runningCount += 1;
    firstStart?.();
  };
  const waitForTurn = (lane: string) =>
    new Promise<void>((resolve) => {
      waitingByLane.set(lane, [...(waitingByLane.get(lane) ?? []), resolve]);
      startNext();
    });
  const runWhenFree = async <T>(lane: string, action: () => Promise<T>) => {
    const waitStart = performance.now();
    await waitForTurn(lane);
    try {
      if (performance.now() - waitStart > maxWaitMs) throw new AppError('overloaded');
      return await action();
    } finally {
      runningCount -= 1;
      startNext();
    }
  };

  return {
    run: async (lane, before, action) => {
      const isFull =
        (unfinishedByLane.get(lane) ?? 0) >= maxPerLane ||
        (lane !== firstLane && unfinishedInOtherLanes >= maxInOtherLanes);
      if (isFull) throw new AppError('overloaded');
      changeUnfinished(lane, 1);
      try {
        await before();
        return await runWhenFree(lane, action);
      } finally {
        changeUnfinished(lane, -1);
      }
    },
  };
}
