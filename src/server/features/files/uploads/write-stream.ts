import { open } from 'node:fs/promises';
import type { Readable } from 'node:stream';

/**
 * Frees the memory of a written chunk immediately. Otherwise V8 would keep up to 64 MB of such buffers before
 * it collects them, which is most of the memory that several uploads use.
 */
function freeMemory(chunk: Buffer<ArrayBuffer>): void {
  // Transfers the buffer only if nothing else shares it.
  if (chunk.byteLength === chunk.buffer.byteLength) chunk.buffer.transfer(0);
}

/**
 * Writes a stream to an existing file from `offset` on and returns the offset after the last chunk. Calls
 * `onWritten` with the offset after each chunk. The chunks cannot be read afterwards.
 */
export async function writeReceivedBytes(
  byteStream: Readable,
  path: string,
  offset: number,
  onWritten: (writtenOffset: number) => Promise<void>,
): Promise<number> {
  const file = await open(path, 'r+');
  try {
    let writtenOffset = offset;
    for await (const each of byteStream) {
      const chunk = each as Buffer<ArrayBuffer>;
      const { length } = chunk;
      for (let writtenLength = 0; writtenLength < length; ) {
        writtenLength += (
          await file.write(chunk, writtenLength, length - writtenLength, writtenOffset + writtenLength)
        ).bytesWritten;
      }
      writtenOffset += length;
      freeMemory(chunk);
      await onWritten(writtenOffset);
    }
    return writtenOffset;
  } finally {
    await file.close();
  }
}
