import { useSyncExternalStore } from 'react';

const step = 250;

function subscribe(listener: () => void): () => void {
  const timer = setInterval(listener, step);
  return () => clearInterval(timer);
}

const rest = () => () => {};

/** The device's time in milliseconds, updated four times a second while something runs. */
export function useNow(running: boolean): number {
  return useSyncExternalStore(running ? subscribe : rest, () => Math.floor(Date.now() / step) * step);
}
