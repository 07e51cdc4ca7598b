import type { Board } from './board.view.ts';
import type { Gesture, GesturePoint } from './ink-tool.ts';
import { usualPressure } from './pack-points.ts';
import {
  applyPointer,
  type PointerAction,
  type PointerInput,
  type PointerKind,
  pointersAtRest,
  turnPenMode,
} from './pointer-rules.ts';
import { findPageAt, panBy, toSurface, zoomAround } from './view-of-pages.ts';

/** Connects pens, fingers and mice of an element with a board, by the pointer rules. */

export type PointerTarget = {
  board: Board;
  /** Whether a pointer draws now; else all of them move the view. */
  draws: () => boolean;
  usesPressure: () => boolean;
  begin: (point: GesturePoint, isEraser: boolean) => Gesture | undefined;
  onPenMode: () => void;
  /** A pointer moves without touching. */
  onHover: (point: GesturePoint) => void;
};

const inputTypes = [
  ['pointerdown', 'down'],
  ['pointermove', 'move'],
  ['pointerup', 'up'],
  ['pointercancel', 'cancel'],
] as const;

const kindOf = (type: string): PointerKind => (type === 'pen' || type === 'touch' ? type : 'mouse');

export function attachPointers(element: HTMLElement, target: PointerTarget) {
  const { board } = target;
  let state = pointersAtRest;
  let gesture: Gesture | undefined;
  /** The page on which the gesture began. */
  let page = 0;
  let corner = { left: 0, top: 0 };

  function toInput(event: PointerEvent, type: PointerInput['type']): PointerInput {
    const { pointerId: id, pointerType, clientX, clientY, button, timeStamp: time } = event;
    return {
      type,
      id,
      kind: kindOf(pointerType),
      x: clientX - corner.left,
      y: clientY - corner.top,
      button,
      time,
    };
  }

  function toPoint(event: PointerEvent, onPage?: number): GesturePoint {
    const { clientX, clientY, pointerType, pressure, timeStamp: time } = event;
    const place = toSurface(board.view(), [clientX - corner.left, clientY - corner.top]);
    const hasPressure = pointerType === 'pen' && target.usesPressure() && pressure > 0;
    const measured = { pressure: hasPressure ? pressure : usualPressure, time };
    const laidPage = onPage === undefined ? undefined : board.pages[onPage];
    if (onPage === undefined || !laidPage) return { ...findPageAt(board.pages, place), ...measured };
    return { page: onPage, at: [place[0] - laidPage.x, place[1] - laidPage.y], ...measured };
  }

  function act(action: PointerAction, event: PointerEvent): void {
    switch (action.do) {
      case 'pen_mode':
        return target.onPenMode();
      case 'begin': {
        const first = toPoint(event);
        page = first.page;
        gesture = target.begin(first, action.isEraser);
        return;
      }
      case 'go_on': {
        // Browsers gather what the pen did between two frames; some that know the function give an empty list.
        const gathered = event.getCoalescedEvents?.() ?? [];
        return gesture?.goOn((gathered.length > 0 ? gathered : [event]).map((each) => toPoint(each, page)));
      }
      case 'pan':
        return board.setView(panBy(board.view(), action.dx, action.dy));
      case 'pinch': {
        const zoomed = zoomAround(board.view(), action.factor, [action.x, action.y]);
        return board.setView(panBy(zoomed, action.dx, action.dy));
      }
      default: {
        const ended = gesture;
        gesture = undefined;
        return action.do === 'finish' ? ended?.finish() : ended?.drop();
      }
    }
  }

  function handle(event: PointerEvent, type: PointerInput['type']): void {
    if (type === 'down') {
      corner = element.getBoundingClientRect();
      element.setPointerCapture(event.pointerId);
    }
    const [next, actions] = applyPointer(state, toInput(event, type), { draws: target.draws() });
    state = next;
    for (const action of actions) act(action, event);
    if (type === 'move' && !state.drawing && event.buttons === 0) target.onHover(toPoint(event));
  }

  // On tablets `touch-action` does not keep the system from taking short strokes of a pencil for handwriting.
  const preventTouch = (event: TouchEvent): void => event.preventDefault();
  const preventMenu = (event: Event): void => event.preventDefault();
  const listening = new AbortController();
  for (const [name, type] of inputTypes)
    element.addEventListener(name, (event) => handle(event, type), { signal: listening.signal });
  element.addEventListener('touchmove', preventTouch, { passive: false, signal: listening.signal });
  element.addEventListener('contextmenu', preventMenu, { signal: listening.signal });
  return {
    setPenMode(isOn: boolean): void {
      if (state.isPenMode !== isOn) state = turnPenMode(state, isOn);
    },
    stop(): void {
      gesture?.drop();
      listening.abort();
    },
  };
}
