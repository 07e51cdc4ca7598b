import { type Box, clip } from '../boxes.ts';
import { coordinateMax } from '../limits.ts';
import type { DrawnValue } from '../model.ts';
import { pageOf, placeInk } from '../place-ink.ts';

/** Which question an item of ink belongs to. Pure: the server counts by it as pages do. */

/** A question is a page, or a box on a page, in units of it. */
export type InkRegion = { id: string; page: number; box?: Box | undefined };

const wholePage: Box = [-coordinateMax, -coordinateMax, coordinateMax, coordinateMax];

function areaWithin(box: Box, region: Box): number {
  const [left, top, right, bottom] = clip(box, region);
  // A line has no area, and yet lies somewhere.
  return right < left || bottom < top ? 0 : (right - left + 1) * (bottom - top + 1);
}

function distanceBetween(a: Box, b: Box): number {
  const dx = Math.max(0, a[0] - b[2], b[0] - a[2]);
  const dy = Math.max(0, a[1] - b[3], b[1] - a[3]);
  return Math.hypot(dx, dy);
}

/** The first of the best. */
function findBest(regions: readonly InkRegion[], rate: (region: InkRegion) => number): InkRegion | undefined {
  let [best, rateMax]: [InkRegion | undefined, number] = [undefined, Number.NEGATIVE_INFINITY];
  for (const region of regions) {
    const rating = rate(region);
    if (rating > rateMax) [best, rateMax] = [region, rating];
  }
  return best;
}

/**
 * The id of the region that holds most of an item as it was drawn, wherever it was moved since; if none does, of the
 * nearest one on its page; on a page without regions, of one on the nearest page. Undefined without any region.
 */
export function findRegion(value: DrawnValue, regions: readonly InkRegion[]): string | undefined {
  const page = pageOf({ value });
  const nearestPage = findBest(regions, (region) => -Math.abs(region.page - page))?.page;
  const onPage = regions.filter((region) => region.page === nearestPage);
  if (onPage.length < 2) return onPage[0]?.id;
  const { box } = placeInk({ by: 0, value });
  const largest = findBest(onPage, (region) => areaWithin(box, region.box ?? wholePage));
  if (largest && areaWithin(box, largest.box ?? wholePage) > 0) return largest.id;
  return findBest(onPage, (region) => -distanceBetween(box, region.box ?? wholePage))?.id;
}

/** How many items belong to each region; all of them are in it, also those without items. */
export function countItems(
  items: Iterable<{ value: DrawnValue }>,
  regions: readonly InkRegion[],
): Map<string, number> {
  const counts = new Map(regions.map(({ id }) => [id, 0]));
  for (const { value } of items) {
    const id = findRegion(value, regions);
    if (id !== undefined) counts.set(id, (counts.get(id) ?? 0) + 1);
  }
  return counts;
}
