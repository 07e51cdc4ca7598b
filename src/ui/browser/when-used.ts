import { whenIdle } from './when-idle.ts';

/** Events of a person who uses the page rather than only looks at it. */
const events = ['pointermove', 'pointerdown', 'touchstart', 'wheel', 'keydown'] as const;

let isUsed = false;
const waiting = new Set<() => void>();

function begin(): void {
  isUsed = true;
  for (const event of events) removeEventListener(event, begin, true);
  for (const start of waiting) start();
  waiting.clear();
}

for (const event of events) globalThis.addEventListener?.(event, begin, { capture: true, passive: true });

/**
 * Runs when the browser is idle, once somebody has begun to use the page: code loads before it is needed, and not at all for
 * people who only read. Returns a function that cancels it.
 */
export function whenUsed(run: () => void): () => void {
  if (isUsed) return whenIdle(run);
  let cancelIdle: (() => void) | undefined;
  const start = (): void => {
    cancelIdle = whenIdle(run);
  };
  waiting.add(start);
  return () => {
    waiting.delete(start);
    cancelIdle?.();
  };
}
