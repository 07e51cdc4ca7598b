import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, expect, it } from 'vitest';
import { makeDataFolder } from '#tests/support/data-folder.ts';
import { killLeftServers, startServerProcess } from './server-process.ts';

/** Other users of the machine read nothing of a school, whatever the umask of the shell that starts it. */

let folder: string;
afterEach(async () => {
  killLeftServers();
  await rm(folder, { recursive: true, force: true });
});

it.skipIf(process.platform === 'win32')('a school keeps its folder and files to its own user', async () => {
  folder = await makeDataFolder();
  const dataDir = join(folder, 'data');
  const server = await startServerProcess(dataDir);
  const names = await readdir(dataDir, { recursive: true });
  expect(names).toContain('school.db');
  const modes = await Promise.all(
    ['.', ...names].map(async (name) => [name, (await stat(join(dataDir, name))).mode & 0o077]),
  );
  expect(modes.filter(([, mode]) => mode !== 0)).toEqual([]);
  await server.stop();
});
