import type { ShownPanorama } from './model.ts';

/** Sharp enough to look around without a network; more would fill a phone. */
const offlineMaxWidth = 6_000;

/** Addresses of what shows a panorama offline: the small picture, and one level of at most 6,000 pixels around. */
export function listPanoramaMedia({ base, levels }: ShownPanorama): string[] {
  const offlineLevel = [...levels].reverse().find(({ width }) => width <= offlineMaxWidth) ?? levels[0];
  return [base.url, ...(offlineLevel?.urls ?? [])];
}
