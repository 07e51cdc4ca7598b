import type { Readable } from 'node:stream';
import { receivedPath } from '#server/features/files/uploads/received-bytes.ts';
import * as uploadProgress from '#server/features/files/uploads/upload-progress.repository.ts';
import { writeReceived } from '#server/features/files/uploads/write-stream.ts';
import type { App } from '#server/http/context.ts';

/** Interval of storing the progress, which is also stored at the end or an interruption. */
const storeEveryMs = 5_000;

/** Writes the bytes of an upload from `offset` on and stores its progress, which keeps its storage reserved. */
export async function receiveBytes(
  app: App,
  { id, offset }: { id: string; offset: number },
  source: Readable,
): Promise<number> {
  let [offsetNow, storedOffset, storedAt] = [offset, offset, app.now()];
  const storeProgress = async () => {
    [storedOffset, storedAt] = [offsetNow, app.now()];
    await uploadProgress.recordReceivedBytes(app.db, id, offsetNow, storedAt);
  };
  try {
    return await writeReceived(source, receivedPath(app.env.dataDir, id), offset, async (at) => {
      offsetNow = at;
      if (app.now() - storedAt >= storeEveryMs) await storeProgress();
    });
  } finally {
    if (offsetNow > storedOffset) await storeProgress();
  }
}
