import type { Size } from '../layout.ts';
import { clampView, type Point, type View, wholePage, zoomAt } from '../zoom.ts';

/**
 * Fingers, mouse and wheel on pages: swipe to turn, pinch, double tap and Ctrl + wheel to zoom, drag to move what is
 * zoomed. Works on the elements themselves, so that nothing is rendered anew while a finger moves.
 */

export type Gestures = {
  zoomBy: (factor: number) => void;
  /** Moves what is zoomed by a share of the room; false where it is not zoomed. */
  pan: (x: number, y: number) => boolean;
  reset: () => void;
  detach: () => void;
};

type Wishes = {
  /** The element that takes the gestures, and the one in its middle that is zoomed and moved. */
  stage: HTMLElement;
  sheet: HTMLElement;
  onScale: (scale: number) => void;
  onTurn: (by: 1 | -1) => void;
};

const tapMs = 300;
const tapPx = 12;
const doubleTapScale = 2.5;
/** So far, or so fast (px per ms), a finger has to go for a page to turn. */
const swipePx = 60;
const swipeSpeed = 0.4;

type Drag = { from: Point; view: View; at: number };
type Pinch = { distance: number; middle: Point; view: View };

export function attachGestures({ stage, sheet, onScale, onTurn }: Wishes): Gestures {
  let view = wholePage;
  let drag: Drag | undefined;
  let pinch: Pinch | undefined;
  let lastTap: { at: number; point: Point } | undefined;
  const fingers = new Map<number, Point>();

  const room = (): Size => ({ width: stage.clientWidth, height: stage.clientHeight });
  const content = (): Size => ({ width: sheet.offsetWidth, height: sheet.offsetHeight });

  function show(next: View, isSmooth: boolean): void {
    const { scale } = view;
    view = next;
    sheet.toggleAttribute('data-smooth', isSmooth);
    stage.toggleAttribute('data-zoomed', next.scale > 1);
    sheet.style.transform =
      next.scale === 1 && next.x === 0 && next.y === 0
        ? ''
        : `translate(${next.x}px, ${next.y}px) scale(${next.scale})`;
    if (next.scale !== scale) onScale(next.scale);
  }

  function zoomTo(scale: number, point: Point, isSmooth: boolean): void {
    show(clampView(zoomAt(view, scale, point), content(), room()), isSmooth);
  }

  function locate({ clientX, clientY }: MouseEvent): Point {
    const { left, top, width, height } = stage.getBoundingClientRect();
    return { x: clientX - left - width / 2, y: clientY - top - height / 2 };
  }

  function beginPinch(): void {
    const [one, other] = [...fingers.values()];
    if (!one || !other) return;
    const middle = { x: (one.x + other.x) / 2, y: (one.y + other.y) / 2 };
    pinch = { distance: Math.hypot(one.x - other.x, one.y - other.y) || 1, middle, view };
    drag = undefined;
  }

  function movePinch({ distance, middle, view: from }: Pinch): void {
    const [one, other] = [...fingers.values()];
    if (!one || !other) return;
    const now = { x: (one.x + other.x) / 2, y: (one.y + other.y) / 2 };
    const growth = Math.hypot(one.x - other.x, one.y - other.y) / distance;
    const zoomed = zoomAt(from, from.scale * growth, middle);
    const moved = { ...zoomed, x: zoomed.x + now.x - middle.x, y: zoomed.y + now.y - middle.y };
    show(clampView(moved, content(), room()), false);
  }

  function press(event: PointerEvent): void {
    if (event.button !== 0 || (event.target as Element).closest('a, button, input')) return;
    const point = locate(event);
    fingers.set(event.pointerId, point);
    stage.setPointerCapture(event.pointerId);
    if (fingers.size === 2) beginPinch();
    else drag = { from: point, view, at: event.timeStamp };
  }

  function move(event: PointerEvent): void {
    if (!fingers.has(event.pointerId)) return;
    const point = locate(event);
    fingers.set(event.pointerId, point);
    if (pinch) movePinch(pinch);
    else if (drag) {
      const by = { x: point.x - drag.from.x, y: point.y - drag.from.y };
      if (drag.view.scale > 1) {
        const moved = { ...drag.view, x: drag.view.x + by.x, y: drag.view.y + by.y };
        show(clampView(moved, content(), room()), false);
      } else show({ ...wholePage, x: by.x }, false);
    }
  }

  function tap(event: PointerEvent, point: Point): void {
    const isSecond =
      lastTap !== undefined &&
      event.timeStamp - lastTap.at < tapMs &&
      Math.hypot(point.x - lastTap.point.x, point.y - lastTap.point.y) < 2 * tapPx;
    lastTap = isSecond ? undefined : { at: event.timeStamp, point };
    if (isSecond) zoomTo(view.scale > 1 ? 1 : doubleTapScale, point, true);
  }

  function release(event: PointerEvent): void {
    const point = fingers.get(event.pointerId);
    if (!point) return;
    fingers.delete(event.pointerId);
    const ended = drag;
    drag = undefined;
    if (pinch) {
      pinch = undefined;
      // The finger that stays goes on as a drag.
      const [rest] = fingers.values();
      if (rest) drag = { from: rest, view, at: event.timeStamp };
      return;
    }
    if (!ended) return;
    const x = point.x - ended.from.x;
    if (Math.hypot(x, point.y - ended.from.y) < tapPx) {
      if (ended.view.scale === 1) show(wholePage, true);
      if (event.type === 'pointerup') tap(event, point);
      return;
    }
    if (ended.view.scale > 1) return;
    const speed = Math.abs(x) / Math.max(1, event.timeStamp - ended.at);
    const isSwipe = event.type === 'pointerup' && (Math.abs(x) > swipePx || speed > swipeSpeed);
    show(wholePage, true);
    if (isSwipe) onTurn(x < 0 ? 1 : -1);
  }

  function wheel(event: WheelEvent): void {
    const isZoom = event.ctrlKey || event.metaKey;
    if (!isZoom && view.scale === 1) return;
    event.preventDefault();
    if (isZoom) zoomTo(view.scale * Math.exp(-event.deltaY / 100), locate(event), false);
    else {
      const moved = { ...view, x: view.x - event.deltaX, y: view.y - event.deltaY };
      show(clampView(moved, content(), room()), false);
    }
  }

  stage.addEventListener('pointerdown', press);
  stage.addEventListener('pointermove', move);
  stage.addEventListener('pointerup', release);
  stage.addEventListener('pointercancel', release);
  stage.addEventListener('wheel', wheel, { passive: false });

  return {
    zoomBy: (factor) => zoomTo(view.scale * factor, { x: 0, y: 0 }, true),
    pan: (x, y) => {
      if (view.scale === 1) return false;
      const { width, height } = room();
      show(clampView({ ...view, x: view.x + x * width, y: view.y + y * height }, content(), room()), true);
      return true;
    },
    reset: () => show(wholePage, false),
    detach: () => {
      stage.removeEventListener('pointerdown', press);
      stage.removeEventListener('pointermove', move);
      stage.removeEventListener('pointerup', release);
      stage.removeEventListener('pointercancel', release);
      stage.removeEventListener('wheel', wheel);
    },
  };
}
