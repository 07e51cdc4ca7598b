import { useSyncExternalStore } from 'react';

const step = 250;

function subscribe(listener: () => void): () => void {
  const timer = setInterval(listener, step);
  return () => clearInterval(timer);
}

const subscribeToNothing = () => () => {};

/** The device's time in milliseconds, updated four times a second while something runs. */
export function useNow(running: boolean): number {
  return useSyncExternalStore(
    running ? subscribe : subscribeToNothing,
    () => Math.floor(Date.now() / step) * step,
  );
}
