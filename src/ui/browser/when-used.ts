import { whenIdle } from '#ui/browser/when-idle.ts';

/** What people do first when they begin to use a page rather than only to look at it. */
const signs = ['pointermove', 'pointerdown', 'touchstart', 'wheel', 'keydown'] as const;

let isUsed = false;
const waiting = new Set<() => void>();

function begin(): void {
  isUsed = true;
  for (const sign of signs) removeEventListener(sign, begin, true);
  for (const start of waiting) start();
  waiting.clear();
}

for (const sign of signs) globalThis.addEventListener?.(sign, begin, { capture: true, passive: true });

/**
 * Runs when the browser has nothing to draw, once somebody has begun to use the app: whoever only reads pays nothing for
 * it, and it is there before a button is reached. Returns what calls it off.
 */
export function whenUsed(run: () => void): () => void {
  if (isUsed) return whenIdle(run);
  let callOffIdle: (() => void) | undefined;
  const start = (): void => {
    callOffIdle = whenIdle(run);
  };
  waiting.add(start);
  return () => {
    waiting.delete(start);
    callOffIdle?.();
  };
}
