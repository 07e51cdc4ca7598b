import { type BoardItem, type BoardItems, createBoardItems } from './board-items.view.ts';
import type { Place } from './boxes.ts';
import { type Composition, composeBase, composeTiles } from './compose-base.view.ts';
import { createFramePace } from './frame-pace.ts';
import { boxOfPlace, touches } from './hit.ts';
import { createLiveInks, drawLive, type LiveInk, type LiveInks } from './live-ink.view.ts';
import { createTextMeasure } from './paint-item.view.ts';
import { createPaintedTiles, soilTiles, type TilesOptions } from './painted-tiles.view.ts';
import type { ShownInk } from './show-ink.ts';
import { clampView, type LaidPage, layPages, listVisiblePages, type View } from './view-of-pages.ts';

/** Draws pages of ink on two canvases: tiles of what is there, and above them what is being drawn. No React, no zod. */

export type BoardOptions = TilesOptions & {
  base: HTMLCanvasElement;
  live: HTMLCanvasElement;
  /** Called in the frame that shows another view. */
  onView?: (view: View) => void;
};

const ratioMax = 2;

function openContext(canvas: HTMLCanvasElement, options: CanvasRenderingContext2DSettings) {
  const context = canvas.getContext('2d', options);
  if (!context) throw new Error('This browser cannot draw');
  return context;
}

/** The size of the canvases, and the part of the pages that they show. */
function createViewport({ base, live }: BoardOptions, pages: readonly LaidPage[]) {
  const stage = { width: 1, height: 1, ratio: 1 };
  let view: View = { x: 0, y: 0, scale: 1 };
  const show = (next: View): void => {
    view = clampView(next, pages, stage);
  };
  return {
    stage,
    view: (): View => view,
    show,
    resize(width: number, height: number): void {
      Object.assign(stage, { width, height, ratio: Math.min(ratioMax, globalThis.devicePixelRatio || 1) });
      for (const canvas of [base, live]) {
        canvas.width = Math.max(1, Math.round(width * stage.ratio));
        canvas.height = Math.max(1, Math.round(height * stage.ratio));
      }
      show(view);
    },
  };
}

/** What others ask of a board's items. */
const createQueries = (items: BoardItems) => ({
  get: items.get,
  count: items.count,
  /** What meets a box of a page, the lowest first. */
  find: items.find,
  /** What a pointer touches, the uppermost first. */
  findAt: (page: number, place: Place, radius: number): BoardItem[] =>
    items
      .find(page, boxOfPlace(place, radius))
      .filter(({ placed }) => touches(placed, place, radius))
      .reverse(),
});

/** Draws what lies above the tiles. */
function drawLiveInks(context: CanvasRenderingContext2D, inks: LiveInks, composition: Composition): void {
  const { canvas } = context;
  const isEmpty = inks.isEmpty();
  // An empty canvas costs as much as a full one when the browser puts the page together.
  canvas.style.visibility = isEmpty ? 'hidden' : 'visible';
  if (isEmpty) return;
  context.setTransform(1, 0, 0, 1, 0, 0);
  context.clearRect(0, 0, canvas.width, canvas.height);
  drawLive(context, inks.values(), composition);
}

export function createBoard(options: BoardOptions) {
  const { base, live, pages, onView } = options;
  const baseContext = openContext(base, { alpha: false });
  const liveContext = openContext(live, { desynchronized: true });
  const laidPages = layPages(pages);
  const items = createBoardItems(pages, createTextMeasure());
  const liveInks = createLiveInks();
  const viewport = createViewport(options, laidPages);
  const { stage } = viewport;
  const pace = createFramePace();
  /** The base was put together in a hurry. */
  let isRough = false;
  let isCovered = false;
  let frame = 0;
  let mustDraw = { base: true, live: true, view: true };
  const { tiles, pictures } = createPaintedTiles(options, items, schedule);

  function drawFrame(now: number): void {
    frame = 0;
    const view = viewport.view();
    const visiblePages = listVisiblePages(laidPages, view, stage);
    const visibleTiles = tiles.listVisible(laidPages, visiblePages, view, stage);
    const { sliceMs, isHurried } = pace.begin(now);
    const { changed, isComplete } = tiles.paint(visibleTiles, sliceMs);
    const composition = { pages: laidPages, view, ratio: stage.ratio, isHurried };
    // Now somebody has time to look at it.
    if (isRough && !isHurried) mustDraw.base = true;
    if ((isComplete && liveInks.leave()) || mustDraw.live) drawLiveInks(liveContext, liveInks, composition);
    if (mustDraw.base) composeBase(baseContext, visibleTiles, tiles, composition);
    else composeTiles(baseContext, changed, tiles, composition);
    if (mustDraw.view) onView?.(view);
    isCovered = tiles.isCovered(visibleTiles);
    if (mustDraw.base || changed.length > 0) isRough = isHurried;
    mustDraw = { base: false, live: false, view: false };
    if (!isComplete || isRough) schedule();
  }

  function schedule(): void {
    frame ||= requestAnimationFrame(drawFrame);
  }

  function drawAll(): void {
    mustDraw = { base: true, live: true, view: true };
    schedule();
  }

  return {
    pages: laidPages,
    pictures,
    ...createQueries(items),
    /** Shows an item of a layer, or without `shown` takes it away. A higher layer lies above all of a lower one. */
    setItem: (layer: number, id: string, shown: ShownInk | undefined, order: number): void => {
      const change = items.set(layer, id, shown, order);
      if (change && soilTiles(tiles, items, change)) schedule();
    },
    /** After a crowd of items has come at once: an overview is seen sooner than each of them added to what is there. */
    beginAgain: (): void => {
      tiles.clear();
      isCovered = false;
      mustDraw.base = true;
      schedule();
    },
    /** Shows something above the tiles, or without `ink` takes it away. */
    setLive: (key: string, ink: LiveInk | undefined): void => {
      if (!liveInks.set(key, ink)) return;
      pace.touch(performance.now());
      mustDraw.live = true;
      schedule();
    },
    /** Takes it away once the tiles show what it has become. */
    settleLive: (key: string): void => {
      liveInks.settle(key);
      schedule();
    },
    view: viewport.view,
    stage: () => ({ width: stage.width, height: stage.height }),
    setView: (next: View): void => {
      pace.touch(performance.now());
      viewport.show(next);
      drawAll();
    },
    /** In CSS pixels. */
    resize: (width: number, height: number): void => {
      viewport.resize(width, height);
      drawAll();
      // At once: a canvas of another size is empty, which would be seen until the next frame.
      cancelAnimationFrame(frame);
      drawFrame(performance.now());
    },
    /** Everything in the view can be seen, if only coarsely. */
    isCovered: (): boolean => isCovered,
    /** Nothing is left to paint. */
    isIdle: (): boolean => frame === 0,
    close: (): void => {
      cancelAnimationFrame(frame);
      tiles.clear();
    },
  };
}

export type Board = ReturnType<typeof createBoard>;
