import { hasModifier, pressedKey } from '#ui/browser/pressed-key.ts';
import { attachPointers } from './attach-pointers.view.ts';
import { type Board, createBoard } from './board.view.ts';
import type { Box } from './boxes.ts';
import { findShownPage, moveByKey, showPage, zoomInMiddle } from './canvas-keys.ts';
import { followLayer, type InkSpace } from './follow-layer.view.ts';
import { beginGesture } from './gestures.view.ts';
import { describePen } from './ink-presence.ts';
import type { InkTool } from './ink-tool.ts';
import type { InkPresence } from './model.ts';
import type { InkWrite } from './own-history.ts';
import type { InkPage } from './pages.ts';
import type { PictureAddresses } from './picture-store.view.ts';
import {
  boxOnPage,
  findPageAt,
  fitPage,
  panBy,
  showBox,
  toSurface,
  type View,
  zoomAround,
} from './view-of-pages.ts';

/** The canvas of ink without React: a board, what is shown on it, and the hands of this person. */

export type InkLayer = { name: string; space: InkSpace };

/** What may change while the surface stays. */
export type SurfaceSettings = {
  tool: InkTool;
  /** Name of the layer that is drawn on; absent: nothing is. */
  writesTo: string | undefined;
  me: number;
  isPenMode: boolean;
  usesPressure: boolean;
  onWrite: (writes: readonly InkWrite[]) => void;
  onPresence: (presence: InkPresence) => void;
  onPenMode: (isOn: boolean) => void;
  nameOf: (userId: number) => string;
  fits: 'page' | 'width';
  /** Number of the page that is seen at first. */
  firstPage: number;
  /** A part of that page which is seen at first, as large as it fits. */
  firstBox: Box | undefined;
};

export type SurfaceElements = {
  /** Takes pointers, wheel and keys, and has the size of the canvas. */
  box: HTMLElement;
  base: HTMLCanvasElement;
  live: HTMLCanvasElement;
};

const wheelPixelsPerFactor = 300;
const wheelLinePixels = 16;
const hoverPresenceMs = 100;
/** What a pen's other end erases with. */
const penEraser = { kind: 'eraser', by: 'stroke', radius: 8 } as const;

type SurfaceOptions = {
  elements: SurfaceElements;
  pages: readonly InkPage[];
  addresses: PictureAddresses;
  isPhone: boolean;
  onView: (view: View) => void;
};

const isSameView = (a: View, b: View): boolean => a.x === b.x && a.y === b.y && a.scale === b.scale;

/** The wheel moves the view, with Ctrl or by a pinch of a touchpad it zooms. At the edge the page around scrolls. */
function attachWheel(box: HTMLElement, board: Board): () => void {
  const handle = (event: WheelEvent): void => {
    const { left, top } = box.getBoundingClientRect();
    const view = board.view();
    const pixels = event.deltaMode === WheelEvent.DOM_DELTA_LINE ? wheelLinePixels : 1;
    const [dx, dy] = [event.deltaX * pixels, event.deltaY * pixels];
    const isZoom = event.ctrlKey || event.metaKey;
    board.setView(
      isZoom
        ? zoomAround(view, Math.exp(-dy / wheelPixelsPerFactor), [event.clientX - left, event.clientY - top])
        : panBy(view, event.shiftKey && dx === 0 ? -dy : -dx, event.shiftKey && dx === 0 ? 0 : -dy),
    );
    if (isZoom || !isSameView(view, board.view())) event.preventDefault();
  };
  box.addEventListener('wheel', handle, { passive: false });
  return () => box.removeEventListener('wheel', handle);
}

function attachKeys(box: HTMLElement, board: Board): () => void {
  const handle = (event: KeyboardEvent): void => {
    if (event.target !== box || hasModifier(event)) return;
    const view = moveByKey(pressedKey(event), board.view(), board.pages, board.stage());
    if (!view) return;
    board.setView(view);
    event.preventDefault();
  };
  box.addEventListener('keydown', handle);
  return () => box.removeEventListener('keydown', handle);
}

