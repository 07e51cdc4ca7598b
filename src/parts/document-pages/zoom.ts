import type { Size } from './layout.ts';

/** A view of the pages: enlarged by `scale` from the middle of the stage, then moved by `x`, `y` CSS pixels. */
export type View = { scale: number; x: number; y: number };

/** A point in CSS pixels, measured from the middle of the stage. */
export type Point = { x: number; y: number };

export const wholePage: View = { scale: 1, x: 0, y: 0 };
export const scaleMax = 5;

function clampAroundZero(value: number, maxDistance: number): number {
  return Math.min(maxDistance, Math.max(-maxDistance, value)) || 0;
}

/** Limits the view to the content's edges; content that is smaller than the stage stays in the middle. */
export function clampView({ scale, x, y }: View, content: Size, stage: Size): View {
  return {
    scale,
    x: clampAroundZero(x, Math.max(0, (content.width * scale - stage.width) / 2)),
    y: clampAroundZero(y, Math.max(0, (content.height * scale - stage.height) / 2)),
  };
}

/** Zooms around `point`, which stays in place. */
export function zoomAt(view: View, scale: number, point: Point): View {
  const nextScale = Math.min(scaleMax, Math.max(1, scale));
  const scaleChange = nextScale / view.scale;
  return {
    scale: nextScale,
    x: point.x - (point.x - view.x) * scaleChange,
    y: point.y - (point.y - view.y) * scaleChange,
  };
}
