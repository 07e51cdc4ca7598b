import { readdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readEnv } from '#server/env.ts';
import type { ConversionKind } from '#server/media/converter.ts';
import { findPrograms } from '#server/media/programs/find-programs.ts';
import { openApp } from '#server/open-app.ts';
import { listProcessesIn } from '#tests/support/conversion-task.ts';
import { makeDataFolder } from '#tests/support/data-folder.ts';
import { makeVideo } from '#tests/support/samples/video-samples.ts';
import { makePicture, queueMedia } from '#tests/support/test-conversions.ts';
import { seedSchool } from '#tests/support/test-school.ts';
import { killLeftServers, startServerProcess } from './server-process.ts';

/** A server ends during a conversion: the next server repeats it, and cleans up after the first. */

let dataDir: string;

/** Puts a file into the queue while no server runs. */
async function queueFile(bytes: Uint8Array, extension: string, kind: ConversionKind): Promise<void> {
  const app = await openApp(readEnv({ DATA_DIR: dataDir }));
  const existingUser = await app.db.selectFrom('user').select('id').limit(1).executeTakeFirst();
  const owner = existingUser?.id ?? (await seedSchool(app)).people.teacher;
  await queueMedia(app, owner, bytes, extension, kind);
  await app.close();
}

beforeEach(async () => {
  dataDir = await makeDataFolder();
});

afterEach(() => rm(dataDir, { recursive: true, force: true }));
afterEach(killLeftServers);

type State = { state: string; tries: number; leased_by: string | null };

function query(sql: string): unknown[] {
  const database = new DatabaseSync(join(dataDir, 'school.db'), { timeout: 5_000 });
  const rows = database.prepare(sql).all();
  database.close();
  return rows;
}

const readState = () => query('select state, tries, leased_by from job')[0] as State;
/** Lists the working folders; a folder that disappears meanwhile is no error. */
async function listWork(): Promise<string[]> {
  try {
    return await readdir(join(dataDir, 'work'), { recursive: true });
  } catch {
    await sleep(1);
    return listWork();
  }
}

/** Waits until the converter works, which is when it has the source file. */
async function waitUntilConverting(): Promise<void> {
  while (readState().state !== 'running' || (await listWork()).length < 3) await sleep(5);
}

async function waitUntil(state: string): Promise<void> {
  while (readState().state !== state) await sleep(20);
}

describe('a conversion', () => {
  it('goes back into the queue at SIGTERM, and continues at the next start', {
    timeout: 90_000,
  }, async () => {
    await queueFile(await makePicture(4000, 3000), '.jpg', 'picture');
    const first = await startServerProcess(dataDir);
    await waitUntilConverting();
    expect(await first.stop()).toBe(0);
    expect(readState()).toEqual({ state: 'queued', tries: 0, leased_by: null });
    expect(await listWork()).toEqual([]);

    const killed = await startServerProcess(dataDir);
    await waitUntilConverting();
    await killed.kill();
    const { state, leased_by } = readState();
    expect({ state, folders: (await listWork()).length > 1 }).toEqual({ state: 'running', folders: true });

    const last = await startServerProcess(dataDir);
    await sleep(500);
    // The new process must not take the job: the process that leased it may still be alive.
    expect(readState()).toMatchObject({ state: 'running', leased_by });
    query('update job set leased_until = 0');
    await waitUntil('done');
    while ((await listWork()).length > 0) await sleep(20);
    await last.kill();
    expect(readState().tries).toBe(2);
    expect(query('select * from media_variant')).toHaveLength(6);
  });

  it.skipIf(findPrograms().ffmpeg === undefined)(
    'ends its converter at kill -9',
    { timeout: 90_000 },
    async () => {
      const video = makeVideo(dataDir, 'long.avi', { seconds: 20, size: '1280x720', sound: false });
      await queueFile(await readFile(video), '.avi', 'video');
      const server = await startServerProcess(dataDir);
      const listPrograms = () => listProcessesIn(join(dataDir, 'work'));
      while (!(await listWork()).some((path) => path.endsWith('.mp4'))) await sleep(5);
      expect(listPrograms()).not.toEqual([]);
      await server.kill();
      await expect.poll(listPrograms, { timeout: 3000 }).toEqual([]);
    },
  );
});
