import { useSyncExternalStore } from 'react';

/** Uploads under way, for the overlay. */

export type RunningUpload = {
  id: number;
  name: string;
  /** Of its bytes already sent, 0..1. */
  share: number;
  /** `waiting`: goes on by itself once the network is back; `failed`: needs `retry`; `checking`: all bytes are there. */
  state: 'sending' | 'waiting' | 'failed' | 'checking';
  cancel: () => void;
  retry: () => void;
};

export type UploadHandle = {
  update: (change: Partial<Omit<RunningUpload, 'id' | 'name'>>) => void;
  end: () => void;
};

const listeners = new Set<() => void>();
let nextId = 1;
let running: readonly RunningUpload[] = [];

function change(next: readonly RunningUpload[]): void {
  running = next;
  for (const listener of listeners) listener();
}

/** Registers an upload; call `end` when it is over, either way. */
export function beginUpload(
  name: string,
  actions: Partial<Pick<RunningUpload, 'cancel' | 'retry'>> = {},
): UploadHandle {
  const id = nextId++;
  const none = () => undefined;
  change([...running, { id, name, share: 0, state: 'sending', cancel: none, retry: none, ...actions }]);
  return {
    update: (changes) => change(running.map((one) => (one.id === id ? { ...one, ...changes } : one))),
    end: () => change(running.filter((one) => one.id !== id)),
  };
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function useUploads(): readonly RunningUpload[] {
  return useSyncExternalStore(subscribe, () => running);
}
