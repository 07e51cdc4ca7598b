import type { Readable } from 'node:stream';
import { receivedPath } from '#server/features/files/uploads/received-bytes.ts';
import * as uploads from '#server/features/files/uploads/uploads.repository.ts';
import { writeReceived } from '#server/features/files/uploads/write-stream.ts';
import type { App } from '#server/http/context.ts';

/** What is on its way is noted this often, and when the bytes end or break off. */
const noteEveryMs = 5_000;

/** Writes an upload's bytes from `offset` on, and notes how far it came: as long as it moves its room is kept. */
export async function receiveBytes(
  app: App,
  { id, offset }: { id: string; offset: number },
  source: Readable,
): Promise<number> {
  let [reached, noted, notedAt] = [offset, offset, app.now()];
  const note = async () => {
    [noted, notedAt] = [reached, app.now()];
    await uploads.noteReceived(app.db, id, reached, notedAt);
  };
  try {
    return await writeReceived(source, receivedPath(app.env.dataDir, id), offset, async (at) => {
      reached = at;
      if (app.now() - notedAt >= noteEveryMs) await note();
    });
  } finally {
    if (reached > noted) await note();
  }
}
