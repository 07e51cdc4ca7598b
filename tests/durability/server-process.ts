import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { findFreePort } from '#tests/support/servers/free-port.ts';

/** The real server as a separate process, on SQLite in `dataDir` unless a PostgreSQL is given. */

const main = join(import.meta.dirname, '../../src/server/main.ts');

export type ServerProcess = {
  origin: string;
  port: number;
  pid: number;
  /** Kills it as a power cut would: nothing is finished, nothing is flushed. */
  kill: () => Promise<void>;
  /** Stops it; resolves to its exit code. */
  stop: () => Promise<number | null>;
};

const running = new Set<ChildProcess>();

/** Call it at the end of each test file: a server left by a failed test would keep the whole run from ending. */
export function killLeftServers(): void {
  for (const child of running) child.kill('SIGKILL');
}

async function waitUntilReady(origin: string, child: ChildProcess): Promise<void> {
  while (child.exitCode === null) {
    const response = await fetch(`${origin}/healthz`).catch(() => undefined);
    if (response?.ok) return;
    await sleep(10);
  }
  throw new Error(`The server ended with exit code ${child.exitCode}`);
}

type ServerOptions = {
  /** Set to restart under the same address. */
  port?: number;
  /** Fills an empty database. */
  demo?: boolean;
  databaseUrl?: string | undefined;
  env?: Record<string, string>;
  /** Path of another server program. */
  program?: string;
};

export async function startServerProcess(
  dataDir: string,
  options: ServerOptions = {},
): Promise<ServerProcess> {
  const port = options.port ?? (await findFreePort());
  const child = spawn(process.execPath, [options.program ?? main], {
    env: {
      ...process.env,
      HOST: '127.0.0.1',
      PORT: String(port),
      DATA_DIR: dataDir,
      DATABASE_URL: options.databaseUrl ?? '',
      DEMO: options.demo ? '1' : '0',
      ...options.env,
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  running.add(child);
  child.once('exit', () => running.delete(child));
  const origin = `http://127.0.0.1:${port}`;
  await waitUntilReady(origin, child);
  return {
    origin,
    port,
    pid: child.pid ?? 0,
    kill: async () => {
      const ended = once(child, 'exit');
      child.kill('SIGKILL');
      await ended;
    },
    stop: async () => {
      const ended = once(child, 'exit');
      child.kill('SIGTERM');
      const [code] = (await ended) as [number | null];
      return code;
    },
  };
}
