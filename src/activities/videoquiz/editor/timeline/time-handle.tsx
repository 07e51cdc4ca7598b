import { type KeyboardEvent, type PointerEvent, useRef } from 'react';
import { findOwn } from '#contract/find-own.ts';
import { pressedKey } from '#ui/browser/pressed-key.ts';
import { formatExact, toExact } from './exact-time.ts';
import styles from './timeline.module.css';

type TimeHandleProps = {
  kind: 'question' | 'chapter' | 'begin' | 'end';
  name: string;
  /** What stands on it. */
  mark: string;
  seconds: number;
  /** Seconds of the whole line, and where the handle may be. */
  total: number;
  min?: number;
  max?: number;
  /** The row below the line; handles that are close to each other stand in different ones. */
  level?: number;
  isChosen?: boolean;
  onMove: (seconds: number) => void;
  onChoose?: () => void;
};

const keySteps: Readonly<Record<string, number>> = {
  ArrowLeft: -0.1,
  ArrowDown: -0.1,
  ArrowRight: 0.1,
  ArrowUp: 0.1,
  PageDown: -5,
  PageUp: 5,
};
/** A press that moves less is a click. Pixels. */
const clickMax = 4;

/** A place on the timeline that is moved by mouse, touch and keys: arrows by 0.1 s, with Shift by 1 s. */
export function TimeHandle(props: TimeHandleProps) {
  const { kind, name, mark, seconds, total, min = 0, max = total, level = 0, isChosen = false } = props;
  const { onMove, onChoose } = props;
  const pressedX = useRef<number>(null);
  const move = (next: number) => {
    const exact = toExact(next, min, max);
    if (exact !== seconds) onMove(exact);
  };
  function handleDrag(event: PointerEvent<HTMLDivElement>): void {
    if (pressedX.current === null || !event.currentTarget.parentElement) return;
    if (Math.abs(event.clientX - pressedX.current) < clickMax) return;
    pressedX.current = Number.POSITIVE_INFINITY;
    const { left, width } = event.currentTarget.parentElement.getBoundingClientRect();
    move(((event.clientX - left) / width) * total);
  }
  function handleKey(event: KeyboardEvent): void {
    const key = pressedKey(event);
    const step = findOwn(keySteps, key);
    if (step !== undefined) move(seconds + step * (event.shiftKey ? 10 : 1));
    else if (key === 'Home') move(min);
    else if (key === 'End') move(max);
    else if (key === 'Enter' || key === ' ') onChoose?.();
    else return;
    event.preventDefault();
  }
  return (
    <div
      role="slider"
      tabIndex={0}
      className={styles.handle}
      data-kind={kind}
      data-chosen={isChosen || undefined}
      aria-label={name}
      aria-valuemin={min}
      aria-valuemax={max}
      aria-valuenow={seconds}
      aria-valuetext={formatExact(seconds)}
      title={`${name} · ${formatExact(seconds)}`}
      style={{ left: `${total > 0 ? (100 * seconds) / total : 0}%`, '--level': level } as object}
      onPointerDown={(event) => {
        pressedX.current = event.clientX;
        event.currentTarget.setPointerCapture(event.pointerId);
        onChoose?.();
      }}
      onPointerMove={handleDrag}
      onPointerUp={() => {
        pressedX.current = null;
      }}
      onPointerCancel={() => {
        pressedX.current = null;
      }}
      onKeyDown={handleKey}
    >
      <span aria-hidden="true">{mark}</span>
    </div>
  );
}
