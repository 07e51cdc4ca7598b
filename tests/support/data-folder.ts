import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readFreeBytes } from '#server/storage/free-bytes.ts';

/** Makes an empty folder, in memory if there is enough, because every write is synced, as in the product. */
export async function makeDataFolder(): Promise<string> {
  const memory = '/dev/shm';
  const free = await readFreeBytes(memory).catch(() => 0);
  return mkdtemp(join(free > 2 ** 30 ? memory : tmpdir(), 'school-'));
}
