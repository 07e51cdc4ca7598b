import { useSyncExternalStore } from 'react';

const stepMs = 250;

function subscribe(listener: () => void): () => void {
  const timer = setInterval(listener, stepMs);
  return () => clearInterval(timer);
}

const subscribeToNothing = () => () => {};

/** The device's time in milliseconds, updated four times a second while something runs. */
export function useNow(isRunning: boolean): number {
  return useSyncExternalStore(
    isRunning ? subscribe : subscribeToNothing,
    () => Math.floor(Date.now() / stepMs) * stepMs,
  );
}
