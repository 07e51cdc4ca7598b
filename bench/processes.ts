import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

/** Servers under measurement, each a process of its own. */

const root = join(import.meta.dirname, '..');

export type Running = {
  origin: string;
  pid: number;
  startMs: number;
  stop: (signal?: NodeJS.Signals) => Promise<void>;
};

async function findFreePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  if (address === null || typeof address === 'string') throw new Error('no port');
  return address.port;
}

async function waitUntilReady(origin: string, child: ChildProcess): Promise<void> {
  for (;;) {
    if (child.exitCode !== null) throw new Error(`The server ended with ${child.exitCode}`);
    const response = await fetch(`${origin}/healthz`).catch(() => undefined);
    if (response?.ok) return;
    await sleep(5);
  }
}

async function start(script: string, env: Record<string, string>): Promise<Running> {
  const port = await findFreePort();
  const began = performance.now();
  const child = spawn(process.execPath, [join(root, script)], {
    cwd: root,
    env: { ...process.env, ...env, HOST: '127.0.0.1', PORT: String(port), DEMO: '0', NODE_ENV: 'production' },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const origin = `http://127.0.0.1:${port}`;
  await waitUntilReady(origin, child);
  return {
    origin,
    pid: child.pid ?? 0,
    startMs: performance.now() - began,
    stop: async (signal = 'SIGTERM') => {
      const ended = once(child, 'exit');
      child.kill(signal);
      await ended;
    },
  };
}

export type Place = { dataDir: string; databaseUrl: string | undefined };

function toEnv({ dataDir, databaseUrl }: Place): Record<string, string> {
  return { DATA_DIR: dataDir, DATABASE_URL: databaseUrl ?? '' };
}

export function startProduct(place: Place): Promise<Running> {
  return start('src/server/main.ts', toEnv(place));
}

/** Bare node:http running the given queries for every request. */
export function startCeiling(place: Place, queries: readonly RecordedQuery[]): Promise<Running> {
  return start('bench/ceiling.ts', { ...toEnv(place), BENCH_QUERIES: JSON.stringify(queries) });
}

export type RecordedQuery = { sql: string; parameters: unknown[] };
