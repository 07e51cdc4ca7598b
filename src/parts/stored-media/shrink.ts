import type { Image } from './model.ts';

/** Largest widths in pixels: of a page, and of a thumbnail. */
export const pageWidth = 1_280;
export const thumbWidth = 320;

/** Asks the server for an uploaded picture in a smaller width, because cameras make large ones. Leaves other addresses as they are. */
export function shrink(fullImage: Image, width: number): Image {
  return fullImage.width > width && !fullImage.url.includes(':')
    ? { ...fullImage, url: `${fullImage.url}?w=${width}` }
    : fullImage;
}
