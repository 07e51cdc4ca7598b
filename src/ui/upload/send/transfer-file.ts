import type { DetailedError, Upload } from 'tus-js-client';
import { buildUrl, requestHeaders, unwrap } from '#ui/api/call.ts';
import { retryDelaysMs, waitForNetwork } from '#ui/upload/send/wait-for-network.ts';
import type { UploadHandle } from '#ui/upload/upload-store.ts';

/**
 * Sends a file's bytes by the tus protocol (https://tus.io/protocols/resumable-upload). A broken connection is
 * taken up again where it stopped, also after a reload, when the same file is chosen again.
 */

/** On a slow line a request of the whole file would outlast what servers and proxies allow one. */
const chunkBytes = 8 * 1024 * 1024;

/** The server's refusal, or undefined where trying again may help. */
function readRefusal(error: Error | DetailedError): unknown {
  if (mayRetry(error)) return undefined;
  const body = 'originalResponse' in error ? error.originalResponse?.getBody() : undefined;
  if (!body) return undefined;
  try {
    unwrap(JSON.parse(body) as Parameters<typeof unwrap>[0]);
    return undefined;
  } catch (refusal) {
    return refusal instanceof SyntaxError ? undefined : refusal;
  }
}

const statusOf = (error: Error | DetailedError): number =>
  ('originalResponse' in error ? error.originalResponse?.getStatus() : undefined) ?? 0;

/** These pass: too slow, another request of the same upload has not ended yet, too many at once. */
const passing = [0, 408, 409, 423, 429];

function mayRetry(error: Error | DetailedError): boolean {
  const status = statusOf(error);
  return status >= 500 || passing.includes(status);
}

export type Transfer = {
  /** On the server; undefined before it has been begun there. Known at once for a file that was being sent before. */
  address: () => string | undefined;
  /** Resolves once the server has every byte. Rejects with its refusal, or UploadCancelled. */
  send: () => Promise<void>;
};

function sendBytes(upload: Upload, handle: UploadHandle): Promise<void> {
  const over = new AbortController();
  let isWaiting = false;
  const start = () => {
    isWaiting = false;
    handle.update({ state: 'sending' });
    upload.start();
  };
  const startLater = async () => {
    try {
      await waitForNetwork(handle, undefined);
      start();
    } catch {
      // Cancelled, and told by then.
    }
  };
  return new Promise<void>((resolve, reject) => {
    const stop = () => {
      void upload.abort();
      reject(handle.signal.reason);
    };
    handle.signal.addEventListener('abort', stop, { signal: over.signal });
    // Before its own next try.
    const hurry = () => isWaiting && void upload.abort().then(start);
    addEventListener('online', hurry, { signal: over.signal });
    Object.assign(upload.options, {
      onProgress: (sent: number, total: number) => {
        isWaiting = false;
        handle.update({ state: 'sending', share: total > 0 ? sent / total : 0 });
      },
      onShouldRetry: (error: DetailedError) => {
        isWaiting = mayRetry(error);
        if (isWaiting) handle.update({ state: 'waiting' });
        return isWaiting;
      },
      onSuccess: () => resolve(),
      onError: (error: Error | DetailedError) => {
        isWaiting = false;
        const refusal = readRefusal(error);
        if (refusal instanceof Error) reject(refusal);
        else void startLater();
      },
    });
    start();
  }).finally(() => over.abort());
}

/** Whose answer a student's work belongs to. */
export type UploadPlace = { attempt_id: string; question_id: string };

/** Nothing is sent yet. What is remembered of the upload stays until it is forgotten. */
export async function openTransfer(
  file: File,
  kind: string,
  handle: UploadHandle,
  place?: UploadPlace,
): Promise<Transfer> {
  const { Upload, defaultOptions } = await import('tus-js-client');
  const upload = new Upload(file, {
    endpoint: buildUrl('/upload/tus', {}),
    headers: requestHeaders(),
    metadata: { filename: file.name, kind, ...place },
    // The same file for another question is another upload.
    fingerprint: async (...given) => {
      const known = await defaultOptions.fingerprint(...given);
      return known && place ? `${known}-${place.attempt_id}-${place.question_id}` : known;
    },
    chunkSize: chunkBytes,
    retryDelays: retryDelaysMs,
  });
  const [previous] = await upload.findPreviousUploads();
  if (previous) upload.resumeFromPreviousUpload(previous);
  return { address: () => upload.url ?? undefined, send: () => sendBytes(upload, handle) };
}
