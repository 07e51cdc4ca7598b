import { rmSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { listProcessTree, readMemory } from '../memory-of.ts';
import { startProduct } from '../processes.ts';
import type { Row } from '../rows.ts';

const settleMs = 10_000;
const root = join(import.meta.dirname, '../..');
/** Without these, the apps and the server are built and compiled, as after `npm ci`. */
const earlierBuildPaths = [join(root, 'dist'), join(root, 'node_modules/.cache/compiled')];

/** Memory of the server with the demo school and its child processes, some time after it is ready. */
async function measureOnce(dataDir: string): Promise<{ megabytes: number; processes: number }> {
  const product = await startProduct({ dataDir, databaseUrl: undefined, demo: true });
  await sleep(settleMs);
  const processIds = listProcessTree(product.pid ?? 0);
  const megabytes = processIds.reduce((sum, pid) => sum + readMemory(pid).nowMb, 0);
  await product.stop();
  return { megabytes, processes: processIds.length };
}

/**
 * Measures the first start after `npm ci`, which builds the apps and fills the demo school, and then a later start.
 */
export async function measureMemory(folder: string, print: (row: Row) => void): Promise<void> {
  await mkdir(folder, { recursive: true });
  for (const path of earlierBuildPaths) rmSync(path, { recursive: true, force: true });
  for (const occasion of ['after the first start, which builds', 'after a later start']) {
    const { megabytes, processes } = await measureOnce(folder);
    const label = `memory, idle, ${occasion} (${processes} process${processes > 1 ? 'es' : ''})`;
    const figure = `${megabytes.toFixed(0)} MB`;
    print({ engine: 'memory', label, figure, budget: '≤ 150 MB', isMet: megabytes <= 150 });
  }
}
