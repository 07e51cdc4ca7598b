import type * as fs from 'node:fs/promises';
import { rm } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { expect, it, vi } from 'vitest';
import { openDiskFiles } from '#server/storage/disk-files.ts';
import { makeDataFolder } from '#tests/support/data-folder.ts';

/** After a power failure, a folder holds only the names that it had when it was synced. */

const openedPaths = vi.hoisted((): string[] => []);
vi.mock('node:fs/promises', async (importOriginal) => {
  const original = await importOriginal<typeof fs>();
  const open: typeof fs.open = (path, ...more) => {
    openedPaths.push(String(path));
    return original.open(path, ...more);
  };
  return { ...original, open };
});

it.skipIf(process.platform === 'win32')('syncs each folder in which it makes one', async () => {
  const home = await makeDataFolder();
  await openDiskFiles(join(home, 'data', 'files')).put('private/ab/x.bin', Buffer.from('x'));
  const syncedFolders = new Set(openedPaths.map((path) => relative(home, path)));
  const madeIn = ['', 'data', join('data', 'files'), join('data', 'files', 'private')];
  expect(madeIn.filter((folder) => !syncedFolders.has(folder))).toEqual([]);
  await rm(home, { recursive: true });
});
