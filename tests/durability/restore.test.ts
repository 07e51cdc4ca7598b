import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { fillDemoSchool } from '#demo/fill-demo-school.ts';
import { openDatabase } from '#server/database/database.ts';
import { migrate } from '#server/database/migrate.ts';
import { readEnv } from '#server/env.ts';
import { makeBackup } from '#server/features/backup/make-backup.service.ts';
import { restoreBackup } from '#server/features/backup/restore-backup.service.ts';
import { type OpenApp, openApp } from '#server/open-app.ts';
import { openDiskFiles } from '#server/storage/disk-files.ts';
import { makeDataFolder } from '#tests/support/data-folder.ts';
import { type PostgresServer, startPostgres } from '#tests/support/servers/postgres-server.ts';
import { readLinesByTable } from './compare-backups.ts';

/** The demo school moves from SQLite to PostgreSQL and back without any change. */

let home: string;
let postgres: PostgresServer;
const openedApps: OpenApp[] = [];

beforeAll(async () => {
  home = await makeDataFolder();
  postgres = await startPostgres();
}, 60_000);
afterAll(async () => {
  for (const app of openedApps) await app.close();
  await postgres?.stop();
  await rm(home, { recursive: true, force: true });
});

const envOf = (name: string, databaseUrl = '') =>
  readEnv({ DATA_DIR: join(home, name), DATABASE_URL: databaseUrl, DEMO: '0' });

async function openSchoolApp(env: ReturnType<typeof readEnv>): Promise<OpenApp> {
  const app = await openApp(env);
  openedApps.push(app);
  return app;
}

const backUp = (app: OpenApp) => makeBackup(app, join(home, 'backups'));

it('is the same school row by row and byte by byte', async () => {
  const first = await openSchoolApp(envOf('first'));
  await fillDemoSchool(first, 'elearning');
  const began = await backUp(first);
  expect(began.manifest.problems).toEqual([]);
  expect(began.manifest.files.count).toBeGreaterThan(50);
  expect(await restoreBackup(envOf('second', postgres.url), began.folder)).toMatchObject({ problems: [] });
  const moved = await backUp(await openSchoolApp(envOf('second', postgres.url)));
  expect(await restoreBackup(envOf('third'), moved.folder)).toMatchObject({ problems: [] });
  const back = await backUp(await openSchoolApp(envOf('third')));
  const rows = await readLinesByTable(began.folder, began.manifest);
  expect([...rows.values()].flat().length).toBeGreaterThan(3_000);
  for (const { folder, manifest } of [moved, back]) {
    expect(await readLinesByTable(folder, manifest)).toEqual(rows);
    expect(manifest.last_ids).toEqual(began.manifest.last_ids);
    expect(manifest.files).toEqual(began.manifest.files);
  }
});

it('migrates what an older server has backed up', async () => {
  const env = envOf('older');
  const database = openDatabase(env);
  await migrate(database, '2026-12-05-session-browser');
  await sql`insert into subject (name, colour, position) values ('Latin', 'blue', 1)`.execute(database.db);
  const files = openDiskFiles(join(env.dataDir, 'files'));
  const { folder, manifest } = await makeBackup(
    { env, db: database.db, files, now: Date.now },
    join(home, 'older-backups'),
  );
  await database.close();
  expect(manifest.migrations.at(-1)).toBe('2026-12-05-session-browser');
  await restoreBackup(envOf('newer'), folder);
  const { db, close } = await openSchoolApp(envOf('newer'));
  expect(await db.selectFrom('subject').select(['name', 'source_id']).execute()).toEqual([
    { name: 'Latin', source_id: null },
  ]);
  openedApps.pop();
  await close();
});
