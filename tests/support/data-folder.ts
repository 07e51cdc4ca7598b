import { statfsSync } from 'node:fs';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Where tests keep data: in memory if there is enough, because every write is synced, as in the product. */
export function chooseDataPlace(): string {
  const memory = '/dev/shm';
  try {
    const { bavail, bsize } = statfsSync(memory);
    return bavail * bsize > 2 ** 30 ? memory : tmpdir();
  } catch {
    return tmpdir();
  }
}

/** Makes an empty folder. */
export function makeDataFolder(): Promise<string> {
  return mkdtemp(join(chooseDataPlace(), 'school-'));
}
