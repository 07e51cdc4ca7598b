import type { Place } from '../boxes.ts';
import type { PageSize } from '../pages.ts';
import type { LaidPage, View } from '../view-of-pages.ts';

/** The part of the screen, from its left upper corner, in which something is seen well: the rest may be under a keyboard. */
const seenShare = 0.5;
const margin = 24;

const into = (at: number, start: number, shown: number, size: number): number => {
  const end = Math.max(at, at + size - shown);
  return Math.min(at, Math.max(end, start));
};

/** The view, at `scale`, in which a thing on a page is seen: where it is if it is there already. Pure. */
export function showPlace(
  view: View,
  stage: PageSize,
  page: LaidPage,
  { at, width, size }: { at: Place; width: number; size: number },
  scale: number,
): View {
  const edge = margin / scale;
  const [left, top] = [page.x + at[0] - edge, page.y + at[1] - edge];
  return {
    scale,
    x: into(left, view.x, stage.width / scale, width + 2 * edge),
    y: into(top, view.y, (stage.height / scale) * seenShare, size * 2 + 2 * edge),
  };
}
