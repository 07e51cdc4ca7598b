import { preload } from './reload-when-outdated.ts';
import { whenIdle } from './when-idle.ts';

/** A page loads in several steps, and the browser is idle between them, too. */
const afterMs = 1_000;

/**
 * Runs `load` once the page has had a second to show itself and the browser is idle: for code that nothing on the screen
 * needs. Failures are ignored, because the code is loaded again when it is needed. Returns a function that cancels it.
 */
export function loadAfterPage(load: () => Promise<unknown>): () => void {
  let cancelIdle: (() => void) | undefined;
  const timer = setTimeout(() => {
    cancelIdle = whenIdle(() => void preload(load).catch(() => undefined));
  }, afterMs);
  return () => {
    clearTimeout(timer);
    cancelIdle?.();
  };
}
