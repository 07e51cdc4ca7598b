import { describe, expect, it, vi } from 'vitest';
import { splitForLists, splitForStatements } from '#server/database/chunks.ts';
import { createWriteBatch } from '#server/database/write-batch.ts';

describe('createWriteBatch', () => {
  it('writes items together that arrive together, in order', async () => {
    const batches: number[][] = [];
    const add = createWriteBatch<number, number>({
      maxItems: 10,
      affectsAllWrites: () => false,
      write: async (items) => {
        batches.push([...items]);
        return items.map((item) => item * 2);
      },
    });
    expect(await Promise.all([1, 2, 3].map(add))).toEqual([2, 4, 6]);
    expect(batches).toEqual([[1, 2, 3]]);
  });

  it('collects while a write runs, and writes at most maxItems at once', async () => {
    const batches: number[][] = [];
    let release = () => {};
    const firstWrite = new Promise<void>((resolve) => {
      release = resolve;
    });
    const add = createWriteBatch<number, number>({
      maxItems: 3,
      affectsAllWrites: () => false,
      write: async (items) => {
        batches.push([...items]);
        if (batches.length === 1) await firstWrite;
        return [...items];
      },
    });
    const first = add(0);
    await expect.poll(() => batches.length).toBe(1);
    const others = [1, 2, 3, 4, 5].map(add);
    expect(batches).toEqual([[0]]);
    release();
    expect(await Promise.all([first, ...others])).toEqual([0, 1, 2, 3, 4, 5]);
    expect(batches).toEqual([[0], [1, 2, 3], [4, 5]]);
  });

  it('does not wait for further items: one item after another is written immediately', async () => {
    // With this clock, any waiting would last for ever.
    vi.useFakeTimers({ toFake: ['setTimeout'] });
    try {
      const add = createWriteBatch<number, number>({
        maxItems: 10,
        affectsAllWrites: () => false,
        write: async (items) => [...items],
      });
      for (const item of [1, 2, 3]) expect(await add(item)).toBe(item);
    } finally {
      vi.useRealTimers();
    }
  });

  it('lets a failing item fail alone', async () => {
    const add = createWriteBatch<number, number>({
      maxItems: 10,
      affectsAllWrites: () => false,
      write: async (items) => {
        if (items.includes(2)) throw new Error('bad item');
        return [...items];
      },
    });
    const results = await Promise.allSettled([1, 2, 3].map(add));
    expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
    expect(await add(4)).toBe(4);
  });

  it('does not retry items alone if the error affects all writes', async () => {
    let writes = 0;
    const add = createWriteBatch<number, number>({
      maxItems: 10,
      affectsAllWrites: (error) => error instanceof Error && error.message === 'disk full',
      write: async () => {
        writes += 1;
        throw new Error('disk full');
      },
    });
    const results = await Promise.allSettled([1, 2, 3].map(add));
    expect(results.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected']);
    expect(writes).toBe(1);
  });
});

describe('splitForStatements', () => {
  it('keeps all items in order in parts of few lengths', () => {
    const list = Array.from({ length: 151 }, (_, index) => index);
    const parts = splitForStatements(list);
    expect(parts.flat()).toEqual(list);
    expect(parts.map(({ length }) => length)).toEqual([64, 64, 16, 7]);
    expect(splitForStatements([])).toEqual([]);
  });
});

describe('splitForLists', () => {
  it('keeps all values and fills lists up to a power of two with the last one', () => {
    expect(splitForLists([])).toEqual([]);
    expect(splitForLists([7])).toEqual([[7]]);
    expect(splitForLists([1, 2, 3, 4, 5])).toEqual([[1, 2, 3, 4, 5, 5, 5, 5]]);
    const list = Array.from({ length: 259 }, (_, index) => index);
    const parts = splitForLists(list);
    expect(parts.map(({ length }) => length)).toEqual([256, 4]);
    expect([...new Set(parts.flat())]).toEqual(list);
  });
});
