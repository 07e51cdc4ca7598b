import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { openDatabase } from '#server/database/database.ts';
import { migrate } from '#server/database/migrate.ts';
import type { PostgresServer } from '#tests/support/servers/postgres-server.ts';
import type { SchoolPlace } from '../processes.ts';
import { fillBenchSchool, type Scale } from './school.ts';

export type Engine = 'sqlite' | 'postgres';

/** A folder, and for PostgreSQL an empty database, for a school of this scale. */
export async function createSchoolPlace(
  folder: string,
  postgres: PostgresServer | undefined,
  scale: Scale,
): Promise<SchoolPlace> {
  const dataDir = join(folder, `${postgres ? 'postgres' : 'sqlite'}-${scale}`);
  mkdirSync(dataDir, { recursive: true });
  if (!postgres) return { dataDir, databaseUrl: undefined };
  const client = new pg.Client({ connectionString: postgres.url });
  await client.connect();
  await client.query(`create database school_${scale}`);
  await client.end();
  const url = new URL(postgres.url);
  url.pathname = `/school_${scale}`;
  return { dataDir, databaseUrl: url.href };
}

export async function fillSchoolPlace(place: SchoolPlace, scale: Scale): Promise<void> {
  const database = openDatabase(place);
  try {
    await migrate(database);
    await fillBenchSchool(database, scale);
  } finally {
    await database.close();
  }
}
