import { useSyncExternalStore } from 'react';

/** The message on the sign-in page for a person who was signed out while away. */

type Notice = 'idle' | undefined;

let notice: Notice;
const listeners = new Set<() => void>();

export function setSessionNotice(newNotice: Notice): void {
  notice = newNotice;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function useSessionNotice(): Notice {
  return useSyncExternalStore(subscribe, () => notice);
}
