import type { DetailedError, Upload } from 'tus-js-client';
import { buildUrl, requestHeaders, unwrap } from '#ui/api/call.ts';
import { retryDelaysMs, waitForNetwork } from '#ui/upload/send/wait-for-network.ts';
import type { UploadHandle } from '#ui/upload/upload-store.ts';

/**
 * Sends a file's bytes by the tus protocol (https://tus.io/protocols/resumable-upload). An interrupted transfer resumes
 * where it stopped, also after a reload, when the same file is chosen again.
 */

/** Small enough that a request ends within the time that servers and proxies allow, also on a slow connection. */
const chunkBytes = 8 * 1024 * 1024;

/** The server's refusal; undefined if trying again may help. `token`: the session token of the request. */
function readRefusal(error: Error | DetailedError, token: string | undefined): unknown {
  if (mayRetry(error)) return undefined;
  const body = 'originalResponse' in error ? error.originalResponse?.getBody() : undefined;
  if (!body) return undefined;
  try {
    unwrap({ ...(JSON.parse(body) as Parameters<typeof unwrap>[0]), token });
    return undefined;
  } catch (refusal) {
    return refusal instanceof SyntaxError ? undefined : refusal;
  }
}

const statusOf = (error: Error | DetailedError): number =>
  ('originalResponse' in error ? error.originalResponse?.getStatus() : undefined) ?? 0;

/** No reply, timeout, another request of the same upload still running, locked, too many requests. */
const temporaryStatuses = [0, 408, 409, 423, 429];

function mayRetry(error: Error | DetailedError): boolean {
  const status = statusOf(error);
  return status >= 500 || temporaryStatuses.includes(status);
}

export type Transfer = {
  /** The upload's URL on the server; undefined before it exists there. Known at once for a resumed transfer. */
  url: () => string | undefined;
  /** Resolves when the server has all bytes. Rejects with its refusal, or UploadCancelled. */
  send: () => Promise<void>;
};

function sendBytes(upload: Upload, handle: UploadHandle): Promise<void> {
  const listenerController = new AbortController();
  let isWaiting = false;
  const startSending = () => {
    isWaiting = false;
    handle.update({ state: 'sending' });
    upload.start();
  };
  const startWhenPossible = async () => {
    try {
      await waitForNetwork(handle, undefined);
      startSending();
    } catch {
      // After a cancel, the abort handler below has already rejected.
    }
  };
  return new Promise<void>((resolve, reject) => {
    const abortTransfer = () => {
      void upload.abort();
      reject(handle.signal.reason);
    };
    handle.signal.addEventListener('abort', abortTransfer, { signal: listenerController.signal });
    // Tries at once instead of after the library's delay.
    const startNow = () => isWaiting && void upload.abort().then(startSending);
    addEventListener('online', startNow, { signal: listenerController.signal });
    Object.assign(upload.options, {
      onProgress: (sentBytes: number, totalBytes: number) => {
        isWaiting = false;
        handle.update({ state: 'sending', share: totalBytes > 0 ? sentBytes / totalBytes : 0 });
      },
      onShouldRetry: (error: DetailedError) => {
        isWaiting = mayRetry(error);
        if (isWaiting) handle.update({ state: 'waiting' });
        return isWaiting;
      },
      onSuccess: () => resolve(),
      onError: (error: Error | DetailedError) => {
        isWaiting = false;
        const refusal = readRefusal(error, upload.options.headers?.['token']);
        if (refusal instanceof Error) reject(refusal);
        else void startWhenPossible();
      },
    });
    startSending();
  }).finally(() => listenerController.abort());
}

/** The question or the space of an attempt that a student's file is for. */
export type UploadTarget = { attempt_id: string } & ({ question_id: string } | { space: string });

/** Prepares a transfer without sending anything. The browser remembers it until `forgetUpload`. */
export async function openTransfer(
  file: File,
  kind: string,
  handle: UploadHandle,
  target?: UploadTarget,
): Promise<Transfer> {
  const { Upload, defaultOptions } = await import('tus-js-client');
  const upload = new Upload(file, {
    endpoint: buildUrl('/upload/tus', {}),
    headers: requestHeaders(),
    metadata: { filename: file.name, kind, ...target },
    // Includes the target, because the same file for another question or space is another upload.
    fingerprint: async (...fingerprintArgs) => {
      const fileFingerprint = await defaultOptions.fingerprint(...fingerprintArgs);
      return fileFingerprint && target
        ? `${fileFingerprint}-${Object.values(target).join('-')}`
        : fileFingerprint;
    },
    chunkSize: chunkBytes,
    retryDelays: retryDelaysMs,
  });
  const [previousUpload] = await upload.findPreviousUploads();
  if (previousUpload) upload.resumeFromPreviousUpload(previousUpload);
  return { url: () => upload.url ?? undefined, send: () => sendBytes(upload, handle) };
}
