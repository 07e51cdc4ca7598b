import type { ConversionResults } from '#contract/conversion-results.ts';

/** A video of twelve seconds, as samples of activities name it, and its conversion. */
export const sampleVideo = 'samples/rain.mp4';

export const sampleVideoResults: ConversionResults = {
  [sampleVideo]: {
    video: {
      video: { url: sampleVideo, width: 640, height: 360 },
      duration_ms: 12_000,
      poster: { url: 'samples/rain-poster.jpg', width: 640, height: 360 },
      strip: {
        url: 'samples/rain-strip.jpg',
        width: 1600,
        height: 180,
        columns: 10,
        count: 12,
        interval_ms: 1_000,
      },
    },
  },
};
