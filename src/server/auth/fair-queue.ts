import { AppError } from '#server/app-error.ts';

/**
 * Runs few pieces of heavy work at the same time. Lanes take turns, so that a long queue in one lane does not delay the
 * others; the lane `firstLane` goes first.
 */

export const firstLane = '';

export type FairQueue = {
  /**
   * Runs `before` immediately and `action` when its turn comes. Refuses 'overloaded' before running anything if the lane
   * is full, and instead of `action` if the turn comes too late for anybody to wait for it.
   */
  run: <T>(lane: string, before: () => Promise<void>, action: () => Promise<T>) => Promise<T>;
};

export type FairQueueLimits = {
  atOnce: number;
  /** Limits of waiting and running work: of one lane, and of all lanes except the first. */
  perLane: number;
  inAll: number;
  maxWaitMs: number;
};

export function createFairQueue({ atOnce, perLane, inAll, maxWaitMs }: FairQueueLimits): FairQueue {
  const waitingCounts = new Map<string, number>();
  /** Waiting work by lane, in the order of the lanes' turns. */
  const lanes = new Map<string, (() => void)[]>();
  let runningCount = 0;
  let waitingInAll = 0;

  const countWaiting = (lane: string, change: 1 | -1) => {
    const count = (waitingCounts.get(lane) ?? 0) + change;
    if (count === 0) waitingCounts.delete(lane);
    else waitingCounts.set(lane, count);
    if (lane !== firstLane) waitingInAll += change;
  };
  const startNext = () => {
    const lane = lanes.has(firstLane) ? firstLane : lanes.keys().next().value;
    if (lane === undefined || runningCount >= atOnce) return;
    const [start, ...others] = lanes.get(lane) ?? [];
    lanes.delete(lane);
    if (others.length > 0) lanes.set(lane, others);
    runningCount += 1;
    start?.();
  };
  const waitForTurn = (lane: string) =>
    new Promise<void>((resolve) => {
      lanes.set(lane, [...(lanes.get(lane) ?? []), resolve]);
      startNext();
    });
  const runWhenFree = async <T>(lane: string, action: () => Promise<T>) => {
    const since = performance.now();
    await waitForTurn(lane);
    try {
      if (performance.now() - since > maxWaitMs) throw new AppError('overloaded');
      return await action();
    } finally {
      runningCount -= 1;
      startNext();
    }
  };

  return {
    run: async (lane, before, action) => {
      const isFull =
        (waitingCounts.get(lane) ?? 0) >= perLane || (lane !== firstLane && waitingInAll >= inAll);
      if (isFull) throw new AppError('overloaded');
      countWaiting(lane, 1);
      try {
        await before();
        return await runWhenFree(lane, action);
      } finally {
        countWaiting(lane, -1);
      }
    },
  };
}
