import type { PageSize } from './pages.ts';
import { findPageAt, fitPage, type LaidPage, panBy, type View, zoomAround } from './view-of-pages.ts';

/** Keys that move the view, as in viewers of documents. */

export const zoomStep = 1.25;
const panPixels = 60;

/** The page in the middle of the screen. */
export function findShownPage(view: View, pages: readonly LaidPage[], stage: PageSize): number {
  const middle = [view.x + stage.width / 2 / view.scale, view.y + stage.height / 2 / view.scale] as const;
  return findPageAt(pages, middle).page;
}

export const zoomInMiddle = (view: View, stage: PageSize, factor: number): View =>
  zoomAround(view, factor, [stage.width / 2, stage.height / 2]);

/** The view with the top of a page where the top of the screen is. */
export function showPage(view: View, pages: readonly LaidPage[], number: number): View {
  const page = pages[Math.min(pages.length - 1, Math.max(0, number))];
  return page ? { ...view, y: page.y } : view;
}

/** Undefined for keys that do nothing here. */
export function moveByKey(
  key: string,
  view: View,
  pages: readonly LaidPage[],
  stage: PageSize,
): View | undefined {
  const shown = findShownPage(view, pages, stage);
  const page = pages[shown];
  switch (key) {
    case 'ArrowLeft':
      return panBy(view, panPixels, 0);
    case 'ArrowRight':
      return panBy(view, -panPixels, 0);
    case 'ArrowUp':
      return panBy(view, 0, panPixels);
    case 'ArrowDown':
      return panBy(view, 0, -panPixels);
    case '+':
    case '=':
      return zoomInMiddle(view, stage, zoomStep);
    case '-':
      return zoomInMiddle(view, stage, 1 / zoomStep);
    case '0':
      return page && fitPage(page, stage, 'page');
    case 'PageUp':
      return showPage(view, pages, shown - 1);
    case 'PageDown':
      return showPage(view, pages, shown + 1);
    case 'Home':
      return showPage(view, pages, 0);
    case 'End':
      return showPage(view, pages, pages.length - 1);
    default:
      return undefined;
  }
}
