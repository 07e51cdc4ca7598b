import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { findFreePort } from '#tests/support/servers/free-port.ts';

/** Measured servers, each in its own process. All of them end with the benchmark. */

const root = join(import.meta.dirname, '..');
/** Building the apps and filling the demo school take a while on a busy machine. */
const startTimeoutMs = 300_000;
const stopTimeoutMs = 10_000;

/** An empty place is filled with the demo school if `demo` is true. */
export type SchoolPlace = { dataDir: string; databaseUrl: string | undefined; demo?: boolean };
export type RecordedQuery = { sql: string; parameters: unknown[] };
export type RunningServer = {
  origin: string;
  pid: number | undefined;
  startMs: number;
  stop: (signal?: NodeJS.Signals) => Promise<void>;
};

const children = new Set<ChildProcess>();
process.once('exit', () => {
  for (const child of children) child.kill('SIGKILL');
});

async function stopChild(child: ChildProcess, signal: NodeJS.Signals = 'SIGTERM'): Promise<void> {
  if (!children.has(child)) return;
  const exitEvent = once(child, 'exit');
  child.kill(signal);
  const killTimer = setTimeout(() => child.kill('SIGKILL'), stopTimeoutMs);
  await exitEvent;
  clearTimeout(killTimer);
}

export async function stopAll(): Promise<void> {
  await Promise.all([...children].map((child) => stopChild(child)));
}

async function waitUntilReady(origin: string, child: ChildProcess): Promise<void> {
  const signal = AbortSignal.timeout(startTimeoutMs);
  while (!signal.aborted) {
    if (child.exitCode !== null) throw new Error(`The server ended with ${child.exitCode}`);
    const response = await fetch(`${origin}/healthz`, { signal }).catch(() => undefined);
    if (response?.ok) return;
    await sleep(5);
  }
  throw new Error(`The server was not ready after ${startTimeoutMs} ms`);
}

async function startProcess(
  command: readonly string[],
  env: Record<string, string>,
  cwd = root,
): Promise<RunningServer> {
  const port = await findFreePort();
  const startedAt = performance.now();
  const child = spawn(process.execPath, command, {
    cwd,
    env: { ...process.env, ...env, HOST: '127.0.0.1', PORT: String(port), NODE_ENV: 'production' },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  children.add(child);
  child.once('exit', () => children.delete(child));
  const origin = `http://127.0.0.1:${port}`;
  await waitUntilReady(origin, child);
  const startMs = performance.now() - startedAt;
  return { origin, pid: child.pid, startMs, stop: (signal) => stopChild(child, signal) };
}

function toEnv({ dataDir, databaseUrl, demo = false }: SchoolPlace): Record<string, string> {
  return { DATA_DIR: dataDir, DATABASE_URL: databaseUrl ?? '', DEMO: demo ? '1' : '0' };
}

/** The arguments of `node` in `npm start`, with its flags. */
function readStartCommand(productRoot: string): string[] {
  const { scripts } = JSON.parse(readFileSync(join(productRoot, 'package.json'), 'utf8')) as {
    scripts: { start: string };
  };
  return scripts.start.split(' ').slice(1);
}

/** Starts this product, or another checkout of it. */
export function startProduct(place: SchoolPlace, productRoot = root): Promise<RunningServer> {
  return startProcess(readStartCommand(productRoot), toEnv(place), productRoot);
}

/** Starts bare node:http, which runs the given queries for every request. */
export function startCeiling(place: SchoolPlace, queries: readonly RecordedQuery[]): Promise<RunningServer> {
  return startProcess(['bench/load/ceiling.ts'], { ...toEnv(place), BENCH_QUERIES: JSON.stringify(queries) });
}

/** The median of three starts, from spawning the process to its first reply, in milliseconds. */
export async function measureStart(place: SchoolPlace): Promise<number> {
  const times: number[] = [];
  for (let round = 0; round < 3; round++) {
    const product = await startProduct(place);
    times.push(product.startMs);
    await product.stop();
  }
  return times.sort((a, b) => a - b)[1] ?? 0;
}
