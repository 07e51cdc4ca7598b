import { type Point, type View, wholePage, zoomAt } from '../zoom.ts';
import type { PageView } from './page-view.view.ts';

/**
 * Gestures of fingers, mouse and wheel on pages: swipe to turn; pinch, double tap or Ctrl + wheel to zoom; drag to move
 * zoomed pages.
 */

const tapMs = 300;
const tapPx = 12;
const doubleTapScale = 2.5;
/** A page turns when a finger has gone this far, or this fast (px per ms). */
const swipePx = 60;
const swipeSpeed = 0.4;

type Drag = { from: Point; view: View; at: number };
type Pinch = { distance: number; middle: Point; view: View };

/** Distance and middle of two fingers; undefined while there is one. */
function measurePinch([one, other]: Point[]): Omit<Pinch, 'view'> | undefined {
  if (!one || !other) return undefined;
  return {
    distance: Math.hypot(one.x - other.x, one.y - other.y) || 1,
    middle: { x: (one.x + other.x) / 2, y: (one.y + other.y) / 2 },
  };
}

/** Recognises a second tap near the first, soon after it. */
function createDoubleTap(): (event: PointerEvent, point: Point) => boolean {
  let last: { at: number; point: Point } | undefined;
  return ({ timeStamp }, point) => {
    const isSecond =
      last !== undefined &&
      timeStamp - last.at < tapMs &&
      Math.hypot(point.x - last.point.x, point.y - last.point.y) < 2 * tapPx;
    last = isSecond ? undefined : { at: timeStamp, point };
    return isSecond;
  };
}

/** Attaches the gestures to `stage`. Returns a function that detaches them. */
export function attachGestures(stage: HTMLElement, view: PageView, onTurn: (by: 1 | -1) => void): () => void {
  let drag: Drag | undefined;
  let pinch: Pinch | undefined;
  const fingers = new Map<number, Point>();
  const isDoubleTap = createDoubleTap();

  /** In pixels from the middle of the stage. */
  function locate({ clientX, clientY }: MouseEvent): Point {
    const { left, top, width, height } = stage.getBoundingClientRect();
    return { x: clientX - left - width / 2, y: clientY - top - height / 2 };
  }

  function press(event: PointerEvent): void {
    if (event.button !== 0 || (event.target as Element).closest('a, button, input')) return;
    const point = locate(event);
    fingers.set(event.pointerId, point);
    stage.setPointerCapture(event.pointerId);
    const measuredPinch = fingers.size === 2 ? measurePinch([...fingers.values()]) : undefined;
    if (measuredPinch) pinch = { ...measuredPinch, view: view.read() };
    drag = measuredPinch ? undefined : { from: point, view: view.read(), at: event.timeStamp };
  }

  function movePinch({ distance, middle, view: from }: Pinch): void {
    const now = measurePinch([...fingers.values()]);
    if (!now) return;
    const zoomed = zoomAt(from, (from.scale * now.distance) / distance, middle);
    const by = { x: now.middle.x - middle.x, y: now.middle.y - middle.y };
    view.moveTo({ ...zoomed, x: zoomed.x + by.x, y: zoomed.y + by.y }, false);
  }

  function moveDrag({ from, view: start }: Drag, point: Point): void {
    const by = { x: point.x - from.x, y: point.y - from.y };
    if (start.scale > 1) view.moveTo({ ...start, x: start.x + by.x, y: start.y + by.y }, false);
    else view.show({ ...wholePage, x: by.x }, false);
  }

  function move(event: PointerEvent): void {
    if (!fingers.has(event.pointerId)) return;
    const point = locate(event);
    fingers.set(event.pointerId, point);
    if (pinch) movePinch(pinch);
    else if (drag) moveDrag(drag, point);
  }

  function endDrag(endedDrag: Drag, point: Point, event: PointerEvent): void {
    const isUp = event.type === 'pointerup';
    const x = point.x - endedDrag.from.x;
    const isTap = Math.hypot(x, point.y - endedDrag.from.y) < tapPx;
    if (endedDrag.view.scale === 1) view.show(wholePage, true);
    if (isTap) {
      if (isUp && isDoubleTap(event, point))
        view.zoomTo(view.read().scale > 1 ? 1 : doubleTapScale, point, true);
      return;
    }
    const speed = Math.abs(x) / Math.max(1, event.timeStamp - endedDrag.at);
    const isSwipe = isUp && (Math.abs(x) > swipePx || speed > swipeSpeed);
    if (endedDrag.view.scale === 1 && isSwipe) onTurn(x < 0 ? 1 : -1);
  }

  function release(event: PointerEvent): void {
    const point = fingers.get(event.pointerId);
    if (!point) return;
    fingers.delete(event.pointerId);
    const endedDrag = drag;
    const wasPinch = pinch !== undefined;
    pinch = undefined;
    // The finger that stays after a pinch goes on as a drag.
    const [rest] = fingers.values();
    drag = wasPinch && rest ? { from: rest, view: view.read(), at: event.timeStamp } : undefined;
    if (!wasPinch && endedDrag) endDrag(endedDrag, point, event);
  }

  function wheel(event: WheelEvent): void {
    const now = view.read();
    const isZoom = event.ctrlKey || event.metaKey;
    if (!isZoom && now.scale === 1) return;
    event.preventDefault();
    if (isZoom) view.zoomTo(now.scale * Math.exp(-event.deltaY / 100), locate(event), false);
    else view.moveTo({ ...now, x: now.x - event.deltaX, y: now.y - event.deltaY }, false);
  }

  const listening = new AbortController();
  const { signal } = listening;
  stage.addEventListener('pointerdown', press, { signal });
  stage.addEventListener('pointermove', move, { signal });
  stage.addEventListener('pointerup', release, { signal });
  stage.addEventListener('pointercancel', release, { signal });
  stage.addEventListener('wheel', wheel, { passive: false, signal });
  return () => listening.abort();
}
