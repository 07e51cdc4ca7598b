import { execFileSync } from 'node:child_process';
import { closeSync, mkdtempSync, openSync, rmdirSync, rmSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A disk of its own, in memory, that a test may fill to its last byte. */

export type SmallDisk = {
  folder: string;
  /** Leaves no room at all. */
  fill: () => void;
  /** Gives the room back. */
  clear: () => void;
  remove: () => void;
};

/** Undefined where this account may not mount: most machines allow it to root only. */
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

/** Writes pieces of so many bytes until none fits; gives the size of the next pieces to try. */
function writeAll(file: number, bytes: number): number {
  const piece = Buffer.alloc(bytes);
  try {
    for (;;) writeSync(file, piece);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error;
    return bytes / 4;
  }
}
