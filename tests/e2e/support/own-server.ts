import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { rm } from 'node:fs/promises';
import { createInterface } from 'node:readline';
import { makeDataFolder } from '#tests/support/data-folder.ts';
import { builtServer } from '#tests/support/servers/built-server.ts';

/** A server with an empty database and no demo school, for tests that begin with the first run. */
export type OwnServer = {
  origin: string;
  /** The one-time address of the setup page, which the server has printed. */
  setupAddress: string;
  stop: () => Promise<void>;
};

async function readSetupAddress(child: ChildProcess): Promise<string> {
  if (!child.stdout) throw new Error('The server was started without its output');
  for await (const line of createInterface({ input: child.stdout })) {
    const address = /http\S+\/setup#\S+/.exec(line)?.[0];
    if (address) return address;
  }
  throw new Error('The server printed no address for the first run');
}

export async function startOwnServer(env: Record<string, string> = {}): Promise<OwnServer> {
  const dataDir = await makeDataFolder();
  const child = spawn(process.execPath, [builtServer.main], {
    env: { ...process.env, HOST: '127.0.0.1', PORT: '0', DATA_DIR: dataDir, DEMO: '0', ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const setupAddress = await readSetupAddress(child);
  child.stdout?.resume();
  return {
    origin: new URL(setupAddress).origin,
    setupAddress,
    stop: async () => {
      const exitPromise = once(child, 'exit');
      child.kill('SIGTERM');
      await exitPromise;
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
