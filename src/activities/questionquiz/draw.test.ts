import { describe, expect, it } from 'vitest';
import { type Drawing, type DrawSlot, draw } from './draw.ts';

const range = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, index) => from + index);

function slotOf(id: string, count: number, changes: Partial<DrawSlot> = {}): DrawSlot {
  return { id, count, poolKey: 'all', preferUnseen: false, ...changes };
}

function drawFrom(pool: readonly number[], changes: Partial<Drawing> = {}) {
  const drawing = {
    slots: [slotOf('a', 5)],
    pools: new Map([['all', pool]]),
    excluded: [],
    had: new Set<number>(),
    seed: 1,
    ...changes,
  };
  const drawn = draw(drawing);
  return drawing.slots.map(({ id }) => [...(drawn.get(id) ?? [])]);
}

/** χ² of how often each was drawn. Draws are without replacement, so that counts vary less than independent ones. */
function calculateChiSquare(counts: readonly number[], drawnShare: number): number {
  const expected = counts.reduce((sum, count) => sum + count, 0) / counts.length;
  const sum = counts.reduce((total, count) => total + (count - expected) ** 2 / expected, 0);
  return (sum * (counts.length - 1)) / counts.length / (1 - drawnShare);
}

/** Seeds as attempts have them: anywhere in 31 bits. */
const seeds = range(1, 1_000).map((index) => Math.imul(index, 2_654_435_761) >>> 1);

describe('a draw', () => {
  it('is fair over 1,000 attempts: each question, and each at each place, is drawn equally often', () => {
    const pool = range(1, 20);
    const atPlace = range(1, 5).map(() => pool.map(() => 0));
    for (const seed of seeds) {
      drawFrom(pool, { seed })[0]?.forEach((question, place) => {
        const counts = atPlace[place];
        if (counts) counts[question - 1] = (counts[question - 1] ?? 0) + 1;
      });
    }
    const inAll = pool.map((_, index) => atPlace.reduce((sum, counts) => sum + (counts[index] ?? 0), 0));
    // 43.8: exceeded by chance once in 1,000 times, with 19 degrees of freedom.
    expect(calculateChiSquare(inAll, 5 / 20)).toBeLessThan(43.8);
    for (const counts of atPlace) expect(calculateChiSquare(counts, 1 / 20)).toBeLessThan(43.8);
  });

  it('is fair to pairs, too', () => {
    const pool = range(1, 6);
    const counts = new Map<string, number>();
    for (const seed of seeds) {
      const pair = (drawFrom(pool, { seed, slots: [slotOf('a', 2)] })[0] ?? []).toSorted((a, b) => a - b);
      counts.set(pair.join(), (counts.get(pair.join()) ?? 0) + 1);
    }
    expect(counts.size).toBe(15);
    // 36.1: the same bound with 14 degrees of freedom.
    expect(calculateChiSquare([...counts.values()], 0)).toBeLessThan(36.1 * (14 / 15));
  });

  it('is the same for the same seed, and another for another', () => {
    const pool = range(1, 1_000);
    expect(drawFrom(pool, { seed: 7 })).toEqual(drawFrom(pool, { seed: 7 }));
    expect(drawFrom(pool, { seed: 7 })).not.toEqual(drawFrom(pool, { seed: 8 }));
  });

  it('never draws a picked question, and none twice', () => {
    for (const seed of seeds.slice(0, 200)) {
      const slots = [slotOf('a', 3), slotOf('b', 4), slotOf('c', 2, { poolKey: 'few' })];
      const pools = new Map([
        ['all', range(1, 10)],
        ['few', [3, 4, 5]],
      ]);
      const questions = drawFrom([], { seed, slots, pools, excluded: [5] }).flat();
      expect(questions).toHaveLength(9);
      expect(new Set(questions).size).toBe(9);
      expect(questions).not.toContain(5);
    }
  });

  it('leaves the rare questions to the slot that has no others', () => {
    const pools = new Map([
      ['all', range(1, 6)],
      ['few', [1, 2]],
    ]);
    for (const seed of seeds.slice(0, 200)) {
      const [wide, narrow] = drawFrom([], {
        seed,
        pools,
        slots: [slotOf('a', 4), slotOf('b', 2, { poolKey: 'few' })],
      });
      expect(narrow?.toSorted((a, b) => a - b)).toEqual([1, 2]);
      expect(wide?.toSorted((a, b) => a - b)).toEqual([3, 4, 5, 6]);
    }
  });

  it('prefers what the student has not had, and then takes what they had', () => {
    const slots = [slotOf('a', 4, { preferUnseen: true })];
    for (const seed of seeds.slice(0, 50)) {
      const [questions = []] = drawFrom(range(1, 10), { seed, slots, had: new Set(range(1, 8)) });
      expect(questions.slice(0, 2).toSorted((a, b) => a - b)).toEqual([9, 10]);
      expect(new Set(questions).size).toBe(4);
    }
    const heedless = seeds.slice(0, 50).map((seed) => drawFrom(range(1, 10), { seed, had: new Set([1, 2]) }));
    expect(heedless.flat(2)).toContain(1);
  });

  it('gives what there is where a pool has too few', () => {
    expect(drawFrom([4, 2])[0]?.toSorted()).toEqual([2, 4]);
    expect(drawFrom([])).toEqual([[]]);
  });
});
