import type { PreviousUpload } from 'tus-js-client';
import { requestHeaders } from '#ui/api/call.ts';

/** What this browser remembers of uploads that are not over, each by its address on the server. */

/** Uploads older than this are gone from the server. */
const keptMs = 24 * 3_600_000;

export async function listRecords(): Promise<PreviousUpload[]> {
  const { defaultOptions } = await import('tus-js-client');
  const all = await defaultOptions.urlStorage.findAllUploads();
  return all.filter(({ creationTime }) => Date.now() - Date.parse(creationTime) < keptMs);
}

/** For what has become a file, or was refused. */
export async function forgetUpload(address: string): Promise<void> {
  const { defaultOptions } = await import('tus-js-client');
  const all = await defaultOptions.urlStorage.findAllUploads();
  for (const { uploadUrl, urlStorageKey } of all) {
    if (uploadUrl === address) await defaultOptions.urlStorage.removeUpload(urlStorageKey);
  }
}

/** Also on the server, which keeps room for it; where that cannot be reached, it forgets by itself after a day. */
export async function dropUpload(address: string): Promise<void> {
  await forgetUpload(address);
  const { Upload } = await import('tus-js-client');
  void Upload.terminate(address, { headers: requestHeaders() }).catch(() => undefined);
}
