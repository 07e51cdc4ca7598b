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

type Elements = {
  /** The area for the pages, and the element in its middle that is zoomed and moved. */
  stage: HTMLElement;
  sheet: HTMLElement;
  onScale: (scale: number) => void;
};

/** The zoomed part of the pages on screen, written to the elements' styles: a moving finger renders nothing. */
export function createPageView({ stage, sheet, onScale }: Elements): PageView {
  let view = wholePage;
  const readStage = (): Size => ({ width: stage.clientWidth, height: stage.clientHeight });
  const readContent = (): Size => ({ width: sheet.offsetWidth, height: sheet.offsetHeight });

  function show(next: View, isSmooth: boolean): void {
    const { scale } = view;
    view = next;
    sheet.toggleAttribute('data-smooth', isSmooth);
    stage.toggleAttribute('data-zoomed', next.scale > 1);
    sheet.style.transform =
      next.scale === 1 && next.x === 0 && next.y === 0
        ? ''
        : `translate(${next.x}px, ${next.y}px) scale(${next.scale})`;
    if (next.scale !== scale) onScale(next.scale);
  }

  const moveTo: PageView['moveTo'] = (next, isSmooth) =>
    show(clampView(next, readContent(), readStage()), isSmooth);

  return {
    read: () => view,
    show,
    moveTo,
    zoomTo: (scale, point, isSmooth) => moveTo(zoomAt(view, scale, point), isSmooth),
    pan: (x, y) => {
      if (view.scale === 1) return false;
      const { width, height } = readStage();
      moveTo({ ...view, x: view.x + x * width, y: view.y + y * height }, true);
      return true;
    },
  };
}
