import { useSyncExternalStore } from 'react';
import { translate } from '#ui/i18n/use-messages.ts';
import { uploadMessages } from '#ui/upload/messages.ts';

/** Uploads under way, for the overlay. */

export type RunningUpload = {
  id: number;
  name: string;
  /** Of its bytes already sent, 0..1. */
  share: number;
  /**
   * `queued`: others go first; `waiting`: goes on by itself once the network is back; `failed`: needs `retry`;
   * `checking`: all bytes are there.
   */
  state: 'queued' | 'sending' | 'waiting' | 'failed' | 'checking';
  cancel: () => void;
  retry: () => void;
};

export type UploadHandle = {
  /** Aborts with UploadCancelled once the person wants it no more. */
  signal: AbortSignal;
  update: (change: Partial<Pick<RunningUpload, 'share' | 'state' | 'retry'>>) => void;
  end: () => void;
};

export class UploadCancelled extends Error {}

/** `ended`: how many are over, either way, since nothing was under way. */
type Uploads = { running: readonly RunningUpload[]; ended: number };

const listeners = new Set<() => void>();
let nextId = 1;
let uploads: Uploads = { running: [], ended: 0 };

function change(running: readonly RunningUpload[], ended: number): void {
  uploads = { running, ended: running.length > 0 ? ended : 0 };
  for (const listener of listeners) listener();
}

/** Registers an upload; call `end` when it is over, either way. */
export function beginUpload(name: string): UploadHandle {
  const id = nextId++;
  const control = new AbortController();
  const cancel = () => control.abort(new UploadCancelled(translate(uploadMessages, 'cancelled')));
  const { running, ended } = uploads;
  change([...running, { id, name, share: 0, state: 'queued', cancel, retry: () => undefined }], ended);
  return {
    signal: control.signal,
    update: (changes) =>
      change(
        uploads.running.map((one) => (one.id === id ? { ...one, ...changes } : one)),
        uploads.ended,
      ),
    end: () =>
      change(
        uploads.running.filter((one) => one.id !== id),
        uploads.ended + 1,
      ),
  };
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function useUploads(): Uploads {
  return useSyncExternalStore(subscribe, () => uploads);
}
