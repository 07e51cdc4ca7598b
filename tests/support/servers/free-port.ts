import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:net';

/**
 * The range lies below the ports that systems give to outgoing connections (Linux: from 32768 on), because one of those
 * could be taken before the server listens.
 */
const [lowestPort, highestPort] = [10_000, 32_000];

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

/** Finds a free port of this machine. */
export async function findFreePort(): Promise<number> {
  for (;;) {
    const port = randomInt(lowestPort, highestPort);
    if (await isFree(port)) return port;
  }
}
