import { mediaKey } from '#server/features/files/storage/media-key.ts';
import { discardPrivateFiles } from '#server/features/files/storage/unused-files.service.ts';
import { removeReceived } from '#server/features/files/uploads/received-bytes.ts';
import type { App } from '#server/http/context.ts';

/** Removes the bytes of deleted file records, unless another attempt uses them. */
export async function discardStudentWork(
  app: App,
  work: { files: readonly { sha256: string; extension: string }[]; uploads: readonly string[] },
): Promise<void> {
  for (const id of work.uploads) await removeReceived(app.env.dataDir, id);
  await discardPrivateFiles(
    app,
    work.files.map(({ sha256, extension }) => mediaKey(`${sha256}${extension}`, true)),
  );
}
