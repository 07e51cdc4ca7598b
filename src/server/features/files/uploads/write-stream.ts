import { open } from 'node:fs/promises';
import type { Readable } from 'node:stream';

/**
 * Frees the memory of a written chunk immediately. V8 would collect up to 64 MB of such buffers first, which is most of
 * the memory that several uploads use.
 */
function release(chunk: Buffer<ArrayBuffer>): void {
  // Only if nothing else shares the buffer.
  if (chunk.byteLength === chunk.buffer.byteLength) chunk.buffer.transfer(0);
}

/**
 * Writes a stream to an existing file from `offset` on, calls `onWritten` with the offset after each chunk, and returns
 * the last one. The chunks cannot be read afterwards.
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
