import { execFileSync } from 'node:child_process';
import { closeSync, mkdtempSync, openSync, rmdirSync, rmSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A small disk in memory that a test can fill to its last byte. */

export type SmallDisk = {
  folder: string;
  /** Fills the disk to its last byte. */
  fill: () => void;
  /** Deletes the file that fills the disk. */
  clear: () => void;
  remove: () => void;
};

/** Mounts a small disk; undefined if this account may not mount, which most machines allow only to root. */
export function mountSmallDisk(megabytes: number): SmallDisk | undefined {
  const folder = mkdtempSync(join(tmpdir(), 'disk-'));
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m`, 'tmpfs', folder], { stdio: 'ignore' });
  } catch {
    rmdirSync(folder);
    return undefined;
  }
  const fillerPath = join(folder, 'filler');
  return {
    folder,
    fill: () => {
      const file = openSync(fillerPath, 'w');
      try {
        for (let bytes = 64 * 1024; bytes >= 1; bytes = writeUntilFull(file, bytes)) continue;
      } finally {
        closeSync(file);
      }
    },
    clear: () => rmSync(fillerPath),
    remove: () => {
      execFileSync('umount', ['--lazy', folder]);
      rmdirSync(folder);
    },
  };
}

/** Writes chunks of `bytes` until no more fit. Returns the size of the chunks to try next. */
function writeUntilFull(file: number, bytes: number): number {
  const chunk = Buffer.alloc(bytes);
  try {
    for (;;) writeSync(file, chunk);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error;
    return bytes / 4;
  }
}
