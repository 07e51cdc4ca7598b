import type { Ink } from './ink-presence.ts';
import type { ShapeValue } from './model.ts';
import { paintShape } from './paint-item.view.ts';
import { paintStroke } from './paint-stroke.view.ts';
import { colourCodes, type InkColour } from './palette.ts';
import { boxOfPage, type LaidPage, type View } from './view-of-pages.ts';

/** What lies above the tiles and changes with every move: strokes under way, pens of others, the eraser. */

export type LiveStroke = Ink & { kind: 'stroke'; page: number; points: ArrayLike<number> };
export type LiveShape = Pick<ShapeValue, 'kind' | 'shape' | 'colour' | 'width' | 'fill' | 'from' | 'to'> & {
  page: number;
};
export type LivePen = {
  kind: 'pen';
  page: number;
  at: readonly [number, number];
  colour: InkColour;
  name: string;
};
export type LiveEraser = { kind: 'eraser'; page: number; at: readonly [number, number]; radius: number };
export type LiveInk = LiveStroke | LiveShape | LivePen | LiveEraser;

const penRadius = 5;
const nameFont = '600 12px system-ui, "Noto Sans TC", sans-serif';

function paintPen(
  context: CanvasRenderingContext2D,
  { at: [x, y], colour, name }: LivePen,
  scale: number,
): void {
  context.fillStyle = colourCodes[colour];
  context.beginPath();
  context.arc(x, y, penRadius / scale, 0, 2 * Math.PI);
  context.fill();
  if (name === '') return;
  context.save();
  context.translate(x + 8 / scale, y - 8 / scale);
  context.scale(1 / scale, 1 / scale);
  context.font = nameFont;
  context.textBaseline = 'bottom';
  context.lineWidth = 3;
  context.strokeStyle = '#ffffff';
  context.strokeText(name, 0, 0);
  context.fillText(name, 0, 0);
  context.restore();
}

function paintEraser(
  context: CanvasRenderingContext2D,
  { at: [x, y], radius }: LiveEraser,
  scale: number,
): void {
  context.beginPath();
  context.arc(x, y, radius, 0, 2 * Math.PI);
  context.fillStyle = '#ffffff99';
  context.fill();
  context.lineWidth = 1.5 / scale;
  context.strokeStyle = colourCodes.grey;
  context.stroke();
}

/** `pixelRatio`: pixels of the screen for a CSS pixel. */
function paintLive(context: CanvasRenderingContext2D, live: LiveInk, view: View, pixelRatio: number): void {
  switch (live.kind) {
    case 'stroke':
      paintStroke(context, live, live.points, { scale: view.scale * pixelRatio, isDone: false });
      break;
    case 'shape':
      paintShape(context, live);
      break;
    case 'pen':
      paintPen(context, live, view.scale);
      break;
    default:
      paintEraser(context, live, view.scale);
  }
}

/** Clips each to its page, as the tiles do. */
export function drawLive(
  context: CanvasRenderingContext2D,
  all: Iterable<LiveInk>,
  { pages, view, ratio }: { pages: readonly LaidPage[]; view: View; ratio: number },
): void {
  const pixels = view.scale * ratio;
  for (const live of all) {
    const page = pages[live.page];
    if (!page) continue;
    context.save();
    context.setTransform(pixels, 0, 0, pixels, -view.x * pixels, -view.y * pixels);
    const [left, top, right, bottom] = boxOfPage(page);
    context.beginPath();
    context.rect(left, top, right - left, bottom - top);
    context.clip();
    context.translate(left, top);
    paintLive(context, live, view, ratio);
    context.restore();
  }
}

/** All of them, by keys of whoever shows them. */
export function createLiveInks() {
  const inks = new Map<string, LiveInk>();
  const settling = new Set<string>();
  return {
    values: () => inks.values(),
    isEmpty: (): boolean => inks.size === 0,
    /** False where nothing has changed. */
    set(key: string, ink: LiveInk | undefined): boolean {
      settling.delete(key);
      if (!ink) return inks.delete(key);
      inks.set(key, ink);
      return true;
    },
    /** It leaves once the tiles show what it has become. */
    settle(key: string): void {
      if (inks.has(key)) settling.add(key);
    },
    /** The tiles show all; true if something leaves. */
    leave(): boolean {
      const leaves = settling.size > 0;
      for (const key of settling) inks.delete(key);
      settling.clear();
      return leaves;
    },
  };
}

export type LiveInks = ReturnType<typeof createLiveInks>;
