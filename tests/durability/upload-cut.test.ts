import { createHash } from 'node:crypto';
import { readdir, rm } from 'node:fs/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { mediaMaxBytes } from '#contract/limits.ts';
import { receivedDir } from '#server/features/files/storage/received-bytes.ts';
import {
  inventLargeSound,
  seedTeacher,
  uploadWithInterruptions,
} from '#tests/support/clients/broken-upload.ts';
import { makeDataFolder } from '#tests/support/data-folder.ts';
import { killLeftServers, startServerProcess } from './server-process.ts';

/** The largest possible upload, interrupted three times, with a server that is killed in between. */

let dataDir: string;
beforeAll(async () => {
  dataDir = await makeDataFolder();
});
afterAll(() => rm(dataDir, { recursive: true, force: true }));
afterAll(killLeftServers);

it('100 MB arrive byte for byte over cut connections and kill -9', { timeout: 120_000 }, async () => {
  const content = inventLargeSound(mediaMaxBytes);
  const sha256 = createHash('sha256').update(content).digest('hex');
  const uploadPlace = { dataDir, token: await seedTeacher({ dataDir }) };
  const report = await uploadWithInterruptions(uploadPlace, content, () => startServerProcess(dataDir));
  await report.server.kill();
  expect(report.media).toBe(`${sha256}.mp3`);
  expect(report.sha256).toBe(sha256);
  expect(await readdir(receivedDir(dataDir))).toEqual([]);
});
