import type { ConversionResults } from '#contract/conversion-results.ts';
import { findOwn } from '#contract/find-own.ts';
import type { ShownPanorama } from './model.ts';

/** What the conversion made of a medium; undefined before it has ended. */
export function findPanorama(media: string, conversionResults: ConversionResults): ShownPanorama | undefined {
  return findOwn(conversionResults, media)?.panorama;
}
