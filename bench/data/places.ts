import { cpSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { openDatabase } from '#server/database/database.ts';
import { migrate } from '#server/database/migrate.ts';
import type { PostgresServer } from '#tests/support/servers/postgres-server.ts';
import type { SchoolPlace } from '../processes.ts';
import { fillBenchSchool, type Scale } from './school.ts';

async function runOn({ url }: PostgresServer, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(statement);
  await client.end();
}

function addressOf({ url }: PostgresServer, database: string): string {
  const address = new URL(url);
  address.pathname = `/${database}`;
  return address.href;
}

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
  await runOn(postgres, `create database school_${scale}`);
  return { dataDir, databaseUrl: addressOf(postgres, `school_${scale}`) };
}

/** A second school like one that nobody is connected to. */
export async function copySchoolPlace(
  { dataDir, databaseUrl }: SchoolPlace,
  postgres: PostgresServer | undefined,
): Promise<SchoolPlace> {
  const copy = `${dataDir}-copy`;
  cpSync(dataDir, copy, { recursive: true });
  if (!postgres || databaseUrl === undefined) return { dataDir: copy, databaseUrl };
  const name = new URL(databaseUrl).pathname.slice(1);
  await runOn(postgres, `create database ${name}_copy template ${name}`);
  return { dataDir: copy, databaseUrl: addressOf(postgres, `${name}_copy`) };
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
