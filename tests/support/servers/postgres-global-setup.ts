import { rm } from 'node:fs/promises';
import type { TestProject } from 'vitest/node';
import { openDatabase } from '#server/database/database.ts';
import { migrate } from '#server/database/migrate.ts';
import { makeDataFolder } from '../data-folder.ts';
import { createDatabase, migratedDatabaseName } from './postgres-databases.ts';
import { startPostgres } from './postgres-server.ts';

declare module 'vitest' {
  interface ProvidedContext {
    postgresUrl: string;
  }
}

/** Starts one PostgreSQL server for all test files of a run; each file creates its own databases there. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const server = await startPostgres();
  const dataDir = await makeDataFolder();
  const url = await createDatabase(server.url, migratedDatabaseName, 'template0');
  const database = openDatabase({ dataDir, databaseUrl: url });
  await migrate(database);
  await database.close();
  await rm(dataDir, { recursive: true, force: true });
  project.provide('postgresUrl', server.url);
  return server.stop;
}
