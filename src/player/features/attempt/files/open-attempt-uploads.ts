import { pendingFiles } from '#player/storage/pending-files.ts';
import { sendFile } from '#ui/upload/upload-file.ts';
import { createAttemptUploads, type UploadsDeps } from './attempt-uploads.ts';

/** The uploads of one attempt, with this device's storage and the network. */
export function openAttemptUploads(
  studentId: number,
  attemptId: number,
  deps: Omit<UploadsDeps, 'storage' | 'send'>,
) {
  // Loads the code now, so that it is there when the network fails.
  void import('tus-js-client').catch(() => undefined);
  return createAttemptUploads({
    ...deps,
    storage: pendingFiles(studentId, attemptId),
    send: async ({ question_id, kind }, file, handle) => {
      const uploadTarget = { attempt_id: String(attemptId), question_id };
      return (await sendFile(file, kind, handle, uploadTarget)).file;
    },
  });
}
