import { type BoardItem, compareOrder, createBoardItems } from './board-items.view.ts';
import type { Box, Place } from './boxes.ts';
import { composeBase } from './compose-base.view.ts';
import { boxOfPlace, touches } from './hit.ts';
import { drawLive, type LiveInk } from './live-ink.view.ts';
import type { InkPage } from './pages.ts';
import { paintBackground } from './paint-background.view.ts';
import { createTextMeasure, paintItem } from './paint-item.view.ts';
import { createPictureStore, type PictureAddresses } from './picture-store.view.ts';
import type { ShownInk } from './show-ink.ts';
import { createTiles, tilesMax } from './tiles.view.ts';
import { clampView, layPages, listVisiblePages, type View } from './view-of-pages.ts';

/** Draws pages of ink on two canvases: tiles of what is there, and above them what is being drawn. No React, no zod. */

export type BoardOptions = {
  base: HTMLCanvasElement;
  live: HTMLCanvasElement;
  pages: readonly InkPage[];
  addresses: PictureAddresses;
  /** Fewer tiles are kept. */
  isPhone: boolean;
  /** Called in the frame that shows another view. */
  onView?: (view: View) => void;
};

const ratioMax = 2;

function openContext(canvas: HTMLCanvasElement, options: CanvasRenderingContext2DSettings) {
  const context = canvas.getContext('2d', options);
  if (!context) throw new Error('This browser cannot draw');
  return context;
}

export function createBoard({ base, live, pages, addresses, isPhone, onView }: BoardOptions) {
  const baseContext = openContext(base, { alpha: false });
  const liveContext = openContext(live, { desynchronized: true });
  const laidPages = layPages(pages);
  const items = createBoardItems(pages, createTextMeasure());
  const liveInks = new Map<string, LiveInk>();
  /** Of `liveInks`: what leaves once the tiles show it. */
  const settling = new Set<string>();
  const stage = { width: 1, height: 1, ratio: 1 };
  let view: View = { x: 0, y: 0, scale: 1 };
  let frame = 0;
  let mustDraw = { base: true, live: true, view: true };

  const pictures = createPictureStore(addresses, () => {
    for (const [page, { width, height }] of pages.entries()) tiles.soil(page, [0, 0, width, height]);
    schedule();
  });
  const painter = {
    listItems: items.find,
    paintBackground: (context: CanvasRenderingContext2D, number: number) => {
      const page = pages[number];
      if (page) paintBackground(context, page, pictures);
    },
    paintItem: (context: CanvasRenderingContext2D, { placed }: BoardItem, zoom: number) =>
      paintItem(context, placed, { scale: zoom, pictures }),
  };
  const tiles = createTiles(painter, isPhone ? tilesMax.phone : tilesMax.usual);

  function drawFrame(): void {
    frame = 0;
    const visiblePages = listVisiblePages(laidPages, view, stage);
    const visibleTiles = tiles.listVisible(laidPages, visiblePages, view, stage);
    const { hasPainted, isComplete } = tiles.paint(visibleTiles);
    if (isComplete && settling.size > 0) {
      for (const key of settling) liveInks.delete(key);
      settling.clear();
      mustDraw.live = true;
    }
    const composition = { pages: laidPages, view, ratio: stage.ratio };
    if (mustDraw.live) {
      liveContext.setTransform(1, 0, 0, 1, 0, 0);
      liveContext.clearRect(0, 0, live.width, live.height);
      drawLive(liveContext, liveInks.values(), composition);
    }
    if (mustDraw.base || hasPainted) composeBase(baseContext, visibleTiles, tiles, composition);
    if (mustDraw.view) onView?.(view);
    mustDraw = { base: false, live: false, view: false };
    if (!isComplete) schedule();
  }

  function schedule(): void {
    frame ||= requestAnimationFrame(drawFrame);
  }

  function applyItem(layer: number, id: string, shown: ShownInk | undefined, order: number): void {
    const change = items.set(layer, id, shown, order);
    if (!change) return;
    const { before, after, looksSame } = change;
    if (before && after && looksSame) {
      const [lower, upper] = compareOrder(before, after) < 0 ? [before, after] : [after, before];
      if (!items.hasOthersBetween(after, lower, upper)) return;
    }
    if (before) tiles.soil(before.page, before.box);
    if (after && (before || items.hasOthersBetween(after, after))) tiles.soil(after.page, after.box);
    else if (after) tiles.add(after.page, after);
    schedule();
  }

  return {
    pages: laidPages,
    pictures,
    /** Shows an item of a layer, or without `shown` takes it away. A higher layer lies above all of a lower one. */
    setItem: applyItem,
    get: items.get,
    count: items.count,
    find: items.find,
    /** What a pointer touches, the uppermost first. */
    findAt: (page: number, place: Place, radius: number): BoardItem[] =>
      items
        .find(page, boxOfPlace(place, radius))
        .filter(({ placed }) => touches(placed, place, radius))
        .reverse(),
    /** Shows something above the tiles, or without `ink` takes it away. */
    setLive(key: string, ink: LiveInk | undefined): void {
      settling.delete(key);
      if (ink) liveInks.set(key, ink);
      else if (!liveInks.delete(key)) return;
      mustDraw.live = true;
      schedule();
    },
    /** Takes it away once the tiles show what it has become. */
    settleLive(key: string): void {
      if (!liveInks.has(key)) return;
      settling.add(key);
      schedule();
    },
    liveKeys: (): string[] => [...liveInks.keys()],
    view: (): View => view,
    stage: () => ({ width: stage.width, height: stage.height }),
    setView(next: View): void {
      view = clampView(next, laidPages, stage);
      mustDraw = { base: true, live: true, view: true };
      schedule();
    },
    /** In CSS pixels. */
    resize(width: number, height: number): void {
      Object.assign(stage, { width, height, ratio: Math.min(ratioMax, globalThis.devicePixelRatio || 1) });
      for (const canvas of [base, live]) {
        canvas.width = Math.max(1, Math.round(width * stage.ratio));
        canvas.height = Math.max(1, Math.round(height * stage.ratio));
      }
      view = clampView(view, laidPages, stage);
      mustDraw = { base: true, live: true, view: true };
      // At once: a canvas of another size is empty, which would be seen until the next frame.
      cancelAnimationFrame(frame);
      drawFrame();
    },
    /** Nothing is left to paint. */
    isIdle: (): boolean => frame === 0,
    close(): void {
      cancelAnimationFrame(frame);
      tiles.clear();
    },
  };
}

export type Board = ReturnType<typeof createBoard>;
export type { Box };
