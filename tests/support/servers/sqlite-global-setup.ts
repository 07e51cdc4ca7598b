import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { openDatabase } from '#server/database/database.ts';
import { migrate } from '#server/database/migrate.ts';
import { makeDataFolder } from '../data-folder.ts';

declare module 'vitest' {
  interface ProvidedContext {
    migratedSqlite: string;
  }
}

/** Makes one migrated SQLite file for all test files of a run; each test app copies it. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const dataDir = await makeDataFolder();
  const database = openDatabase({ dataDir });
  await migrate(database);
  await database.close();
  project.provide('migratedSqlite', join(dataDir, 'school.db'));
  return () => rm(dataDir, { recursive: true, force: true });
}
