import { degreesPerPixel, type Point, type Size } from './geometry.ts';
import type { Look } from './look.view.ts';

/** Looking around by mouse, fingers and wheel: the picture follows the pointer, two fingers and the wheel zoom. */

const clickMaxPx = 6;
const wheelStep = 0.0015;
/** Near straight up a small movement would turn far. */
const leastCosine = 0.3;

type GestureProps = {
  stage: HTMLElement;
  look: Look;
  readSize: () => Size;
  /** A click or tap, at this point of the stage. */
  onClick: (point: Point) => void;
};

/** Returns a function that detaches them. */
export function attachLookGestures({ stage, look, readSize, onClick }: GestureProps): () => void {
  const pointById = new Map<number, Point>();
  let movedPx = 0;

  function locate({ clientX, clientY }: MouseEvent): Point {
    const { left, top } = stage.getBoundingClientRect();
    return { x: clientX - left, y: clientY - top };
  }

  function handlePress(event: PointerEvent): void {
    if (event.button !== 0) return;
    // Two fingers do not tap.
    movedPx = pointById.size === 0 ? 0 : Number.POSITIVE_INFINITY;
    pointById.set(event.pointerId, locate(event));
    stage.setPointerCapture(event.pointerId);
  }

  function turnBy(x: number, y: number): void {
    const view = look.read();
    const perPixel = degreesPerPixel(view.fov, readSize());
    const cosine = Math.max(leastCosine, Math.cos((view.pitch * Math.PI) / 180));
    look.set({ ...view, yaw: view.yaw - (x * perPixel) / cosine, pitch: view.pitch + y * perPixel });
  }

  const measureSpread = () => {
    const [one, other] = [...pointById.values()];
    return one && other ? Math.hypot(one.x - other.x, one.y - other.y) || 1 : undefined;
  };

  function zoomBy(factor: number): void {
    const view = look.read();
    look.set({ ...view, fov: view.fov * factor });
  }

  function handleMove(event: PointerEvent): void {
    const before = pointById.get(event.pointerId);
    if (!before) return;
    const spreadBefore = measureSpread();
    const point = locate(event);
    pointById.set(event.pointerId, point);
    const [x, y] = [point.x - before.x, point.y - before.y];
    movedPx += Math.hypot(x, y);
    const spread = measureSpread();
    if (spread !== undefined && spreadBefore !== undefined) zoomBy(spreadBefore / spread);
    else if (movedPx > clickMaxPx) turnBy(x, y);
  }

  function handleRelease(event: PointerEvent): void {
    const point = pointById.get(event.pointerId);
    if (!point || !pointById.delete(event.pointerId)) return;
    const isClick = event.type === 'pointerup' && pointById.size === 0 && movedPx <= clickMaxPx;
    if (isClick) onClick(point);
  }

  function handleWheel(event: WheelEvent): void {
    event.preventDefault();
    zoomBy(Math.exp(event.deltaY * wheelStep));
  }

  const listeners = new AbortController();
  const { signal } = listeners;
  stage.addEventListener('pointerdown', handlePress, { signal });
  stage.addEventListener('pointermove', handleMove, { signal });
  stage.addEventListener('pointerup', handleRelease, { signal });
  stage.addEventListener('pointercancel', handleRelease, { signal });
  stage.addEventListener('wheel', handleWheel, { passive: false, signal });
  return () => listeners.abort();
}
