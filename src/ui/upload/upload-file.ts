import type { UploadKind } from '#contract/choices.ts';
import { loggedOutCodes, resultCodes } from '#contract/codes.ts';
import { ApiError } from '#ui/api/call.ts';
import { noteConversion } from '#ui/upload/conversion/conversion-store.ts';
import { type Finished, finishUpload } from '#ui/upload/send/finish-upload.ts';
import { openTransfer, type Transfer, type UploadPlace } from '#ui/upload/send/transfer-file.ts';
import { dropUpload, forgetUpload } from '#ui/upload/send/upload-records.ts';
import { inTurn } from '#ui/upload/send/upload-slots.ts';
import { beginUpload, type UploadHandle } from '#ui/upload/upload-store.ts';

const idOf = (address: string): string => new URL(address, location.href).pathname.split('/').at(-1) ?? '';

/** Bytes are missing, or it is gone: then the file is sent. */
const unfinishedCodes: readonly number[] = [resultCodes.upload_incomplete, resultCodes.not_found];

/** What an earlier try was not told: its bytes may all have arrived, and it may even have become a file. */
async function finishEarlier(transfer: Transfer, handle: UploadHandle): Promise<Finished | undefined> {
  const address = transfer.address();
  if (address === undefined) return undefined;
  try {
    return await finishUpload(idOf(address), handle);
  } catch (error) {
    if (error instanceof ApiError && unfinishedCodes.includes(error.code)) return undefined;
    throw error;
  }
}

async function sendAndFinish(transfer: Transfer, handle: UploadHandle): Promise<Finished> {
  await transfer.send();
  handle.update({ share: 1 });
  return finishUpload(idOf(transfer.address() ?? ''), handle);
}

/** It is remembered until the server has said what became of it. */
async function carry(
  file: File,
  kind: UploadKind,
  handle: UploadHandle,
  place?: UploadPlace,
): Promise<Finished> {
  const transfer = await openTransfer(file, kind, handle, place);
  try {
    const finished = (await finishEarlier(transfer, handle)) ?? (await sendAndFinish(transfer, handle));
    await forgetUpload(transfer.address() ?? '');
    return finished;
  } catch (error) {
    const address = transfer.address();
    const isRefused = error instanceof ApiError && !loggedOutCodes.includes(error.code);
    if (address !== undefined && handle.signal.aborted) await dropUpload(address);
    else if (address !== undefined && isRefused) await forgetUpload(address);
    throw error;
  }
}

/**
 * Uploads one file when it is its turn, showing the overlay; with a `place`, a student's work. Rejects with an error whose
 * message can be shown as it is.
 */
export async function uploadFile(
  file: File,
  kind: UploadKind,
  place?: UploadPlace,
): Promise<Finished['file']> {
  const handle = beginUpload(file.name);
  try {
    const { file: stored, conversion } = await inTurn(handle.signal, () => carry(file, kind, handle, place));
    if (conversion) noteConversion(conversion);
    return stored;
  } finally {
    handle.end();
  }
}
