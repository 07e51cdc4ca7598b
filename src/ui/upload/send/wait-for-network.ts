import type { UploadHandle } from '#ui/upload/upload-store.ts';

/** Before each further try, in milliseconds; after the last one somebody has to ask for it. */
export const retryDelaysMs = [0, 1_000, 3_000, 5_000, 10_000, 20_000];

/**
 * Resolves when it is worth trying again: after `delayMs`, where there is one, at once when the browser is online
 * again or the person says so. Rejects when the upload is cancelled.
 */
export function waitForNetwork(handle: UploadHandle, delayMs: number | undefined): Promise<void> {
  const { signal } = handle;
  if (signal.aborted) return Promise.reject(signal.reason);
  const over = new AbortController();
  return new Promise<void>((resolve, reject) => {
    addEventListener('online', () => resolve(), { signal: over.signal });
    signal.addEventListener('abort', () => reject(signal.reason), { signal: over.signal });
    if (delayMs !== undefined) {
      const timer = setTimeout(resolve, delayMs);
      over.signal.addEventListener('abort', () => clearTimeout(timer));
    }
    handle.update({ state: delayMs === undefined ? 'failed' : 'waiting', retry: resolve });
  }).finally(() => over.abort());
}
