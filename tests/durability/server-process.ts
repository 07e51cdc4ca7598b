import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { builtServer } from '#tests/support/servers/built-server.ts';
import { copyDemoFiles, copyDemoSchool } from '#tests/support/servers/demo-folder.ts';
import { findFreePort } from '#tests/support/servers/free-port.ts';

/** Starts the real server as a separate process, on SQLite in `dataDir` unless a PostgreSQL URL is given. */

export type ServerProcess = {
  origin: string;
  port: number;
  pid: number;
  /** Kills the server as a power cut would: it finishes nothing and flushes nothing. */
  kill: () => Promise<void>;
  /** Stops the server and resolves to its exit code. */
  stop: () => Promise<number | null>;
};

const runningServers = new Set<ChildProcess>();

/** Kills servers that a failed test has left. Call it at the end of each test file, because they would keep the run from ending. */
export function killLeftServers(): void {
  for (const child of runningServers) child.kill('SIGKILL');
}

const isRunning = (child: ChildProcess) => child.exitCode === null && child.signalCode === null;

async function waitUntilReady(origin: string, child: ChildProcess): Promise<void> {
  while (isRunning(child)) {
    const response = await fetch(`${origin}/healthz`).catch(() => undefined);
    if (response?.ok) return;
    await sleep(10);
  }
  throw new Error(`The server ended with exit code ${child.exitCode ?? child.signalCode}`);
}

type ServerOptions = {
  /** The port of an earlier server, to start under the same address. */
  port?: number;
  /** With the demo school; a PostgreSQL that did not begin with it is filled by the server. */
  fillsDemo?: boolean;
  databaseUrl?: string | undefined;
  env?: Record<string, string>;
  /** Path of a server program to run instead of the product's. */
  program?: string;
};

/** Folders and databases that this run has filled with the demo school. */
const demoPlaces = new Set<string>();

export async function startServerProcess(
  dataDir: string,
  options: ServerOptions = {},
): Promise<ServerProcess> {
  const port = options.port ?? (await findFreePort());
  if (options.fillsDemo)
    await (options.databaseUrl === undefined
      ? copyDemoSchool(dataDir)
      : copyDemoFiles(options.databaseUrl, dataDir));
  const place = options.databaseUrl ?? dataDir;
  if (options.fillsDemo) demoPlaces.add(place);
  const child = spawn(process.execPath, [options.program ?? builtServer.main], {
    env: {
      ...process.env,
      HOST: '127.0.0.1',
      PORT: String(port),
      DATA_DIR: dataDir,
      DATABASE_URL: options.databaseUrl ?? '',
      // By hand also when it is started again: without it, the password would be replaced.
      DEMO: demoPlaces.has(place) ? '1' : '0',
      ...options.env,
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  runningServers.add(child);
  child.once('exit', () => runningServers.delete(child));
  const origin = `http://127.0.0.1:${port}`;
  await waitUntilReady(origin, child);
  return {
    origin,
    port,
    pid: child.pid ?? 0,
    kill: async () => {
      if (!isRunning(child)) throw new Error('The server that is to be killed does not run.');
      const exitPromise = once(child, 'exit');
      child.kill('SIGKILL');
      await exitPromise;
    },
    stop: async () => {
      const exitPromise = once(child, 'exit');
      child.kill('SIGTERM');
      const [code] = (await exitPromise) as [number | null];
      return code;
    },
  };
}
