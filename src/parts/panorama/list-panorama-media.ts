import type { ShownPanorama } from './model.ts';

/** Sharp enough to look around without a network; more would fill a phone. */
const offlineMaxWidth = 6_000;

/**
 * Addresses of what shows a panorama offline: the small picture, and the levels of at most 6,000 pixels around. The smaller
 * ones add a third; small screens show these alone.
 */
export function listPanoramaMedia({ base, levels }: ShownPanorama): string[] {
  const offlineLevels = levels.filter(({ width }) => width <= offlineMaxWidth);
  const keptLevels = offlineLevels.length > 0 ? offlineLevels : levels.slice(0, 1);
  return [base.url, ...keptLevels.flatMap(({ urls }) => urls)];
}
