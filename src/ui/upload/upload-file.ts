import type { UploadKind } from '#contract/choices.ts';
import { loggedOutCodes, resultCodes } from '#contract/codes.ts';
import { ApiError } from '#ui/api/api-error.ts';
import { recordConversion } from '#ui/upload/conversion/conversion-store.ts';
import { type FinishReply, finishUpload } from '#ui/upload/send/finish-upload.ts';
import { openTransfer, type Transfer, type UploadTarget } from '#ui/upload/send/transfer-file.ts';
import { cancelUpload, forgetUpload } from '#ui/upload/send/upload-records.ts';
import { withUploadSlot } from '#ui/upload/send/upload-slots.ts';
import { startUpload, UploadCancelled, type UploadHandle } from '#ui/upload/upload-store.ts';

const uploadIdOf = (url: string): string => new URL(url, location.href).pathname.split('/').at(-1) ?? '';

/** Codes for an upload that lacks bytes on the server, or that the server has forgotten. */
const unfinishedCodes: readonly number[] = [resultCodes.upload_incomplete, resultCodes.not_found];

/** Finishes an earlier try whose reply was lost after all bytes had arrived; undefined if there is none. */
async function finishEarlierTry(transfer: Transfer, handle: UploadHandle): Promise<FinishReply | undefined> {
  const url = transfer.url();
  if (url === undefined) return undefined;
  try {
    return await finishUpload(uploadIdOf(url), handle);
  } catch (error) {
    if (error instanceof ApiError && unfinishedCodes.includes(error.code)) return undefined;
    throw error;
  }
}

async function sendAndFinish(transfer: Transfer, handle: UploadHandle): Promise<FinishReply> {
  await transfer.send();
  handle.update({ share: 1 });
  return finishUpload(uploadIdOf(transfer.url() ?? ''), handle);
}

/** Sends one file. The browser remembers the upload until the server has accepted or refused the file. */
async function runUpload(
  file: File,
  kind: UploadKind,
  handle: UploadHandle,
  target?: UploadTarget,
): Promise<FinishReply> {
  const transfer = await openTransfer(file, kind, handle, target);
  try {
    const finishReply = (await finishEarlierTry(transfer, handle)) ?? (await sendAndFinish(transfer, handle));
    await forgetUpload(transfer.url() ?? '');
    return finishReply;
  } catch (error) {
    const url = transfer.url();
    const isRefused = error instanceof ApiError && !loggedOutCodes.includes(error.code);
    // An upload that stops for another reason goes on later.
    const isCancelled = handle.signal.reason instanceof UploadCancelled;
    if (url !== undefined && isCancelled) await cancelUpload(url);
    else if (url !== undefined && isRefused) await forgetUpload(url);
    throw error;
  }
}

/** Sends one file once a slot is free; the caller shows its progress. Rejects with an error whose message can be shown. */
export function sendFile(
  file: File,
  kind: UploadKind,
  handle: UploadHandle,
  target?: UploadTarget,
): Promise<FinishReply> {
  return withUploadSlot(handle.signal, () => runUpload(file, kind, handle, target));
}

/**
 * Uploads one file once a slot is free, showing the overlay. `target`: the question or space that a student's
 * file is for. Rejects with an error whose message can be shown.
 */
export async function uploadFile(
  file: File,
  kind: UploadKind,
  target?: UploadTarget,
): Promise<FinishReply['file']> {
  const handle = startUpload(file.name);
  try {
    const { file: stored, conversion } = await sendFile(file, kind, handle, target);
    if (conversion) recordConversion(conversion);
    return stored;
  } finally {
    handle.end();
  }
}
