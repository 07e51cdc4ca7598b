import type { Board } from './board.view.ts';
import { eraseByGesture } from './eraser.view.ts';
import { createInkId } from './ink-id.view.ts';
import { describePen, type StrokeUnderWay } from './ink-presence.ts';
import type { Gesture, GesturePoint, InkTool, PenTool, ShapeTool } from './ink-tool.ts';
import type { InkPresence, ShapeValue, StrokeValue } from './model.ts';
import type { InkWrite } from './own-history.ts';
import { packPoints } from './pack-points.ts';
import { thinPoints } from './thin-points.ts';

/** What the tools of the canvas do from touching to lifting. */

export type GestureDeps = {
  board: Board;
  /** Number of the layer that is drawn on. */
  layer: number;
  /** User id; items of this person, and those that no server has shown yet, may be erased. */
  me: number;
  write: (writes: readonly InkWrite[]) => void;
  sendPresence: (presence: InkPresence) => void;
};

/** A stroke under way is painted again with each move; a longer one ends and goes on as another. */
const underWayMax = 2_000;
const thinnedPixels = 0.25;

const round = (value: number): number => Math.round(value * 10) / 10;
const roundPlace = ([x, y]: GesturePoint['at']): [number, number] => [round(x), round(y)];
const onPage = (page: number) => (page > 0 ? { page } : {});

const addPoint = (points: number[], { at, pressure }: GesturePoint): void => {
  points.push(at[0], at[1], pressure);
};

function drawStroke({ ink }: PenTool, first: GesturePoint, deps: GestureDeps): Gesture {
  const { board, write, sendPresence } = deps;
  const epochMs = Date.now() - first.time;
  const parts: InkWrite[] = [];
  const { page } = first;
  let stroke: StrokeUnderWay = { ...ink, id: createInkId(), page, points: [...first.at, first.pressure] };
  let begunAt = first.time;
  let newest = first;

  function endPart(): void {
    const value = {
      kind: 'stroke',
      ...ink,
      ms: Math.max(0, Math.round(newest.time - begunAt)),
      t: Math.round(epochMs + begunAt),
      ...onPage(page),
    } satisfies Omit<StrokeValue, 'points'>;
    const packed = packPoints(thinPoints(stroke.points, thinnedPixels / board.view().scale));
    for (const [index, points] of packed.entries())
      parts.push({ id: index === 0 ? stroke.id : createInkId(), value: { ...value, points } });
  }
  const liveKey = (): string => `own/${stroke.id}`;
  const show = (): void => board.setLive(liveKey(), { kind: 'stroke', ...ink, page, points: stroke.points });
  show();
  return {
    goOn(points) {
      for (const point of points) addPoint(stroke.points, point);
      newest = points.at(-1) ?? newest;
      if (stroke.points.length >= underWayMax * 3) {
        endPart();
        stroke = { ...stroke, id: createInkId(), points: stroke.points.slice(-3) };
        begunAt = newest.time;
      }
      show();
      sendPresence(describePen(page, newest.at, stroke));
    },
    finish() {
      endPart();
      write(parts);
      for (const { id } of parts) board.settleLive(`own/${id}`);
      sendPresence(describePen(page, newest.at));
    },
    drop() {
      for (const { id } of parts) board.setLive(`own/${id}`, undefined);
      board.setLive(liveKey(), undefined);
      sendPresence(describePen(page, newest.at));
    },
  };
}

/** Shapes smaller than this, in CSS pixels, were a touch and not meant. */
const shapePixelsMin = 4;

function drawShape(
  { kind, shape, colour, width, fill }: ShapeTool,
  first: GesturePoint,
  deps: GestureDeps,
): Gesture {
  const { board, write, sendPresence } = deps;
  const { page } = first;
  const t = Date.now();
  const look = { kind, shape, colour, width, ...(fill && { fill }) };
  let to = first.at;
  return {
    goOn(points) {
      to = points.at(-1)?.at ?? to;
      board.setLive('own-shape', { ...look, page, from: first.at, to });
      sendPresence(describePen(page, to));
    },
    finish() {
      board.settleLive('own-shape');
      const length = Math.hypot(to[0] - first.at[0], to[1] - first.at[1]);
      if (length * board.view().scale < shapePixelsMin) return;
      const value: ShapeValue = {
        ...look,
        from: roundPlace(first.at),
        to: roundPlace(to),
        t,
        ...onPage(page),
      };
      write([{ id: createInkId(), value }]);
    },
    drop: () => board.setLive('own-shape', undefined),
  };
}

/** Undefined where this tool does nothing. */
export function beginGesture(tool: InkTool, first: GesturePoint, deps: GestureDeps): Gesture | undefined {
  switch (tool.kind) {
    case 'pen':
      return drawStroke(tool, first, deps);
    case 'shape':
      return drawShape(tool, first, deps);
    case 'eraser':
      return eraseByGesture(tool, first, deps);
    case 'other':
      return tool.begin(first);
    default:
      return undefined;
  }
}
