import { createHash } from 'node:crypto';
import { open } from 'node:fs/promises';

const bufferBytes = 256 * 1024;

/** SHA-256 in hexadecimal, and size. Reuses one buffer, so large files need no more memory. */
export async function hashFile(path: string): Promise<{ sha256: string; bytes: number }> {
  const hash = createHash('sha256');
  const buffer = Buffer.alloc(bufferBytes);
  const file = await open(path);
  try {
    let bytes = 0;
    for (;;) {
      const { bytesRead } = await file.read(buffer, 0, buffer.length, bytes);
      if (bytesRead === 0) return { sha256: hash.digest('hex'), bytes };
      hash.update(buffer.subarray(0, bytesRead));
      bytes += bytesRead;
    }
  } finally {
    await file.close();
  }
}
