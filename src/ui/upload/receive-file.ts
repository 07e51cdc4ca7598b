import type { DetailedError, Upload } from 'tus-js-client';
import { buildUrl, requestHeaders, unwrap } from '#ui/api/call.ts';
import { translate } from '#ui/i18n/use-messages.ts';
import { uploadMessages } from '#ui/upload/messages.ts';
import type { UploadHandle } from '#ui/upload/upload-store.ts';

/**
 * Sends a file's bytes by the tus protocol (https://tus.io/protocols/resumable-upload). A broken connection is
 * taken up again where it stopped, also after a reload, when the same file is chosen again.
 */

const retryDelaysMs = [0, 1_000, 3_000, 5_000, 10_000, 20_000];

/** On a slow line a request of the whole file would outlast what servers and proxies allow one. */
const chunkBytes = 8 * 1024 * 1024;

export class UploadCancelled extends Error {}

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

async function resume(upload: Upload): Promise<void> {
  const [previous] = await upload.findPreviousUploads();
  if (previous) upload.resumeFromPreviousUpload(previous);
  upload.start();
}

/** Resolves to the upload's id once the server has every byte. Rejects with its refusal, or UploadCancelled. */
export async function receiveFile(file: File, kind: string, handle: UploadHandle): Promise<string> {
  const tus = await import('tus-js-client');
  return new Promise((resolve, reject) => {
    const upload = new tus.Upload(file, {
      endpoint: buildUrl('/upload/tus', {}),
      headers: requestHeaders(),
      metadata: { filename: file.name, kind },
      chunkSize: chunkBytes,
      retryDelays: retryDelaysMs,
      removeFingerprintOnSuccess: true,
      onProgress: (sent, total) => handle.update({ state: 'sending', share: total > 0 ? sent / total : 0 }),
      onShouldRetry: (error) => {
        const goesOn = mayRetry(error);
        if (goesOn) handle.update({ state: 'waiting' });
        return goesOn;
      },
      onSuccess: () => resolve(new URL(upload.url ?? '', location.href).pathname.split('/').at(-1) ?? ''),
      onError: (error) => {
        const refusal = readRefusal(error);
        if (refusal instanceof Error) reject(refusal);
        else handle.update({ state: 'failed' });
      },
    });
    handle.update({
      retry: () => {
        handle.update({ state: 'sending' });
        upload.start();
      },
      cancel: () => {
        void upload.abort(true).catch(() => undefined);
        reject(new UploadCancelled(translate(uploadMessages, 'cancelled')));
      },
    });
    void resume(upload);
  });
}
