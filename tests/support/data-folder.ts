import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readFreeBytes } from '#server/storage/free-bytes.ts';

/** An empty folder, in memory where there is plenty of it: the tests sync every write, as the product does. */
export async function makeDataFolder(): Promise<string> {
  const memory = '/dev/shm';
  const free = await readFreeBytes(memory).catch(() => 0);
  return mkdtemp(join(free > 2 ** 30 ? memory : tmpdir(), 'school-'));
}
