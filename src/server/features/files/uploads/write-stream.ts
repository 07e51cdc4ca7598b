import { open } from 'node:fs/promises';
import type { Readable } from 'node:stream';

/**
 * Gives a written chunk's memory back at once. V8 lets 64 MB of such buffers pile up before it looks for those
 * that nobody needs: with several uploads at a time that is all the memory they cost.
 */
function release(chunk: Buffer<ArrayBuffer>): void {
  // Only where the chunk is all that its memory holds.
  if (chunk.byteLength === chunk.buffer.byteLength) chunk.buffer.transfer(0);
}

/**
 * Writes the stream into an existing file from `offset` on, piece by piece, tells `onWritten` the offset behind
 * each, and gives the last one. The chunks cannot be read afterwards.
 */
export async function writeReceived(
  source: Readable,
  path: string,
  offset: number,
  onWritten: (at: number) => Promise<void>,
): Promise<number> {
  const file = await open(path, 'r+');
  try {
    let at = offset;
    for await (const each of source) {
      const chunk = each as Buffer<ArrayBuffer>;
      const { length } = chunk;
      for (let done = 0; done < length; ) {
        done += (await file.write(chunk, done, length - done, at + done)).bytesWritten;
      }
      at += length;
      release(chunk);
      await onWritten(at);
    }
    return at;
  } finally {
    await file.close();
  }
}
