import type { ConversionResults } from '#contract/conversion-results.ts';

/** A panorama, as samples of activities name it, and its conversion. */
export const samplePanorama = 'samples/pier.jpg';

export const samplePanoramaResults: ConversionResults = {
  [samplePanorama]: {
    panorama: {
      degrees: { width: 360, height: 180 },
      base: { url: 'samples/pier-base.webp', width: 1_024, height: 512 },
      levels: [
        {
          width: 1_500,
          height: 750,
          tile: 750,
          columns: 2,
          urls: ['samples/pier-1.webp', 'samples/pier-2.webp'],
        },
      ],
    },
  },
};
