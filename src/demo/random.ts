import type { Random } from '#activities/demo-half.ts';

/** Pseudo-random numbers for demo data and benchmarks, reproducible by seed (mulberry32). */
export function createRandom(seed: number): Random {
  let state = seed >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = Math.imul(state ^ (state >>> 15), state | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296;
  };
  const drawBetween = (low: number, high: number) => low + Math.floor(next() * (high - low + 1));
  const pick = <T>(items: readonly T[]): T => {
    const item = items[drawBetween(0, items.length - 1)];
    if (item === undefined) throw new Error('nothing to pick from');
    return item;
  };
  const normal = () => Array.from({ length: 12 }, next).reduce((sum, x) => sum + x, -6);
  return { next, between: drawBetween, pick, normal };
}
