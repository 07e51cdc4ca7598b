import { mediaKey } from '#server/features/files/storage/media-key.ts';
import { discardPrivate } from '#server/features/files/storage/unused-files.service.ts';
import { removeReceived } from '#server/features/files/uploads/received-bytes.ts';
import type { App } from '#server/http/context.ts';

/** Removes the bytes of work whose records were deleted; those that another attempt has stay. */
export async function discardWork(
  app: App,
  work: { files: readonly { sha256: string; extension: string }[]; uploads: readonly string[] },
): Promise<void> {
  for (const id of work.uploads) await removeReceived(app.env.dataDir, id);
  await discardPrivate(
    app,
    work.files.map(({ sha256, extension }) => mediaKey(`${sha256}${extension}`, true)),
  );
}
