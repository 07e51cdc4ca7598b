import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { readEnv } from '#server/env.ts';
import { openSession } from '#server/features/session/session.service.ts';
import { openApp } from '#server/open-app.ts';
import { makeRoster } from '#tests/import/roster-set.ts';
import { makeDataFolder } from '#tests/support/data-folder.ts';
import { seedSchool } from '#tests/support/test-school.ts';
import { callServer } from './call-server.ts';
import { killLeftServers, type ServerProcess, startServerProcess } from './server-process.ts';

/** A server ends during an import: none of the list's people is added, and the next server can import all of them. */

const size = { students: 9_000, teachers: 100, classes: 60 };
let dataDir: string;

beforeEach(async () => {
  dataDir = await makeDataFolder();
});
afterEach(killLeftServers);
afterEach(() => rm(dataDir, { recursive: true, force: true }));

/** Makes a school, and returns the session token of its administrator. */
async function makeSchool(): Promise<string> {
  const app = await openApp(readEnv({ DATA_DIR: dataDir }));
  const { people } = await seedSchool(app);
  const token = await openSession(app, people.admin);
  await app.close();
  return token;
}

function query(sql: string): unknown[] {
  const database = new DatabaseSync(join(dataDir, 'school.db'), { timeout: 5_000 });
  const rows = database.prepare(sql).all();
  database.close();
  return rows;
}

const counted = ['user', 'class', 'class_student', 'teaching', 'audit_entry'] as const;
const countRows = () => query(`select ${counted.map((name) => `(select count(*) from "${name}")`).join()}`);
const readJob = () => query('select state, progress, tries from job')[0] as { state: string; tries: number };

/** Whether a write transaction is running. */
function isWriting(): boolean {
  const database = new DatabaseSync(join(dataDir, 'school.db'), { timeout: 0 });
  try {
    database.exec('begin immediate; rollback');
    return false;
  } catch {
    return true;
  } finally {
    database.close();
  }
}

/** Waits until one write has taken this long: only the import's takes more than 60 ms. */
async function waitUntilWritingFor(ms: number): Promise<void> {
  for (let since = Date.now(); Date.now() - since < ms; await sleep(5)) {
    if (!isWriting()) since = Date.now();
    if (readJob()?.state === 'done') throw new Error('The import was faster than its end');
  }
}

async function beginImport(server: ServerProcess, token: string): Promise<void> {
  const content = (await makeRoster(size, '1.1')).toString('base64');
  const { version } = await callServer(
    server,
    'POST /admin/import_begin',
    { name: 'roster.zip', content },
    token,
  );
  await callServer(server, 'POST /admin/import_read', { version, makes_missing: true }, token);
  const { draft } = await callServer(server, 'GET /admin/import', {}, token);
  const looked = { version: draft?.version ?? 0, digest: draft?.digest ?? '' };
  await callServer(server, 'POST /admin/import_apply', looked, token);
}

it('imports nothing or everything if it is killed twice', { timeout: 120_000 }, async () => {
  const token = await makeSchool();
  const first = await startServerProcess(dataDir);
  await beginImport(first, token);
  const rowsBefore = countRows();
  await waitUntilWritingFor(60);
  await first.kill();
  expect({ rows: countRows(), state: readJob().state }).toEqual({ rows: rowsBefore, state: 'running' });

  query('update job set leased_until = 0');
  const second = await startServerProcess(dataDir);
  await waitUntilWritingFor(150);
  await second.kill();
  expect({ rows: countRows(), state: readJob().state }).toEqual({ rows: rowsBefore, state: 'running' });

  query('update job set leased_until = 0');
  const last = await startServerProcess(dataDir);
  while (readJob().state !== 'done') await sleep(50);
  const { draft } = await callServer(last, 'GET /admin/import', {}, token);
  expect(readJob().tries).toBe(3);
  expect(draft).toMatchObject({ state: 'done', counts: { new: size.students + size.teachers, wrong: 0 } });
  const { total } = await callServer(last, 'GET /admin/people', { user_group: 'student', limit: 1 }, token);
  // Three people were there before.
  expect(total).toBe(size.students + 3);
  expect(await last.stop()).toBe(0);
});
