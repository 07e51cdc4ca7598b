import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createClient } from '@redis/client';
import { findFreePort } from '#tests/support/servers/free-port.ts';
import { isOnPath } from '../../../scripts/debian-packages.ts';

/** Starts a temporary Redis without persistence, from Debian's package. */

export type RedisServer = {
  url: string;
  stop: () => Promise<void>;
  /** Stops the server; `resume` starts it again under the same address. */
  halt: () => Promise<void>;
  resume: () => Promise<void>;
};

export const hasRedis = (): boolean => isOnPath('redis-server');

export async function startRedis(): Promise<RedisServer> {
  const port = await findFreePort();
  const url = `redis://127.0.0.1:${port}`;
  let server: ChildProcess | undefined;
  const resume = async () => {
    const options = ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no'];
    server = spawn('redis-server', options, { stdio: 'ignore' });
    const client = createClient({ url, socket: { reconnectStrategy: 20 } }).on('error', () => undefined);
    await client.connect();
    client.destroy();
  };
  const halt = async () => {
    if (!server) return;
    const exitPromise = once(server, 'exit');
    server.kill('SIGKILL');
    await exitPromise;
    server = undefined;
  };
  await resume();
  return { url, stop: halt, halt, resume };
}
