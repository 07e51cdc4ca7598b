import { execFileSync } from 'node:child_process';
import { closeSync, mkdtempSync, openSync, rmdirSync, rmSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A small disk in memory that a test can fill to its last byte. */

export type SmallDisk = {
  folder: string;
  /** Fills it completely. */
  fill: () => void;
  /** Frees the space again. */
  clear: () => void;
  remove: () => void;
};

/** Undefined if this account may not mount: most machines allow it only to root. */
export function mountSmallDisk(megabytes: number): SmallDisk | undefined {
  const folder = mkdtempSync(join(tmpdir(), 'disk-'));
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m`, 'tmpfs', folder], { stdio: 'ignore' });
  } catch {
    rmdirSync(folder);
    return undefined;
  }
  const filler = join(folder, 'filler');
  return {
    folder,
    fill: () => {
      const file = openSync(filler, 'w');
      try {
        for (let bytes = 64 * 1024; bytes >= 1; bytes = writeAll(file, bytes)) continue;
      } finally {
        closeSync(file);
      }
    },
    clear: () => rmSync(filler),
    remove: () => {
      execFileSync('umount', ['--lazy', folder]);
      rmdirSync(folder);
    },
  };
}

/** Writes pieces of `bytes` until none fits; returns the size of the next pieces to try. */
function writeAll(file: number, bytes: number): number {
  const piece = Buffer.alloc(bytes);
  try {
    for (;;) writeSync(file, piece);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error;
    return bytes / 4;
  }
}
