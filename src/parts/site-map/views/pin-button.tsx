import { type KeyboardEvent, type MouseEvent, type PointerEvent, useRef, useState } from 'react';
import { findOwn } from '#contract/find-own.ts';
import { hasModifier, pressedKey } from '#ui/browser/pressed-key.ts';
import { useMessages } from '#ui/i18n/use-messages.ts';
import type { MapPin } from '../map-parts.ts';
import { mapMessages } from '../messages.ts';
import styles from './map-view.module.css';
import { PinSign } from './pin-sign.tsx';

type Point = { x: number; y: number };

/** A pointer that moves less, in CSS pixels, chooses the pin. */
const dragMinPx = 5;
const stepPx = 8;
const bigStepPx = 40;

const directions: Readonly<Record<string, Point>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};

type PinButtonProps = {
  pin: MapPin;
  /** Where the pin's tip is, in CSS pixels from the map's top left corner. */
  point: Point;
  isChosen: boolean;
  onChoose: () => void;
  /** Moves the pin by CSS pixels; without it, the pin stays where it is. */
  onMove?: ((by: Point) => void) | undefined;
  onFocus: () => void;
  /** The id of the text that says how keys move it. */
  keysId: string | undefined;
};

/** A pin of the map. Arrow keys, a mouse or a finger move it where it may be moved. */
export function PinButton({ pin, point, isChosen, onChoose, onMove, onFocus, keysId }: PinButtonProps) {
  const t = useMessages(mapMessages);
  const { drag, isDragged, ...handlers } = usePinDrag(onMove);
  const { number, label, state, lines = [] } = pin;
  const words = [`${number} ${label}`, ...(state === 'plain' ? [] : [t(state)]), ...lines];
  const choose = (event: MouseEvent) => {
    // Keys click without a count.
    if (event.detail === 0 || !isDragged()) onChoose();
  };
  const move = (event: KeyboardEvent) => {
    const direction = findOwn(directions, pressedKey(event));
    if (!direction || !onMove || hasModifier(event)) return;
    event.preventDefault();
    const step = event.shiftKey ? bigStepPx : stepPx;
    onMove({ x: direction.x * step, y: direction.y * step });
  };
  return (
    <button
      type="button"
      className={styles.pin}
      style={{ transform: `translate(${point.x + drag.x}px, ${point.y + drag.y}px) translate(-50%, -100%)` }}
      data-state={state}
      data-movable={onMove ? '' : undefined}
      aria-label={words.join(', ')}
      aria-pressed={isChosen}
      aria-describedby={keysId}
      onClick={choose}
      onKeyDown={move}
      onFocus={onFocus}
      {...handlers}
    >
      <PinSign number={number} state={state} />{' '}
      {label !== '' && <span className={styles.label}>{label}</span>}
    </button>
  );
}

/** Dragging by a pointer: `drag` is how far the pin is from its place; it has moved once the pointer is up. */
function usePinDrag(onMove: ((by: Point) => void) | undefined) {
  const start = useRef<Point>(undefined);
  const wasDragged = useRef(false);
  const [drag, setDrag] = useState<Point>({ x: 0, y: 0 });
  const distanceOf = (event: PointerEvent): Point => ({
    x: event.clientX - (start.current?.x ?? event.clientX),
    y: event.clientY - (start.current?.y ?? event.clientY),
  });
  const end = () => {
    start.current = undefined;
    setDrag({ x: 0, y: 0 });
  };
  return {
    drag,
    /** Whether the latest pointer moved the pin; the click that follows does not choose it. */
    isDragged: () => wasDragged.current,
    onPointerDown: (event: PointerEvent<HTMLButtonElement>) => {
      wasDragged.current = false;
      if (!onMove || event.button !== 0) return;
      start.current = { x: event.clientX, y: event.clientY };
      event.currentTarget.setPointerCapture(event.pointerId);
    },
    onPointerMove: (event: PointerEvent) => {
      if (!start.current) return;
      const distance = distanceOf(event);
      if (Math.hypot(distance.x, distance.y) >= dragMinPx) wasDragged.current = true;
      if (wasDragged.current) setDrag(distance);
    },
    onPointerUp: (event: PointerEvent) => {
      if (start.current && wasDragged.current) onMove?.(distanceOf(event));
      end();
    },
    onPointerCancel: end,
  };
}
