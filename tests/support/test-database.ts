// Each call gives an empty database of its own, on the engine that the Vitest project names in TEST_DATABASE.
import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { inject } from 'vitest';
import { readFreeBytes } from '#server/storage/free-bytes.ts';

/** What `openDatabase` takes: `url` is set for PostgreSQL only; `dataDir` is an empty folder for files either way. */
export type TestDatabase = {
  engine: 'sqlite' | 'postgres';
  url: string | undefined;
  dataDir: string;
  close: () => Promise<void>;
};

export async function openTestDatabase(): Promise<TestDatabase> {
  const dataDir = await mkdtemp(join(await chooseFastFolder(), 'school-'));
  const removeFiles = () => rm(dataDir, { recursive: true, force: true });
  const engine = process.env['TEST_DATABASE'] ?? 'sqlite';
  if (engine === 'sqlite') return { engine, url: undefined, dataDir, close: removeFiles };
  if (engine !== 'postgres') throw new Error(`TEST_DATABASE is '${engine}': expected sqlite or postgres`);

  const serverUrl = inject('postgresUrl');
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  await runOnServer(serverUrl, `create database ${name} template template0`);
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  const close = async () => {
    await runOnServer(serverUrl, `drop database if exists ${name} with (force)`);
    await removeFiles();
  };
  return { engine, url: url.href, dataDir, close };
}

async function runOnServer(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}

/** Memory where there is plenty of it: the tests sync every write, as the product does. */
async function chooseFastFolder(): Promise<string> {
  const memory = '/dev/shm';
  const free = await readFreeBytes(memory).catch(() => 0);
  return free > 2 ** 30 ? memory : tmpdir();
}
