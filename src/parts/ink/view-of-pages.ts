import { type Box, contains, meet, type Place } from './boxes.ts';
import type { PageSize } from './pages.ts';

/** Pages below each other on one surface, and the part of it that is on the screen. Pure. */

/** A page with the place of its left upper corner on the surface. */
export type LaidPage = PageSize & { x: number; y: number };

/** `x`, `y`: place of the surface at the left upper corner of the screen; `scale`: CSS pixels for a unit. */
export type View = { x: number; y: number; scale: number };

export const pageGap = 24;
export const scaleMin = 0.05;
export const scaleMax = 8;
/** CSS pixels around pages. */
const margin = 12;

export function layPages(pages: readonly PageSize[]): LaidPage[] {
  const widest = Math.max(0, ...pages.map(({ width }) => width));
  let y = 0;
  return pages.map((page) => {
    const laid = { ...page, x: (widest - page.width) / 2, y };
    y += page.height + pageGap;
    return laid;
  });
}

export const visibleBox = ({ x, y, scale }: View, { width, height }: PageSize): Box => [
  x,
  y,
  x + width / scale,
  y + height / scale,
];

export const boxOfPage = ({ x, y, width, height }: LaidPage): Box => [x, y, x + width, y + height];

export const listVisiblePages = (pages: readonly LaidPage[], view: View, stage: PageSize): number[] =>
  pages.flatMap((page, index) => (meet(boxOfPage(page), visibleBox(view, stage)) ? [index] : []));

/** In the middle between `start` and `end` if they fit, else never farther than an edge. */
function clampAxis(at: number, [start, end]: readonly [number, number], shown: number, edge: number): number {
  if (end - start + 2 * edge <= shown) return (start + end - shown) / 2;
  return Math.min(end + edge - shown, Math.max(start - edge, at));
}

export function clampView(view: View, pages: readonly LaidPage[], stage: PageSize): View {
  const scale = Math.min(scaleMax, Math.max(scaleMin, view.scale || 1));
  const edge = margin / scale;
  const bottom = Math.max(1, ...pages.map(({ y, height }) => y + height));
  const y = clampAxis(view.y, [0, bottom], stage.height / scale, edge);
  // Beside a narrow page, the place of a wide one would show nothing.
  const seen = pages.filter((page) => page.y <= y + stage.height / scale && page.y + page.height >= y);
  const left = Math.min(...seen.map((page) => page.x), Number.MAX_VALUE);
  const right = Math.max(...seen.map((page) => page.x + page.width), 0);
  const sides = [seen.length === 0 ? 0 : left, right] as const;
  return { scale, x: clampAxis(view.x, sides, stage.width / scale, edge), y };
}

/** Zooms around a place of the screen, in CSS pixels, which stays where it is. */
export function zoomAround(view: View, factor: number, [x, y]: Place): View {
  const scale = Math.min(scaleMax, Math.max(scaleMin, view.scale * factor));
  return { scale, x: view.x + x / view.scale - x / scale, y: view.y + y / view.scale - y / scale };
}

export const panBy = (view: View, dx: number, dy: number): View => ({
  ...view,
  x: view.x - dx / view.scale,
  y: view.y - dy / view.scale,
});

/** The whole page, or its whole width from its top. */
export function fitPage(page: LaidPage, stage: PageSize, fits: 'page' | 'width'): View {
  const byWidth = Math.max(1, stage.width - 2 * margin) / page.width;
  const byHeight = Math.max(1, stage.height - 2 * margin) / page.height;
  const scale = fits === 'width' ? byWidth : Math.min(byWidth, byHeight);
  return {
    scale,
    x: page.x + (page.width - stage.width / scale) / 2,
    y: fits === 'width' ? page.y - margin / scale : page.y + (page.height - stage.height / scale) / 2,
  };
}

/** A box of a page as if it were a page of its own, with a margin around it. */
export function boxOnPage({ x, y }: LaidPage, [left, top, right, bottom]: Box): LaidPage {
  const around = Math.max(right - left, bottom - top) * 0.06;
  const [width, height] = [right - left + 2 * around, bottom - top + 2 * around];
  return { x: x + left - around, y: y + top - around, width, height };
}

/** The page under a place of the surface, or the nearest one, and where on it. */
export function findPageAt(
  pages: readonly LaidPage[],
  [x, y]: Place,
): { page: number; at: [number, number] } {
  const found = pages.findIndex((each) => y <= each.y + each.height + pageGap / 2);
  const page = found < 0 ? Math.max(0, pages.length - 1) : found;
  const { x: left, y: top } = pages[page] ?? { x: 0, y: 0 };
  return { page, at: [x - left, y - top] };
}

export const toSurface = (view: View, [x, y]: Place): Place => [
  x / view.scale + view.x,
  y / view.scale + view.y,
];

/** The view with a box of a page in the middle, unless all of it is seen already. */
export function showBox(view: View, stage: PageSize, page: LaidPage | undefined, box: Box): View {
  if (!page) return view;
  const placed: Box = [box[0] + page.x, box[1] + page.y, box[2] + page.x, box[3] + page.y];
  if (contains(visibleBox(view, stage), placed)) return view;
  return {
    ...view,
    x: (placed[0] + placed[2] - stage.width / view.scale) / 2,
    y: (placed[1] + placed[3] - stage.height / view.scale) / 2,
  };
}
