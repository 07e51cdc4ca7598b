import type { Readable } from 'node:stream';
import type { App } from '#server/app.ts';
import * as uploadProgress from '#server/features/files/uploads/upload-progress.repository.ts';
import { writeReceivedBytes } from '#server/features/files/uploads/write-stream.ts';
import { receivedPath } from '../storage/received-bytes.ts';

/**
 * Time between two records of the progress, which is also recorded at the end and when the upload is
 * interrupted.
 */
const progressIntervalMs = 5_000;

/**
 * Writes the bytes of an upload from `offset` on and returns the offset after them. Recording the progress
 * keeps storage reserved for the upload.
 */
export async function receiveBytes(
  app: App,
  { id, offset }: { id: string; offset: number },
  byteStream: Readable,
): Promise<number> {
  let [currentOffset, storedOffset, storedAt] = [offset, offset, app.now()];
  const storeProgress = async () => {
    [storedOffset, storedAt] = [currentOffset, app.now()];
    await uploadProgress.recordReceivedBytes(app.db, id, currentOffset, storedAt);
  };
  try {
    return await writeReceivedBytes(
      byteStream,
      receivedPath(app.env.dataDir, id),
      offset,
      async (writtenOffset) => {
        currentOffset = writtenOffset;
        if (app.now() - storedAt >= progressIntervalMs) await storeProgress();
      },
    );
  } finally {
    if (currentOffset > storedOffset) await storeProgress();
  }
}
