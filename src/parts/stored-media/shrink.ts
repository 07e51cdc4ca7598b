import type { Image } from './model.ts';

/** Widths in pixels that a picture fills at most: a page, a place in a strip. */
export const pageWidth = 1_280;
export const thumbWidth = 320;

/** An uploaded picture in the width that its place needs: it may have come from a camera. Other addresses stay. */
export function shrink(full: Image, width: number): Image {
  return full.width > width && !full.url.includes(':') ? { ...full, url: `${full.url}?w=${width}` } : full;
}
