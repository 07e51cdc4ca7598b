import type { PageImages } from './model.ts';

/** Pages of sample documents: pictures that scripts/make-sample-media.ts draws. */

/** Creates `count` upright pages as a conversion makes them: 1131 × 1600 px, and 170 × 240 px. */
export function createSamplePages(name: string, count: number): PageImages[] {
  return Array.from({ length: count }, (_, index) => ({
    image: { url: `samples/${name}-${index + 1}.webp`, width: 1131, height: 1600 },
    thumb: { url: `samples/${name}-${index + 1}-thumb.webp`, width: 170, height: 240 },
  }));
}

export const sampleTextsUrl = (name: string) => `samples/${name}.json`;
