import type { App } from '#server/app.ts';
import { mediaKey } from '#server/features/files/storage/media-key.ts';
import { discardPrivateFiles } from '#server/features/files/storage/unused-files.service.ts';
import { removeReceivedFiles } from './received-bytes.ts';

/**
 * Removes the received bytes of deleted uploads, and the stored bytes of deleted file records unless another
 * attempt uses them.
 */
export async function discardStudentWork(
  app: App,
  deletedWork: { files: readonly { sha256: string; extension: string }[]; uploads: readonly string[] },
): Promise<void> {
  for (const id of deletedWork.uploads) await removeReceivedFiles(app.env.dataDir, id);
  await discardPrivateFiles(
    app,
    deletedWork.files.map(({ sha256, extension }) => mediaKey(`${sha256}${extension}`, true)),
  );
}
