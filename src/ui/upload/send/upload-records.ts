import type { PreviousUpload } from 'tus-js-client';
import { requestHeaders } from '#ui/api/call.ts';

/** The uploads that this browser remembers until they end, by their URL on the server. */

/** The server deletes unfinished uploads after this time. */
const maxAgeMs = 24 * 3_600_000;

export async function listRecords(): Promise<PreviousUpload[]> {
  const { defaultOptions } = await import('tus-js-client');
  const allUploads = await defaultOptions.urlStorage.findAllUploads();
  return allUploads.filter(({ creationTime }) => Date.now() - Date.parse(creationTime) < maxAgeMs);
}

/** Forgets an upload that became a file or was refused. */
export async function forgetUpload(url: string): Promise<void> {
  const { defaultOptions } = await import('tus-js-client');
  const allUploads = await defaultOptions.urlStorage.findAllUploads();
  for (const { uploadUrl, urlStorageKey } of allUploads) {
    if (uploadUrl === url) await defaultOptions.urlStorage.removeUpload(urlStorageKey);
  }
}

/** Forgets an upload here and on the server. A server that cannot be reached deletes it by itself after a day. */
export async function cancelUpload(url: string): Promise<void> {
  await forgetUpload(url);
  const { Upload } = await import('tus-js-client');
  void Upload.terminate(url, { headers: requestHeaders() }).catch(() => undefined);
}
