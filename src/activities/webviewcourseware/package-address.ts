import type { Site } from './model.ts';

/**
 * Where a package's start page is shown: always this server, whatever CDN holds other media, as what a page of a
 * package may do is said by the reply that brings it.
 */
export function packageAddress({ base, entry }: Pick<Site, 'base' | 'entry'>): string {
  return `/${base}${entry}`;
}
