// Each call opens a new database, on the engine that the Vitest project names in TEST_DATABASE.
import { randomUUID } from 'node:crypto';
import { copyFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { inject } from 'vitest';
import { makeDataFolder } from '#tests/support/data-folder.ts';
import {
  createDatabase,
  migratedDatabaseName,
  runOnServer,
} from '#tests/support/servers/postgres-databases.ts';

/** The place of a database: `url` is set for PostgreSQL only; `dataDir` is a folder for files with both engines. */
export type TestDatabase = {
  engine: 'sqlite' | 'postgres';
  url: string | undefined;
  dataDir: string;
  close: () => Promise<void>;
};

/** `migrated`: whether the database is a copy of a migrated one; it is empty otherwise. */
export async function openTestDatabase({ migrated: isMigrated = false } = {}): Promise<TestDatabase> {
  const dataDir = await makeDataFolder();
  const removeFiles = () => rm(dataDir, { recursive: true, force: true });
  const engine = process.env['TEST_DATABASE'] ?? 'sqlite';
  if (engine === 'sqlite') {
    if (isMigrated) await copyFile(inject('migratedSqlite'), join(dataDir, 'school.db'));
    return { engine, url: undefined, dataDir, close: removeFiles };
  }
  if (engine !== 'postgres') throw new Error(`TEST_DATABASE is '${engine}': expected sqlite or postgres`);

  const serverUrl = inject('postgresUrl');
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  const url = await createDatabase(serverUrl, name, isMigrated ? migratedDatabaseName : 'template0');
  const close = async () => {
    await runOnServer(serverUrl, `drop database if exists ${name} with (force)`);
    await removeFiles();
  };
  return { engine, url, dataDir, close };
}