/** What the parts around the canvas may ask and do. */
function createControls(board: Board, box: HTMLElement) {
  const setView = (change: (view: View) => View): void => board.setView(change(board.view()));
  const shownPage = (): number => findShownPage(board.view(), board.pages, board.stage());
  return {
    pages: board.pages,
    stage: board.stage,
    view: board.view,
    setView: board.setView,
    zoomBy: (factor: number) => setView((view) => zoomInMiddle(view, board.stage(), factor)),
    fit(fits: 'page' | 'width'): void {
      const page = board.pages[shownPage()];
      if (page) board.setView(fitPage(page, board.stage(), fits));
    },
    shownPage,
    showPage: (page: number) => setView((view) => showPage(view, board.pages, page)),
    /** Whether a place of the window lies on the canvas. */
    isOver(clientX: number, clientY: number): boolean {
      const { left, top, right, bottom } = box.getBoundingClientRect();
      return clientX >= left && clientX <= right && clientY >= top && clientY <= bottom;
    },
    /** The page at a place of the window, and where on it, in its units. */
    findPlace(clientX: number, clientY: number): { page: number; at: [number, number] } {
      const { left, top } = box.getBoundingClientRect();
      return findPageAt(board.pages, toSurface(board.view(), [clientX - left, clientY - top]));
    },
    /** What lies at a place of a page, the uppermost first; `radius` in units. */
    findAt: board.findAt,
    /** What touches a box of a page, the lowest first. */
    find: board.find,
    get: board.get,
    /** Shows an item in another form until its space says what it is. */
    setItem: board.setItem,
    /** Moves the view where a box of a page is not seen whole. */
    showBox: (page: number, shownBox: Box) =>
      setView((view) => showBox(view, board.stage(), board.pages[page], shownBox)),
    /** Takes it away once the tiles show what it has become. */
    settleLive: board.settleLive,
    focus: () => box.focus({ preventScroll: true }),
    /** Shows something above all, such as what is being moved; without `ink` takes it away. */
    setLive: board.setLive,
    /** All that has been drawn is on the screen. */
    isIdle: board.isIdle,
    /** Everything in the view can be seen, if only coarsely. */
    isCovered: board.isCovered,
  };
}

export type InkControls = ReturnType<typeof createControls>;

export function createInkSurface(
  { elements, pages, addresses, isPhone, onView }: SurfaceOptions,
  firstSettings: SurfaceSettings,
) {
  const { box, base, live } = elements;
  let settings = firstSettings;
  let layers: readonly InkLayer[] = [];
  let stopLayers: (() => void)[] = [];
  let hasSize = false;
  let hoveredAt = 0;
  const board = createBoard({ base, live, pages, addresses, isPhone, onView });
  const findLayer = (): number => layers.findIndex(({ name }) => name === settings.writesTo);
  const draws = (): boolean => findLayer() >= 0 && settings.tool.kind !== 'pan';

  const pointers = attachPointers(box, {
    board,
    draws,
    usesPressure: () => settings.usesPressure,
    begin: (point, isEraser) => {
      const { me, onWrite: write, onPresence: sendPresence } = settings;
      const deps = { board, layer: findLayer(), me, write, sendPresence };
      return beginGesture(isEraser ? penEraser : settings.tool, point, deps);
    },
    onPenMode: () => settings.onPenMode(true),
    onHover: ({ page, at, time }) => {
      if (!draws() || time - hoveredAt < hoverPresenceMs) return;
      hoveredAt = time;
      settings.onPresence(describePen(page, at));
    },
  });

  const resizer = new ResizeObserver(() => {
    board.resize(box.clientWidth, box.clientHeight);
    const page = board.pages[settings.firstPage] ?? board.pages[0];
    if (hasSize || !page || box.clientWidth === 0) return;
    hasSize = true;
    const { firstBox, fits } = settings;
    const shown = firstBox ? boxOnPage(page, firstBox) : page;
    board.setView(fitPage(shown, board.stage(), firstBox ? 'page' : fits));
  });
  resizer.observe(box);
  const stops = [attachWheel(box, board), attachKeys(box, board)];

  function stopFollowing(): void {
    for (const stop of stopLayers) stop();
    stopLayers = [];
  }

  return {
    controls: createControls(board, box),
    update(next: SurfaceSettings): void {
      settings = next;
      pointers.setPenMode(next.isPenMode);
    },
    /** The lowest first. */
    setLayers(next: readonly InkLayer[]): void {
      if (next.length === layers.length && next.every(({ space }, index) => space === layers[index]?.space))
        return;
      stopFollowing();
      layers = next;
      stopLayers = layers.map(({ space }, index) =>
        followLayer(board, index, space, (userId) => settings.nameOf(userId)),
      );
    },
    close(): void {
      pointers.stop();
      resizer.disconnect();
      for (const stop of stops) stop();
      stopFollowing();
      board.close();
    },
  };
}

export type InkSurface = ReturnType<typeof createInkSurface>;
