import type { Box } from '#parts/ink/boxes.ts';
import type { PageSize } from '#parts/ink/pages.ts';

/** Where a box lies on an element that is its page. */
export function toStyle([left, top, right, bottom]: Box, { width, height }: PageSize) {
  return {
    left: `${(left / width) * 100}%`,
    top: `${(top / height) * 100}%`,
    width: `${((right - left) / width) * 100}%`,
    height: `${((bottom - top) / height) * 100}%`,
  };
}
