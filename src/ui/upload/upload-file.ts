import type { ApiReply } from '#contract/api.ts';
import type { uploadKinds } from '#contract/files.ts';
import { call, TransportError } from '#ui/api/call.ts';
import { noteConversion } from '#ui/upload/conversion-store.ts';
import { receiveFile } from '#ui/upload/receive-file.ts';
import { beginUpload } from '#ui/upload/upload-store.ts';

type Kind = (typeof uploadKinds)[number];
type Finished = ApiReply<'POST /upload/finish'>;

/** Checking and storing a large file may take longer than a call; asking again joins what is under way. */
const finishTries = 12;

async function finish(id: string): Promise<Finished> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await call('POST /upload/finish', { id }, { quiet: true });
    } catch (error) {
      if (!(error instanceof TransportError) || attempt === finishTries) throw error;
    }
  }
}

/** Uploads one file, showing the overlay. Rejects with an error whose message can be shown as it is. */
export async function uploadFile(file: File, kind: Kind): Promise<Finished['file']> {
  const handle = beginUpload(file.name);
  try {
    const id = await receiveFile(file, kind, handle);
    handle.update({ state: 'checking', share: 1, cancel: () => undefined });
    const { file: stored, conversion } = await finish(id);
    if (conversion) noteConversion(conversion);
    return stored;
  } finally {
    handle.end();
  }
}
