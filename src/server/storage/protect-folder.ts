import { chmodSync, mkdirSync, statSync } from 'node:fs';

/** A folder with this bit, such as /tmp, is shared on purpose. */
const stickyBit = 0o1000;

/** Files and folders that this process and its children make from now on are for their own user alone. */
export function keepFilesPrivate(): void {
  process.umask(0o077);
}

/**
 * Makes the folder of the school's data if it lacks, and closes it to other users of the machine: the database holds all
 * that people wrote, and everything else lies below.
 */
export function openPrivateFolder(path: string): void {
  mkdirSync(path, { recursive: true, mode: 0o700 });
  try {
    if ((statSync(path).mode & stickyBit) === 0) chmodSync(path, 0o700);
  } catch {
    // A folder that belongs to another user, such as a mounted one, is closed by that user.
  }
}
