import { whenIdle } from './when-idle.ts';

/** Events of a person who uses the page rather than only looks at it. */
const interactionEvents = ['pointermove', 'pointerdown', 'touchstart', 'wheel', 'keydown'] as const;

let isPageUsed = false;
const waitingStarts = new Set<() => void>();

function runWaitingStarts(): void {
  isPageUsed = true;
  for (const event of interactionEvents) removeEventListener(event, runWaitingStarts, true);
  for (const start of waitingStarts) start();
  waitingStarts.clear();
}

for (const event of interactionEvents)
  globalThis.addEventListener?.(event, runWaitingStarts, { capture: true, passive: true });

/**
 * Calls `run` when the browser is idle, once somebody has begun to use the page: code loads before it is
 * needed, and not at all for people who only read. Returns a function that cancels it.
 */
export function whenUsed(run: () => void): () => void {
  if (isPageUsed) return whenIdle(run);
  let cancelIdle: (() => void) | undefined;
  const start = (): void => {
    cancelIdle = whenIdle(run);
  };
  waitingStarts.add(start);
  return () => {
    waitingStarts.delete(start);
    cancelIdle?.();
  };
}
