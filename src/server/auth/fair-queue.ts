import { AppError } from '#server/app-error.ts';

/**
 * Lets few pieces of heavy work run at once. The lanes take turns, so that a long queue in one lane does not make
 * the others wait for its end; the lane `firstLane` goes before all others.
 */

export const firstLane = '';

export type Turns = {
  /**
   * Runs `before` at once and `work` when its turn comes. Refuses 'overloaded', before anything ran, where the lane
   * is full, and instead of `work` when the turn comes so late that nobody waits for it any more.
   */
  take: <T>(lane: string, before: () => Promise<void>, work: () => Promise<T>) => Promise<T>;
};

export type TurnLimits = {
  atOnce: number;
  /** Places of one lane, and of all lanes but the first. */
  perLane: number;
  inAll: number;
  maxWaitMs: number;
};

export function createTurns({ atOnce, perLane, inAll, maxWaitMs }: TurnLimits): Turns {
  const places = new Map<string, number>();
  /** In the order in which lanes have their turn. */
  const lanes = new Map<string, (() => void)[]>();
  let running = 0;
  let taken = 0;

  const occupy = (lane: string, change: 1 | -1) => {
    const count = (places.get(lane) ?? 0) + change;
    if (count === 0) places.delete(lane);
    else places.set(lane, count);
    if (lane !== firstLane) taken += change;
  };
  const startNext = () => {
    const lane = lanes.has(firstLane) ? firstLane : lanes.keys().next().value;
    if (lane === undefined || running >= atOnce) return;
    const [start, ...others] = lanes.get(lane) ?? [];
    lanes.delete(lane);
    if (others.length > 0) lanes.set(lane, others);
    running += 1;
    start?.();
  };
  const waitForTurn = (lane: string) =>
    new Promise<void>((resolve) => {
      lanes.set(lane, [...(lanes.get(lane) ?? []), resolve]);
      startNext();
    });
  const runInTurn = async <T>(lane: string, work: () => Promise<T>) => {
    const since = performance.now();
    await waitForTurn(lane);
    try {
      if (performance.now() - since > maxWaitMs) throw new AppError('overloaded');
      return await work();
    } finally {
      running -= 1;
      startNext();
    }
  };

  return {
    take: async (lane, before, work) => {
      const isFull = (places.get(lane) ?? 0) >= perLane || (lane !== firstLane && taken >= inAll);
      if (isFull) throw new AppError('overloaded');
      occupy(lane, 1);
      try {
        await before();
        return await runInTurn(lane, work);
      } finally {
        occupy(lane, -1);
      }
    },
  };
}
