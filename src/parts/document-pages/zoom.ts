import type { Size } from './layout.ts';

/** A view of the pages: enlarged by `scale` from the middle of the stage, then moved by `x`, `y` CSS pixels. */
export type View = { scale: number; x: number; y: number };

/** A point in CSS pixels, measured from the middle of the stage. */
export type Point = { x: number; y: number };

export const wholePage: View = { scale: 1, x: 0, y: 0 };
export const scaleMax = 5;

function limit(value: number, most: number): number {
  return Math.min(most, Math.max(-most, value)) || 0;
}

/** Limits the view to the content's edges; content that is smaller than the stage stays in the middle. */
export function clampView({ scale, x, y }: View, content: Size, stage: Size): View {
  return {
    scale,
    x: limit(x, Math.max(0, (content.width * scale - stage.width) / 2)),
    y: limit(y, Math.max(0, (content.height * scale - stage.height) / 2)),
  };
}

/** Zooms around `point`, which stays in place. */
export function zoomAt(view: View, scale: number, point: Point): View {
  const next = Math.min(scaleMax, Math.max(1, scale));
  const growth = next / view.scale;
  return {
    scale: next,
    x: point.x - (point.x - view.x) * growth,
    y: point.y - (point.y - view.y) * growth,
  };
}
