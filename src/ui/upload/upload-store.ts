import { useSyncExternalStore } from 'react';
import { translate } from '#ui/i18n/use-messages.ts';
import { cancelMessages } from './cancel-messages.ts';

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

/** `endedCount`: number of uploads that have ended, successfully or not, since none was running. */
export type Uploads = { runningUploads: readonly RunningUpload[]; endedCount: number };

const listeners = new Set<() => void>();
let nextId = 1;
let uploads: Uploads = { runningUploads: [], endedCount: 0 };

function setUploads(runningUploads: readonly RunningUpload[], endedCount: number): void {
  uploads = { runningUploads, endedCount: runningUploads.length > 0 ? endedCount : 0 };
  for (const listener of listeners) listener();
}

/** Registers an upload; call `end` when it has ended, successfully or not. */
export function startUpload(name: string): UploadHandle {
  const id = nextId++;
  const abortController = new AbortController();
  const cancel = () => abortController.abort(new UploadCancelled(translate(cancelMessages, 'cancelled')));
  const { runningUploads, endedCount } = uploads;
  setUploads(
    [...runningUploads, { id, name, share: 0, state: 'queued', cancel, retry: () => undefined }],
    endedCount,
  );
  return {
    signal: abortController.signal,
    update: (changes) =>
      setUploads(
        uploads.runningUploads.map((upload) => (upload.id === id ? { ...upload, ...changes } : upload)),
        uploads.endedCount,
      ),
    end: () =>
      setUploads(
        uploads.runningUploads.filter((upload) => upload.id !== id),
        uploads.endedCount + 1,
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
