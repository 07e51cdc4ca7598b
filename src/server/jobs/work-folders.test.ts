import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { makeWorkFolder, removeLostFolders } from '#server/jobs/work-folders.ts';
import { makeDataFolder } from '#tests/support/data-folder.ts';

it('removes folders that no job holds, but not that of a job that starts meanwhile', async () => {
  const dataDir = await makeDataFolder();
  await makeWorkFolder(dataDir, 'killed');
  await makeWorkFolder(dataDir, 'busy');
  await removeLostFolders(dataDir, async () => {
    const held = ['busy'];
    await makeWorkFolder(dataDir, 'beginning');
    return held;
  });
  expect((await readdir(join(dataDir, 'work'))).sort()).toEqual(['beginning', 'busy']);
  await rm(dataDir, { recursive: true });
});
