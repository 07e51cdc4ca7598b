import * as z from 'zod';
import { image, mediaUrl } from '../stored-media/model.ts';

/** A video as a conversion makes it: MP4 that every browser plays, and pictures to find one's way in it. */
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

/** What a player needs. A video that was never converted has its address alone. */
export const shownVideo = z.strictObject({
  url: mediaUrl,
  poster: image.strict().nullable(),
  strip: playableVideo.shape.strip.strict().nullable(),
});

export type ShownVideo = z.infer<typeof shownVideo>;
