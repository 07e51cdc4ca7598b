import * as z from 'zod';

/** Places on a map. A place on the earth and a place on a picture have different fields, so neither is taken for the other. */

const share = z.number().min(0).max(1);

/** Shares of the picture's width and height, from its top left corner. */
export const picturePlace = z.strictObject({ x: share, y: share });

/** Degrees, WGS 84; north and east are positive. */
export const earthPlace = z.strictObject({
  lat: z.number().min(-90).max(90),
  lon: z.number().min(-180).max(180),
});

export const mapPlace = z.union([earthPlace, picturePlace]);

export type PicturePlace = z.infer<typeof picturePlace>;
export type EarthPlace = z.infer<typeof earthPlace>;
export type MapPlace = z.infer<typeof mapPlace>;
