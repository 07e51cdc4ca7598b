import { statfsSync } from 'node:fs';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Chooses the folder for test data: in memory if there is enough, because every write is synced, as in the product. */
export function chooseDataParent(): string {
  const memoryFolder = '/dev/shm';
  try {
    const { bavail, bsize } = statfsSync(memoryFolder);
    return bavail * bsize > 2 ** 30 ? memoryFolder : tmpdir();
  } catch {
    return tmpdir();
  }
}

/** Makes an empty folder for test data. */
export function makeDataFolder(): Promise<string> {
  return mkdtemp(join(chooseDataParent(), 'school-'));
}
