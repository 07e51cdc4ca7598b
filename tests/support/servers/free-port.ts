import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:net';

/**
 * The range lies below the ports that systems give to outgoing connections (Linux: from 32768 on), because one of those
 * could be taken before the server listens.
 */
const lowestPort = 10_000;
/** Each worker of a run has ports of its own: one is free until its server listens, which takes seconds. */
const portsOfWorker = 2_700;
const workerCount = 8;
const worker = Number(process.env['VITEST_POOL_ID'] ?? process.env['TEST_PARALLEL_INDEX'] ?? 0) % workerCount;
const firstPort = lowestPort + worker * portsOfWorker;
const givenPorts = new Set<number>();

async function isFree(port: number): Promise<boolean> {
  const server = createServer();
  try {
    await once(server.listen(port, '127.0.0.1'), 'listening');
    return true;
  } catch {
    return false;
  } finally {
    server.close();
  }
}

/** Finds a free port of this machine, which this process has not had before. */
export async function findFreePort(): Promise<number> {
  for (;;) {
    const port = randomInt(firstPort, firstPort + portsOfWorker);
    if (givenPorts.has(port) || !(await isFree(port))) continue;
    givenPorts.add(port);
    return port;
  }
}
