import { useSyncExternalStore } from 'react';

/** Uploads under way, for the overlay: how many, and the share 0..1 of their bytes already sent. */

const running = new Map<number, number>();
const listeners = new Set<() => void>();
let nextId = 1;
let snapshot: { count: number; share: number } = { count: 0, share: 0 };

function changed(): void {
  const shares = [...running.values()];
  const sum = shares.reduce((total, share) => total + share, 0);
  snapshot = { count: shares.length, share: shares.length === 0 ? 0 : sum / shares.length };
  for (const listener of listeners) listener();
}

/** Registers an upload; call `progress` with its share and `end` when it is over, either way. */
export function beginUpload(): { progress: (share: number) => void; end: () => void } {
  const id = nextId++;
  running.set(id, 0);
  changed();
  return {
    progress: (share) => {
      running.set(id, share);
      changed();
    },
    end: () => {
      running.delete(id);
      changed();
    },
  };
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function useUploads(): { count: number; share: number } {
  return useSyncExternalStore(subscribe, () => snapshot);
}
