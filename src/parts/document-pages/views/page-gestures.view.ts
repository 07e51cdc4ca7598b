import { type Point, type View, wholePage, zoomAt } from '../zoom.ts';
import type { PageView } from './page-view.view.ts';

/**
 * Gestures of fingers, mouse and wheel on pages: swipe to turn; pinch, double tap or Ctrl + wheel to zoom; drag to move
 * zoomed pages.
 */

const doubleTapMs = 300;
const tapMaxPx = 12;
const doubleTapScale = 2.5;
/** A page turns when a finger has gone this far, or this fast (px per ms). */
const swipeMinPx = 60;
const swipeMinSpeed = 0.4;

type Drag = { startPoint: Point; startView: View; startedAt: number };
type Pinch = { distance: number; middle: Point; startView: View };

/** Distance and middle of two fingers; undefined while there is one. */
function measurePinch([one, other]: Point[]): Omit<Pinch, 'startView'> | undefined {
  if (!one || !other) return undefined;
  return {
    distance: Math.hypot(one.x - other.x, one.y - other.y) || 1,
    middle: { x: (one.x + other.x) / 2, y: (one.y + other.y) / 2 },
  };
}

/** Recognises a second tap near the first, soon after it. */
function createDoubleTap(): (event: PointerEvent, point: Point) => boolean {
  let lastTap: { at: number; point: Point } | undefined;
  return ({ timeStamp }, point) => {
    const isSecond =
      lastTap !== undefined &&
      timeStamp - lastTap.at < doubleTapMs &&
      Math.hypot(point.x - lastTap.point.x, point.y - lastTap.point.y) < 2 * tapMaxPx;
    lastTap = isSecond ? undefined : { at: timeStamp, point };
    return isSecond;
  };
}

/** Attaches the gestures to `stage`. Returns a function that detaches them. */
export function attachGestures(stage: HTMLElement, view: PageView, onTurn: (by: 1 | -1) => void): () => void {
  let drag: Drag | undefined;
  let pinch: Pinch | undefined;
  const fingerById = new Map<number, Point>();
  const isDoubleTap = createDoubleTap();

  /** In pixels from the middle of the stage. */
  function locate({ clientX, clientY }: MouseEvent): Point {
    const { left, top, width, height } = stage.getBoundingClientRect();
    return { x: clientX - left - width / 2, y: clientY - top - height / 2 };
  }

  function handlePress(event: PointerEvent): void {
    if (event.button !== 0 || (event.target as Element).closest('a, button, input')) return;
    const point = locate(event);
    fingerById.set(event.pointerId, point);
    stage.setPointerCapture(event.pointerId);
    const startedPinch = fingerById.size === 2 ? measurePinch([...fingerById.values()]) : undefined;
    if (startedPinch) pinch = { ...startedPinch, startView: view.read() };
    drag = startedPinch
      ? undefined
      : { startPoint: point, startView: view.read(), startedAt: event.timeStamp };
  }

  function movePinch({ distance, middle, startView }: Pinch): void {
    const currentPinch = measurePinch([...fingerById.values()]);
    if (!currentPinch) return;
    const zoomedView = zoomAt(startView, (startView.scale * currentPinch.distance) / distance, middle);
    const movedBy = { x: currentPinch.middle.x - middle.x, y: currentPinch.middle.y - middle.y };
    view.moveTo({ ...zoomedView, x: zoomedView.x + movedBy.x, y: zoomedView.y + movedBy.y }, false);
  }

  function moveDrag({ startPoint, startView }: Drag, point: Point): void {
    const movedBy = { x: point.x - startPoint.x, y: point.y - startPoint.y };
    if (startView.scale > 1)
      view.moveTo({ ...startView, x: startView.x + movedBy.x, y: startView.y + movedBy.y }, false);
    else view.show({ ...wholePage, x: movedBy.x }, false);
  }

  function handleMove(event: PointerEvent): void {
    if (!fingerById.has(event.pointerId)) return;
    const point = locate(event);
    fingerById.set(event.pointerId, point);
    if (pinch) movePinch(pinch);
    else if (drag) moveDrag(drag, point);
  }

  function endDrag(endedDrag: Drag, point: Point, event: PointerEvent): void {
    const isUp = event.type === 'pointerup';
    const movedX = point.x - endedDrag.startPoint.x;
    const isTap = Math.hypot(movedX, point.y - endedDrag.startPoint.y) < tapMaxPx;
    if (endedDrag.startView.scale === 1) view.show(wholePage, true);
    if (isTap) {
      if (isUp && isDoubleTap(event, point))
        view.zoomTo(view.read().scale > 1 ? 1 : doubleTapScale, point, true);
      return;
    }
    const speed = Math.abs(movedX) / Math.max(1, event.timeStamp - endedDrag.startedAt);
    const isSwipe = isUp && (Math.abs(movedX) > swipeMinPx || speed > swipeMinSpeed);
    if (endedDrag.startView.scale === 1 && isSwipe) onTurn(movedX < 0 ? 1 : -1);
  }

  function handleRelease(event: PointerEvent): void {
    const point = fingerById.get(event.pointerId);
    if (!point) return;
    fingerById.delete(event.pointerId);
    const endedDrag = drag;
    const wasPinching = pinch !== undefined;
    pinch = undefined;
    // The finger that remains after a pinch continues as a drag.
    const [remainingFinger] = fingerById.values();
    drag =
      wasPinching && remainingFinger
        ? { startPoint: remainingFinger, startView: view.read(), startedAt: event.timeStamp }
        : undefined;
    if (!wasPinching && endedDrag) endDrag(endedDrag, point, event);
  }

  function handleWheel(event: WheelEvent): void {
    const currentView = view.read();
    const isZoom = event.ctrlKey || event.metaKey;
    if (!isZoom && currentView.scale === 1) return;
    event.preventDefault();
    if (isZoom) view.zoomTo(currentView.scale * Math.exp(-event.deltaY / 100), locate(event), false);
    else
      view.moveTo(
        { ...currentView, x: currentView.x - event.deltaX, y: currentView.y - event.deltaY },
        false,
      );
  }

  const listenerController = new AbortController();
  const { signal } = listenerController;
  stage.addEventListener('pointerdown', handlePress, { signal });
  stage.addEventListener('pointermove', handleMove, { signal });
  stage.addEventListener('pointerup', handleRelease, { signal });
  stage.addEventListener('pointercancel', handleRelease, { signal });
  stage.addEventListener('wheel', handleWheel, { passive: false, signal });
  return () => listenerController.abort();
}
