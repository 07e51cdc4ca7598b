import type { StoredFile } from '#form/activity-type.ts';
import { saveAttachment } from '#player/features/attempt/attempt-calls.ts';
import {
  type AddedFile,
  attemptIdOf,
  type FileChange,
  type RemovedFile,
} from '#player/features/attempt/unsent/attempt-lane.ts';
import { offerCancel, setProgress } from '#player/features/attempt/unsent/file-progress.ts';
import { TransportError } from '#ui/api/call.ts';
import { translate } from '#ui/i18n/use-messages.ts';
import { textOfKey, type UnsentEntry } from '#ui/unsent/unsent-entry.ts';
import type { Sender, SendResult } from '#ui/unsent/unsent-kinds.ts';
import type { UnsentQueue } from '#ui/unsent/unsent-queue.ts';
import { sendFile } from '#ui/upload/upload-file.ts';
import { UploadCancelled, type UploadHandle } from '#ui/upload/upload-store.ts';
import { fileMessages } from './file-messages.ts';

/** Sends the bytes of files and then adds them to their answers; removes files from answers. */

type FileResult = SendResult<FileChange>;

/**
 * Ends at the first wait for the network, because other work of the queue must not wait for it: the next try goes on where
 * this one stopped.
 */
function createHandle(name: string, controller: AbortController): UploadHandle {
  let sentShare = 0;
  return {
    signal: controller.signal,
    end: () => undefined,
    update: ({ state, share }) => {
      sentShare = share ?? sentShare;
      // After this call: the uploading library begins to wait when it returns, and would go on by itself.
      if (state === 'waiting' || state === 'failed')
        queueMicrotask(() => controller.abort(new TransportError(false)));
      else setProgress(name, { sentShare, state: state === 'checking' ? 'checking' : 'sending' });
    },
  };
}

async function sendBytes({ lane, name, body, bytes }: UnsentEntry<AddedFile>): Promise<StoredFile> {
  const { type, last_modified: lastModified, kind, question_id } = body;
  const file = new File([bytes ?? new Blob()], body.name, { type, lastModified });
  const controller = new AbortController();
  offerCancel(name, () => controller.abort(new UploadCancelled()));
  try {
    const target = { attempt_id: String(attemptIdOf(lane)), question_id };
    return (await sendFile(file, kind, createHandle(name, controller), target)).file;
  } finally {
    setProgress(name, undefined);
  }
}

/** Changes the files of an answer, whatever its words are on this device. */
async function attach(
  lane: string,
  { action, question_id }: FileChange,
  file_id: number,
): Promise<FileResult> {
  const reply = await saveAttachment(attemptIdOf(lane), { question_id, file_id, action });
  if (!reply) return { isSent: false, failure: 'server_away' };
  const { result } = reply;
  if (result === 'saved') return { isSent: true, reply };
  if (result === 'late' || result === 'invalid') return { isSent: false, failure: result, reply };
  return { isSent: false, failure: 'refused', message: translate(fileMessages, result), reply };
}

async function addFile(queue: UnsentQueue, entry: UnsentEntry<AddedFile>): Promise<FileResult> {
  const { lane, body } = entry;
  if (body.stored) {
    const result = await attach(lane, body, body.stored.id);
    if (result.isSent || result.failure !== 'invalid' || !entry.bytes) return result;
    // The server has forgotten the bytes since they were sent.
  }
  const stored = await sendBytes(entry);
  await queue.note({ ...entry, body: { ...body, stored } });
  // Its author may have removed it during the upload.
  const isStillThere = queue.list().some((each) => textOfKey(each) === textOfKey(entry));
  return isStillThere ? attach(lane, body, stored.id) : { isSent: true };
}

const removeFile = ({ lane, body }: UnsentEntry<RemovedFile>): Promise<FileResult> =>
  attach(lane, body, body.file.id);

export function createFilesSender(queue: UnsentQueue): Sender<FileChange> {
  return {
    toText: ({ title }) => `${title}\n`,
    send: async ([entry]) => {
      if (!entry) return [];
      const { body } = entry;
      try {
        return [
          await (body.action === 'add' ? addFile(queue, { ...entry, body }) : removeFile({ ...entry, body })),
        ];
      } catch (error) {
        if (error instanceof UploadCancelled) return [{ isSent: true }];
        throw error;
      }
    },
  };
}
