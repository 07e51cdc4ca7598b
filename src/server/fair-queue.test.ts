import { describe, expect, it } from 'vitest';
import { createFairQueue, type FairQueue, firstLane } from '#server/fair-queue.ts';

const limits = { maxRunning: 1, maxPerLane: 3, maxInOtherLanes: 5, maxWaitMs: Number.POSITIVE_INFINITY };

/** Work that runs until it is told to end; `order` records the order in which pieces ran. */
function openWork(queue: FairQueue) {
  const order: string[] = [];
  const endFunctions: (() => void)[] = [];
  const outcomes: Promise<string>[] = [];
  const begin = (lane: string, name: string) => {
    const outcome = queue.run(
      lane,
      async () => undefined,
      () => {
        order.push(name);
        return new Promise<string>((resolve) => endFunctions.push(() => resolve(name)));
      },
    );
    outcomes.push(outcome.catch((error: Error) => error.message));
  };
  const settle = () => new Promise((resolve) => setImmediate(resolve));
  const endAll = async () => {
    for (await settle(); endFunctions.length > 0; await settle()) endFunctions.shift()?.();
    return Promise.all(outcomes);
  };
  return { order, begin, endAll, settle };
}

describe('turns', () => {
  it('run as many pieces of work at once as allowed', async () => {
    const { order, begin, endAll, settle } = openWork(createFairQueue({ ...limits, maxRunning: 2 }));
    for (const name of ['a1', 'a2', 'a3']) begin('a', name);
    await settle();
    expect(order).toEqual(['a1', 'a2']);
    await endAll();
    expect(order).toEqual(['a1', 'a2', 'a3']);
  });

  it('go from lane to lane, and to the first lane before all others', async () => {
    const { order, begin, endAll } = openWork(createFairQueue(limits));
    for (const name of ['a1', 'a2', 'a3']) begin('a', name);
    for (const name of ['b1', 'b2']) begin('b', name);
    for (const name of ['first1', 'first2']) begin(firstLane, name);
    await endAll();
    expect(order).toEqual(['a1', 'first1', 'first2', 'a2', 'b1', 'a3', 'b2']);
  });

  it('refuse work immediately if its lane is full, or all lanes except the first', async () => {
    const { begin, endAll } = openWork(createFairQueue(limits));
    for (const name of ['a1', 'a2', 'a3', 'a4']) begin('a', name);
    for (const name of ['b1', 'b2', 'b3']) begin('b', name);
    begin(firstLane, 'first1');
    expect(await endAll()).toEqual(['a1', 'a2', 'a3', 'overloaded', 'b1', 'b2', 'overloaded', 'first1']);
    begin('a', 'a5');
    expect((await endAll()).at(-1)).toBe('a5');
  });

  it('do not run work that waited too long, or whose first step failed', async () => {
    const turns = createFairQueue({ ...limits, maxWaitMs: -1 });
    const { order, begin, endAll } = openWork(turns);
    begin('a', 'late');
    expect(await endAll()).toEqual(['overloaded']);
    const refused = turns.run(
      'a',
      () => Promise.reject(new Error('refused')),
      async () => order.push('ran'),
    );
    await expect(refused).rejects.toThrow('refused');
    expect(order).toEqual([]);
  });
});
