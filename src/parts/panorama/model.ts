import * as z from 'zod';
import { image } from '#parts/stored-media/model.ts';

/** A panorama that is cut into tiles, as its conversion made it. */

const size = z.strictObject({ width: z.number().positive(), height: z.number().positive() });

/** Lengths in pixels; tiles are square, those of the last row may be lower. */
const panoramaLevel = z.strictObject({
  width: z.int().min(1),
  height: z.int().min(1),
  tile: z.int().min(1),
  columns: z.int().min(1),
  /** Row by row, from the top left. */
  urls: z.array(image.shape.url),
});

export type PanoramaLevel = z.infer<typeof panoramaLevel>;

/** A panorama for players. */
export const shownPanorama = z.strictObject({
  /** The part of the sphere that the picture covers: all of it, or a band in its middle. */
  degrees: size,
  /** The whole picture, small. */
  base: image.strict(),
  /** From the coarsest to the sharpest, each twice as wide as the one before. */
  levels: z.array(panoramaLevel),
});

export type ShownPanorama = z.infer<typeof shownPanorama>;
