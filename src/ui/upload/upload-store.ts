import { useSyncExternalStore } from 'react';
import { translate } from '#ui/i18n/use-messages.ts';
import { uploadMessages } from '#ui/upload/messages.ts';

/** The running uploads, for the overlay. */

export type RunningUpload = {
  id: number;
  name: string;
  /** The share of its bytes that is sent, 0..1. */
  share: number;
  /**
   * `queued`: waits for a slot; `waiting`: goes on by itself once the network is back; `failed`: needs `retry`;
   * `checking`: the server has all bytes and checks the file.
   */
  state: 'queued' | 'sending' | 'waiting' | 'failed' | 'checking';
  cancel: () => void;
  retry: () => void;
};

export type UploadHandle = {
  /** Aborts with UploadCancelled when the person cancels. */
  signal: AbortSignal;
  update: (change: Partial<Pick<RunningUpload, 'share' | 'state' | 'retry'>>) => void;
  end: () => void;
};

export class UploadCancelled extends Error {}

/** `ended`: number of uploads that have ended, successfully or not, since none was running. */
type Uploads = { running: readonly RunningUpload[]; ended: number };

const listeners = new Set<() => void>();
let nextId = 1;
let uploads: Uploads = { running: [], ended: 0 };

function setUploads(running: readonly RunningUpload[], ended: number): void {
  uploads = { running, ended: running.length > 0 ? ended : 0 };
  for (const listener of listeners) listener();
}

/** Registers an upload; call `end` when it has ended, successfully or not. */
export function startUpload(name: string): UploadHandle {
  const id = nextId++;
  const control = new AbortController();
  const cancel = () => control.abort(new UploadCancelled(translate(uploadMessages, 'cancelled')));
  const { running, ended } = uploads;
  setUploads([...running, { id, name, share: 0, state: 'queued', cancel, retry: () => undefined }], ended);
  return {
    signal: control.signal,
    update: (changes) =>
      setUploads(
        uploads.running.map((one) => (one.id === id ? { ...one, ...changes } : one)),
        uploads.ended,
      ),
    end: () =>
      setUploads(
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
