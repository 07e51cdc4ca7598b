import type { Site } from './model.ts';

/**
 * Address of a package's start page: always on this server, also if a CDN serves other media, because the headers of
 * this server's reply say what the package's pages may do.
 */
export function packageAddress({ base, entry }: Pick<Site, 'base' | 'entry'>): string {
  return `/${base}${entry}`;
}
