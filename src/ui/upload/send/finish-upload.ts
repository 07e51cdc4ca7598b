import type { ApiReply } from '#contract/api.ts';
import { resultCodes } from '#contract/codes.ts';
import { ApiError } from '#ui/api/api-error.ts';
import { call, TransportError } from '#ui/api/call.ts';
import { retryDelaysMs, waitForNetwork } from '#ui/upload/send/wait-for-network.ts';
import type { UploadHandle } from '#ui/upload/upload-store.ts';

export type FinishReply = ApiReply<'POST /upload/finish'>;

/** Largest number of calls that may time out: checking a large file takes long, and a new call waits for the same check. */
const timeoutCountMax = 12;

/** Whether the server is too busy or has failed, so that trying again may help. */
function isTemporary({ code }: ApiError): boolean {
  return code === resultCodes.too_many_requests || (code >= 500 && code < 600);
}

/**
 * Turns a received upload into a file. Repeats the call until the server replies; a repeated call gets the same reply.
 * Rejects with the server's refusal, or UploadCancelled.
 */
export async function finishUpload(id: string, handle: UploadHandle): Promise<FinishReply> {
  let timeoutCount = 0;
  let failureCount = 0;
  for (;;) {
    handle.update({ state: 'checking' });
    try {
      return await call('POST /upload/finish', { id }, { quiet: true, signal: handle.signal });
    } catch (error) {
      const isRefused = error instanceof ApiError && !isTemporary(error);
      if (handle.signal.aborted || isRefused) throw error;
      timeoutCount += 1;
      if (error instanceof TransportError && error.isTimeout && timeoutCount < timeoutCountMax) continue;
      const delayMs = retryDelaysMs[failureCount];
      await waitForNetwork(handle, delayMs);
      failureCount = delayMs === undefined ? 0 : failureCount + 1;
      timeoutCount = 0;
    }
  }
}
