import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, open, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';

/** Temporary folders for files that the server itself stores. */

const staleAfterMs = 24 * 3_600_000;
const hashedAtOnce = 256 * 1024;

const incomingDir = (dataDir: string) => join(dataDir, 'incoming');

/** Runs `work` with the path of a new, empty folder, and removes it afterwards. */
export async function withIncomingFolder<T>(
  dataDir: string,
  work: (folder: string) => Promise<T>,
): Promise<T> {
  await mkdir(incomingDir(dataDir), { recursive: true });
  const folder = await mkdtemp(join(incomingDir(dataDir), 'upload-'));
  try {
    return await work(folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** SHA-256 in hexadecimal, and size. Reuses one buffer, so large files need no more memory. */
export async function hashFile(path: string): Promise<{ sha256: string; bytes: number }> {
  const hash = createHash('sha256');
  const buffer = Buffer.alloc(hashedAtOnce);
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

/** Removes folders that a crash left behind; younger ones may belong to another process. */
export async function removeStaleUploads(dataDir: string, now: number): Promise<void> {
  const names = await readdir(incomingDir(dataDir)).catch(() => []);
  for (const name of names) {
    const path = join(incomingDir(dataDir), name);
    const found = await stat(path).catch(() => undefined);
    if (found && now - found.mtimeMs > staleAfterMs) await rm(path, { recursive: true, force: true });
  }
}
