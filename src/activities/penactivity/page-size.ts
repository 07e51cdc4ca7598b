import type { Box } from '#parts/ink/boxes.ts';
import type { PageSize } from '#parts/ink/pages.ts';
import { regionSideMin } from './limits.ts';

/** Every page is as wide as this, in units; its height follows from its picture. */
export const unitsWide = 1_000;

const heightRange = { min: 100, max: 4_000 };

/** A picture that is taller or wider than pages may be stands in the middle of its page. */
export function toPageSize({ width, height }: { width: number; height: number }): PageSize {
  const proportional = Math.round((unitsWide * height) / width);
  return { width: unitsWide, height: Math.max(heightRange.min, Math.min(heightRange.max, proportional)) };
}

/** Moves the interval into 0..`end`, and shortens it where it does not fit. */
function keepWithin(from: number, to: number, end: number): [number, number] {
  const length = Math.min(end, Math.max(regionSideMin, Math.round(to - from)));
  const start = Math.max(0, Math.min(end - length, Math.round(from)));
  return [start, start + length];
}

/** The box in whole units, inside of its page and not smaller than regions may be. */
export function keepOnPage([left, top, right, bottom]: Box, { width, height }: PageSize): Box {
  const [newLeft, newRight] = keepWithin(left, right, width);
  const [newTop, newBottom] = keepWithin(top, bottom, height);
  return [newLeft, newTop, newRight, newBottom];
}
