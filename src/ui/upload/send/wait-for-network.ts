import type { UploadHandle } from '#ui/upload/upload-store.ts';

/** Milliseconds before each further try; after the last one the person has to press 'go on'. */
export const retryDelaysMs = [0, 1_000, 3_000, 5_000, 10_000, 20_000];

/**
 * Resolves when another try may succeed: after `delayMs`, if given, or when the browser is online again or the person
 * presses 'go on'. Rejects when the upload is cancelled.
 */
export function waitForNetwork(handle: UploadHandle, delayMs: number | undefined): Promise<void> {
  const { signal } = handle;
  if (signal.aborted) return Promise.reject(signal.reason);
  const listenerController = new AbortController();
  return new Promise<void>((resolve, reject) => {
    addEventListener('online', () => resolve(), { signal: listenerController.signal });
    signal.addEventListener('abort', () => reject(signal.reason), { signal: listenerController.signal });
    if (delayMs !== undefined) {
      const timer = setTimeout(resolve, delayMs);
      listenerController.signal.addEventListener('abort', () => clearTimeout(timer));
    }
    handle.update({ state: delayMs === undefined ? 'failed' : 'waiting', retry: resolve });
  }).finally(() => listenerController.abort());
}
