import type { ApiReply } from '#contract/api.ts';
import { resultCodes } from '#contract/codes.ts';
import { ApiError, call, TransportError } from '#ui/api/call.ts';
import { retryDelaysMs, waitForNetwork } from '#ui/upload/send/wait-for-network.ts';
import type { UploadHandle } from '#ui/upload/upload-store.ts';

export type Finished = ApiReply<'POST /upload/finish'>;

/** Checking and storing a large file may take longer than a call; asking again joins what is under way. */
const slowTries = 12;

/** Refusals that pass: the server is too busy, or something in it broke. */
function mayPass({ code }: ApiError): boolean {
  return code === resultCodes.too_many_requests || (code >= 500 && code < 600);
}

/**
 * Makes a received upload a file. Goes on asking until the server answers: repeated, it gives the same reply.
 * Rejects with the server's refusal, or UploadCancelled.
 */
export async function finishUpload(id: string, handle: UploadHandle): Promise<Finished> {
  let slow = 0;
  let failed = 0;
  for (;;) {
    handle.update({ state: 'checking' });
    try {
      return await call('POST /upload/finish', { id }, { quiet: true, signal: handle.signal });
    } catch (error) {
      const isRefused = error instanceof ApiError && !mayPass(error);
      if (handle.signal.aborted || isRefused) throw error;
      slow += 1;
      if (error instanceof TransportError && error.isTimeout && slow < slowTries) continue;
      const delay = retryDelaysMs[failed];
      await waitForNetwork(handle, delay);
      failed = delay === undefined ? 0 : failed + 1;
      slow = 0;
    }
  }
}
