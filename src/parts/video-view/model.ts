import * as z from 'zod';
import { image, mediaUrl } from '#parts/stored-media/model.ts';

/** A converted video: an MP4 that every browser plays, a poster, and thumbnails to seek by. */
export const playableVideo = z.object({
  video: image,
  duration_ms: z.int().min(0),
  poster: image,
  /** One picture with `columns` thumbnails a row, `count` in all, one every `interval_ms`. */
  strip: image.extend({
    columns: z.int().min(1),
    count: z.int().min(1),
    interval_ms: z.int().min(1),
  }),
});

export type PlayableVideo = z.infer<typeof playableVideo>;

/** A video for players. An unconverted video has only its address. */
export const shownVideo = z.strictObject({
  url: mediaUrl,
  poster: image.strict().nullable(),
  strip: playableVideo.shape.strip.strict().nullable(),
});

export type ShownVideo = z.infer<typeof shownVideo>;
