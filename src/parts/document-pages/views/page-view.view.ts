import type { Size } from '../layout.ts';
import { clampView, type Point, type View, wholePage, zoomAt } from '../zoom.ts';

export type PageView = {
  read: () => View;
  /** Shows a view without limits, so that a page follows a swiping finger beyond its edges. */
  show: (view: View, isSmooth: boolean) => void;
  /** Shows a view, limited to the edges of the pages. */
  moveTo: (view: View, isSmooth: boolean) => void;
  zoomTo: (scale: number, point: Point, isSmooth: boolean) => void;
  /** Moves zoomed pages by a share of the stage; false if they are not zoomed. */
  pan: (x: number, y: number) => boolean;
};

type PageViewElements = {
  /** The area for the pages, and the element in its middle that is zoomed and moved. */
  stage: HTMLElement;
  sheet: HTMLElement;
  onScaleChange: (scale: number) => void;
};

/** Writes the zoomed view to the elements' styles, so that React need not render while a finger moves. */
export function createPageView({ stage, sheet, onScaleChange }: PageViewElements): PageView {
  let view = wholePage;
  const readStageSize = (): Size => ({ width: stage.clientWidth, height: stage.clientHeight });
  const readSheetSize = (): Size => ({ width: sheet.offsetWidth, height: sheet.offsetHeight });

  function show(next: View, isSmooth: boolean): void {
    const { scale } = view;
    view = next;
    sheet.toggleAttribute('data-smooth', isSmooth);
    stage.toggleAttribute('data-zoomed', next.scale > 1);
    sheet.style.transform =
      next.scale === 1 && next.x === 0 && next.y === 0
        ? ''
        : `translate(${next.x}px, ${next.y}px) scale(${next.scale})`;
    if (next.scale !== scale) onScaleChange(next.scale);
  }

  const moveTo: PageView['moveTo'] = (next, isSmooth) =>
    show(clampView(next, readSheetSize(), readStageSize()), isSmooth);

  return {
    read: () => view,
    show,
    moveTo,
    zoomTo: (scale, point, isSmooth) => moveTo(zoomAt(view, scale, point), isSmooth),
    pan: (x, y) => {
      if (view.scale === 1) return false;
      const { width, height } = readStageSize();
      moveTo({ ...view, x: view.x + x * width, y: view.y + y * height }, true);
      return true;
    },
  };
}
