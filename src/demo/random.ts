import type { Random } from '#form/demo-half.ts';

/** Pseudo-random numbers for demo data and benchmarks, reproducible by seed (mulberry32). */
export function createRandom(seed: number): Random {
  let generatorState = seed >>> 0;
  const nextFraction = () => {
    generatorState = (generatorState + 0x6d2b79f5) >>> 0;
    let t = Math.imul(generatorState ^ (generatorState >>> 15), generatorState | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296;
  };
  const drawBetween = (low: number, high: number) => low + Math.floor(nextFraction() * (high - low + 1));
  const pick = <T>(items: readonly T[]): T => {
    const item = items[drawBetween(0, items.length - 1)];
    if (item === undefined) throw new Error('nothing to pick from');
    return item;
  };
  const nextNormal = () => Array.from({ length: 12 }, nextFraction).reduce((sum, x) => sum + x, -6);
  return { nextFraction, integerBetween: drawBetween, pick, nextNormal };
}
