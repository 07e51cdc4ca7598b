import type { Credit } from './credits.ts';
import { readItems } from './items.ts';
import type { Item } from './schema.ts';

/** The share for the distance of each item from its right place. */
const shareByCredit: Record<Credit, (distances: readonly number[]) => number> = {
  all_or_nothing: (distances) => (distances.every((distance) => distance === 0) ? 1 : 0),
  places: (distances) => distances.filter((distance) => distance === 0).length / distances.length,
  distance: (distances) => {
    const longest = distances.length - 1;
    const points = distances.map((distance) => Math.max(0, longest - distance));
    return points.reduce((sum, one) => sum + one, 0) / (distances.length * longest);
  },
};

/**
 * All or nothing (QTI's order), or by absolute position as Moodle's ordering does: right places ÷ n; or
 * Σ max(0, n − 1 − distance) ÷ n(n − 1). An order that lacks an item gets nothing.
 */
export function findOrderShare(items: readonly Item[], ids: readonly string[], credit: Credit): number {
  const givenItems = readItems(items, ids);
  if (!givenItems || items.length < 2) return 0;
  return shareByCredit[credit](givenItems.map((item, place) => Math.abs(items.indexOf(item) - place)));
}
